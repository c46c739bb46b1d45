import { access, constants, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import type { HorizonRows } from '@merleg/domain/score/train/train-model'
import { DEFAULT_BOOTSTRAP } from '@merleg/domain/score/evaluate/bootstrap'
import type { Command } from 'commander'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { makeModelCard } from './make-model-card.ts'
import { addTrainingFiles, readTrainingFiles, type TrainingFileOptions } from '../train/training-files.ts'

const DEFAULTS = { folds: '5', repetitions: '1', seed: '20260101', bootstrap: String(DEFAULT_BOOTSTRAP.repetitions) }

/** Where the card of the program is, seen from the root of the project. */
const DEFAULT_OUT = 'docs/model-card.md'

type ModelCardOptions = TrainingFileOptions & {
  readonly out?: string
  readonly folds: string
  readonly repetitions: string
  readonly seed: string
  readonly bootstrap: string
}

/** `merleg score model-card`. Exit codes: 0 written, 1 a file cannot be used, 2 wrong use. */
export function addModelCardCommand(parent: Command): void {
  const command = parent
    .command('model-card')
    .description('cross-validate the whole training against other models, and write the card of the committed model')
  addTrainingFiles(command)
    .option('--out <file>', `the file to write (default: ${DEFAULT_OUT})`)
    .option('--folds <count>', 'folds of the cross-validation, 2 to 20', DEFAULTS.folds)
    .option('--repetitions <count>', 'how often it is repeated with other folds, 1 to 50', DEFAULTS.repetitions)
    .option('--seed <number>', 'the same seed gives the same card', DEFAULTS.seed)
    .option('--bootstrap <count>', 'draws behind an interval, 100 to 10000', DEFAULTS.bootstrap)
    .addHelpText(
      'after',
      '\nThe files are those that the model was trained on. It takes minutes; a run that is stopped leaves the card as it was.',
    )
    .action(runModelCard)
}

async function runModelCard(paths: string[], options: ModelCardOptions): Promise<void> {
  const settings = {
    foldCount: readCount('--folds', options.folds, { least: 2, most: 20 }),
    repetitions: readCount('--repetitions', options.repetitions, { least: 1, most: 50 }),
    seed: readCount('--seed', options.seed, { least: 0, most: 2 ** 31 }),
  }
  const draws = readCount('--bootstrap', options.bootstrap, { least: 100, most: 10_000 })
  const horizons = await readTrainingFiles(paths, options)
  if (options.out === undefined) requireTrainingData(horizons)
  const out = resolve(options.out ?? DEFAULT_OUT)
  // What takes minutes is not begun for a folder that does not take it.
  await access(dirname(out), constants.W_OK).catch(refuseOut(out))
  const card = refusing(() =>
    makeModelCard({
      horizons,
      model: CURRENT_MODEL,
      settings,
      bootstrap: { ...DEFAULT_BOOTSTRAP, repetitions: draws },
      onProgress: ({ months, done, total }) => process.stderr.write(`${months} months: fold ${done} of ${total}\n`),
    }),
  )
  await writeWhole(out, card).catch(refuseOut(out))
  console.log(`${out}: the card of model ${CURRENT_MODEL.version}`)
}

function refuseOut(out: string): (error: unknown) => never {
  return (error) => {
    throw new CommandError(`--out ${out}: ${error instanceof Error ? error.message : String(error)}`, 2)
  }
}

/** The card of the program has to be about the data that its model was trained on. */
function requireTrainingData(horizons: readonly HorizonRows[]): void {
  for (const { months, rows } of horizons) {
    const failures = rows.filter(({ hasFailed }) => hasFailed).length
    const trained = CURRENT_MODEL.intervals.find((interval) => interval.months === months)?.training
    if (trained === undefined) throw new CommandError(`The committed model foretells nothing for ${months} months.`)
    if (trained.rows !== rows.length || trained.failures !== failures)
      throw new CommandError(
        `${months} months: ${rows.length} rows and ${failures} failures; the committed model was trained on ${trained.rows} and ${trained.failures} (${trained.files.join(', ')}). A card of other data goes elsewhere: --out <file>.`,
      )
  }
}

function readCount(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const count = Number(text)
  if (text.trim() === '' || !Number.isInteger(count) || count < least || count > most)
    throw new CommandError(`${name} ${text}: a whole number from ${least} to ${most}.`, 2)
  return count
}

function refusing(work: () => string): string {
  try {
    return work()
  } catch (error) {
    throw error instanceof RangeError ? new CommandError(error.message) : error
  }
}

/** The old file stays until the new one is whole. */
async function writeWhole(path: string, text: string): Promise<void> {
  const growing = `${path}.part`
  await writeFile(growing, text)
  await rename(growing, path)
}
