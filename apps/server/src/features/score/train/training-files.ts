import { basename } from 'node:path'
import { type Horizon, HORIZONS } from '@merleg/domain/score/model/score-model'
import type { HorizonRows } from '@merleg/domain/score/train/train-model'
import type { Command } from 'commander'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { findFileHorizon } from './file-horizon.ts'
import { readTrainingFile } from './read-training-file.ts'

/** Files that are named by their horizon. */
export type TrainingFileOptions = {
  readonly oneYear: readonly string[]
  readonly threeYears: readonly string[]
  readonly fiveYears: readonly string[]
}

type NamedFile = { readonly path: string; readonly months: Horizon }

/** Adds the argument and the options that say which files there are to train on. */
export function addTrainingFiles(command: Command): Command {
  const collect = (path: string, before: string[]) => [...before, path]
  return command
    .argument(
      '[files...]',
      'files whose name says the horizon: 5year (12 months), 3year (36 months), 1year (60 months)',
    )
    .option('--one-year <file>', 'companies that failed or not within one year; may be repeated', collect, [])
    .option('--three-years <file>', 'the same within three years', collect, [])
    .option('--five-years <file>', 'the same within five years', collect, [])
}

/**
 * The rows of each horizon; several files of one are taken together. Throws CommandError where a horizon has no file, a
 * file cannot be used, or all of its companies had the same fate.
 */
export async function readTrainingFiles(
  paths: readonly string[],
  options: TrainingFileOptions,
): Promise<HorizonRows[]> {
  const files = nameFiles(paths, options)
  const read = await Promise.all(files.map(async (file) => ({ ...file, rows: await readTrainingFile(file.path) })))
  for (const { path, rows } of read) {
    const failures = rows.filter(({ hasFailed }) => hasFailed).length
    if (failures === 0 || failures === rows.length)
      throw new CommandError(`${path}: ${failures === 0 ? 'none' : 'all'} of the ${rows.length} companies failed.`)
  }
  return HORIZONS.map((months) => {
    const own = read.filter((file) => file.months === months)
    return { months, files: own.map(({ path }) => basename(path)), rows: own.flatMap(({ rows }) => rows) }
  })
}

/** Every horizon has to have a file: the product shows all of them. */
function nameFiles(paths: readonly string[], options: TrainingFileOptions): NamedFile[] {
  const { oneYear, threeYears, fiveYears } = options
  const byOption = { 12: oneYear, 36: threeYears, 60: fiveYears } satisfies Record<Horizon, readonly string[]>
  const byName = paths.map((path) => {
    const found = findFileHorizon(path)
    if (found === null)
      throw new CommandError(
        `${path}: the name does not say the horizon (5year, 3year or 1year); use --one-year, --three-years or --five-years.`,
        2,
      )
    return { path, months: found.months }
  })
  const files = [...HORIZONS.flatMap((months) => byOption[months].map((path) => ({ path, months }))), ...byName]
  const missing = HORIZONS.filter((months) => files.every((file) => file.months !== months))
  if (missing.length > 0) throw new CommandError(`There is no file for ${missing.join(', ')} months.`, 2)
  return files
}
