import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import { formatModel } from '@merleg/domain/score/train/format-model'
import { type HorizonRows, trainModel } from '@merleg/domain/score/train/train-model'
import type { Command } from 'commander'
import { CommandError } from '../../../shared/cli/command-error.ts'
import {
  addRegisterOptions,
  type RegisterTrainOptions,
  runRegisterTraining,
} from '../register-training/run-register-training.ts'
import { addTrainingFiles, type TrainingFileOptions, readTrainingFiles } from '../train/training-files.ts'
import { writeWhole } from '../train/write-whole.ts'

type TrainOptions = TrainingFileOptions & RegisterTrainOptions & { readonly out?: string }

/** Where the model of the program is, seen from the root of the project. */
const DEFAULT_OUT = 'packages/domain/src/score/model/score-model.json'

/**
 * `merleg score train`. Exit codes: 0 trained and written, 1 a file or the register cannot be used, stopped, or not
 * written, 2 wrong use.
 */
export function addTrainCommand(parent: Command): void {
  const command = parent
    .command('train')
    .description('train the model of the rating and write its file; the same files, or register, give the same file')
  addTrainingFiles(command).option(
    '--out <path>',
    `where to write the model: a file (default: ${DEFAULT_OUT}), with --register a folder`,
  )
  addRegisterOptions(command).action(runTrain)
}

async function runTrain(paths: string[], options: TrainOptions): Promise<void> {
  if (options.register === true) return runRegisterTraining(paths, options)
  const out = options.out ?? DEFAULT_OUT
  await checkFolder(out)
  const horizons = await readTrainingFiles(paths, options)
  const model = train(horizons)
  await writeWhole(out, formatModel(model))
  for (const interval of model.intervals) console.log(describeInterval(interval))
  console.log(`model ${model.version} written to ${out}`)
}

/** Before the work, not after it. */
async function checkFolder(path: string): Promise<void> {
  const folder = await stat(dirname(path)).catch(() => null)
  if (!folder?.isDirectory()) throw new CommandError(`--out ${path}: there is no folder ${dirname(path)}.`, 2)
  const existing = await stat(path).catch(() => null)
  if (existing !== null && !existing.isFile()) throw new CommandError(`--out ${path}: this is not a file.`, 2)
}

function train(horizons: readonly HorizonRows[]): ScoreModel {
  try {
    return trainModel(horizons)
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(`The files cannot be trained on: ${error.message}.`)
    throw error
  }
}

function describeInterval({ months, training }: ScoreModel['intervals'][number]): string {
  const { rows, failures, ratedRows, ratedFailures } = training
  return `${months} months: ${rows} companies, ${failures} failed; trained on ${ratedRows} with known earlier years, ${ratedFailures} failed`
}
