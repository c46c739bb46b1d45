import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Horizon, ScoreModel } from '@merleg/domain/score/model/score-model'
import { formatModel } from '@merleg/domain/score/train/format-model'
import { type HorizonRows, trainModel } from '@merleg/domain/score/train/train-model'
import { DEFAULT_TRAINING } from '@merleg/domain/score/train/training-row'
import type { Command } from 'commander'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { createProgressLine } from '../../../shared/cli/progress-line.ts'
import { addTrainingFiles, type TrainingFileOptions, readTrainingFiles } from './training-files.ts'

type TrainOptions = TrainingFileOptions & {
  readonly seed: string
  readonly bags: string
  readonly repetitions: string
  readonly out: string
}

/** Where the model of the program is, seen from the root of the project. */
const DEFAULT_OUT = 'packages/domain/src/score/model/score-model.json'
const MOST_BAGS = 100
const MOST_REPETITIONS = 20

/** `merleg score train`. Exit codes: 0 trained and written, 1 a file cannot be used or written, 2 wrong use. */
export function addTrainCommand(parent: Command): void {
  const command = parent
    .command('train')
    .description('train the model of the rating and write its file; the same files and seed give the same file')
  addTrainingFiles(command)
    .option('--seed <number>', 'decides everything that is drawn', String(DEFAULT_TRAINING.seed))
    .option('--bags <number>', 'models to average, a multiple of 5', String(DEFAULT_TRAINING.bags))
    .option('--repetitions <number>', 'of the five-fold cross-validation behind the figures; 0: no figures', '1')
    .option('--out <file>', 'where to write the model', DEFAULT_OUT)
    .action(runTrain)
}

async function runTrain(paths: string[], options: TrainOptions): Promise<void> {
  const seed = readWhole('--seed', options.seed, { least: 0, most: 2 ** 31 - 1 })
  const bags = readWhole('--bags', options.bags, { least: 5, most: MOST_BAGS })
  if (bags % 5 !== 0) throw new CommandError(`--bags ${bags}: not a multiple of 5.`, 2)
  const repetitions = readWhole('--repetitions', options.repetitions, { least: 0, most: MOST_REPETITIONS })
  await checkFolder(options.out)
  const horizons = await readTrainingFiles(paths, options)
  const model = train(horizons, { seed, bags, repetitions })
  await writeWhole(options.out, formatModel(model))
  for (const horizon of model.horizons) console.log(describeHorizon(horizon))
  console.log(`model ${model.version} written to ${options.out}`)
}

function readWhole(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most))
    throw new CommandError(`${name} ${text}: not a whole number from ${least} to ${most}.`, 2)
  return value
}

/** Before minutes of work, not after them. */
async function checkFolder(path: string): Promise<void> {
  const folder = await stat(dirname(path)).catch(() => null)
  if (!folder?.isDirectory()) throw new CommandError(`--out ${path}: there is no folder ${dirname(path)}.`, 2)
  const existing = await stat(path).catch(() => null)
  if (existing !== null && !existing.isFile()) throw new CommandError(`--out ${path}: this is not a file.`, 2)
}

function train(
  horizons: readonly HorizonRows[],
  { seed, bags, repetitions }: { seed: number; bags: number; repetitions: number },
): ScoreModel {
  const line = createProgressLine()
  const onProgress = ({ months, done, total }: { months: Horizon; done: number; total: number }) =>
    line.show(`training: ${months} months, ${done} of ${total}`)
  try {
    return trainModel(horizons, { options: { seed, bags }, repetitions, onProgress })
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(`The files cannot be trained on: ${error.message}.`)
    throw error
  } finally {
    line.end()
  }
}

/** All of it or nothing: into a file beside it, which then takes its place. */
async function writeWhole(path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}.part`
  try {
    await writeFile(beside, text)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw new CommandError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function describeHorizon({ months, training, metrics }: ScoreModel['horizons'][number]): string {
  const { rows, failures } = training
  const { auc, aucDeviation, repetitions } = metrics
  const figures =
    auc === undefined || aucDeviation === undefined
      ? 'not cross-validated'
      : `AUC ${auc.toFixed(4)} ± ${aucDeviation.toFixed(4)} in ${repetitions} × five-fold cross-validation`
  return `${months} months: ${rows} companies, ${failures} failed; ${figures}`
}
