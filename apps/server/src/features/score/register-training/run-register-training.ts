import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { IsoDate } from '@merleg/contract/fields'
import { DEFAULT_BOOTSTRAP } from '@merleg/domain/score/evaluate/bootstrap'
import { formatEstimate } from '@merleg/domain/score/evaluate/figure-text'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { TRAINED_OUTCOMES } from '@merleg/domain/score/model/register-training'
import { HORIZONS } from '@merleg/domain/score/model/score-model'
import { formatModel } from '@merleg/domain/score/train/format-model'
import type { Command } from 'commander'
import { withCommandDatabase } from '../../../app/open-database.ts'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { listenForStop } from '../../../shared/cli/listen-for-stop.ts'
import { createProgressLine } from '../../../shared/cli/progress-line.ts'
import { parseHorizon } from '../train/file-horizon.ts'
import { writeWhole } from '../train/write-whole.ts'
import { LEAST_TRAINED } from './enough-rows.ts'
import { type TrainedOnRegister, trainOnRegister } from './train-on-register.usecases.ts'

export type RegisterTrainOptions = {
  readonly register?: true
  readonly country?: string
  readonly horizon?: string
  readonly asOf?: string
  readonly validationYears?: string
  readonly outcome?: string
  readonly madeUp?: true
  readonly out?: string
}

const DEFAULTS = { horizon: '12', validationYears: '2', outcome: 'insolvency' }

/** What says that a model is trained on the database, and how. */
export function addRegisterOptions(command: Command): Command {
  return command
    .option('--register', 'train on the failures and accounts of the database, as they were known day by day')
    .option('--country <code>', 'with --register: the country, as LV')
    .option('--horizon <months>', `with --register: train up to 12, 36 or 60 months (default: ${DEFAULTS.horizon})`)
    .option('--as-of <day>', 'with --register: look at nothing later, YYYY-MM-DD (default: the last day told)')
    .option(
      '--validation-years <count>',
      `with --register: years kept for validation (default: ${DEFAULTS.validationYears})`,
    )
    .option(
      '--outcome <name>',
      'with --register: insolvency, or silence (no accounts for two years), which is weak and rates nobody',
    )
    .option('--made-up', 'with --register: the made-up companies, where real ones are loaded too')
    .addHelpText(
      'after',
      `
With --register the model file and its card are written into the folder --out; nothing of the database is changed.
merleg score use switches the model on. Fewer than ${LEAST_TRAINED} failed companies are refused.`,
    )
}

/** Trains on the register and writes model and card. */
export async function runRegisterTraining(paths: readonly string[], options: RegisterTrainOptions): Promise<void> {
  const asked = readOptions(paths, options)
  await checkFolder(asked.out)
  const signal = listenForStop(new CommandError('Stopped. Nothing was written.'))
  await withCommandDatabase(async ({ db }) => {
    const line = createProgressLine()
    const startedAt = performance.now()
    const trained = await trainOnRegister(db, {
      ...asked,
      shipped: CURRENT_MODEL,
      bootstrap: DEFAULT_BOOTSTRAP,
      onStep: (step, isDue) => line.show(`score train: ${step}`, isDue),
      signal,
    }).finally(line.end)
    const written = nameFiles(asked.out, asked.countryCode)
    await mkdir(asked.out, { recursive: true }).catch(refuseOut(asked.out))
    await writeWhole(written.model, formatModel(trained.model))
    await writeWhole(written.card, trained.card)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(
      `${describeTrained(trained, seconds)}\nmodel ${trained.model.version} written to ${written.model}, its card to ${written.card}\n`,
    )
  })
}

function refuseOut(out: string): (error: unknown) => never {
  return (error) => {
    throw new CommandError(`--out ${out}: ${error instanceof Error ? error.message : String(error)}`, 2)
  }
}

/** Before the work, not after it. */
async function checkFolder(out: string): Promise<void> {
  const existing = await stat(out).catch(() => null)
  if (existing !== null && !existing.isDirectory()) throw new CommandError(`--out ${out}: this is not a folder.`, 2)
}

/** Of the files of a country in a folder. */
function nameFiles(folder: string, countryCode: string): { model: string; card: string } {
  const country = countryCode.toLowerCase()
  return { model: join(folder, `score-model-${country}.json`), card: join(folder, `model-card-${country}.md`) }
}

function readOptions(paths: readonly string[], options: RegisterTrainOptions) {
  const { country, out, asOf, outcome: name = DEFAULTS.outcome, madeUp = false } = options
  if (paths.length > 0) throw new CommandError('With --register no files are read.', 2)
  if (country === undefined || !/^[A-Z]{2}$/.test(country))
    throw new CommandError('--register asks for --country, two capital letters, as LV.', 2)
  if (out === undefined) throw new CommandError('--register asks for --out, the folder for model and card.', 2)
  const months = parseHorizon(options.horizon ?? DEFAULTS.horizon)
  if (months === null) throw new CommandError(`--horizon ${options.horizon}: one of ${HORIZONS.join(', ')}.`, 2)
  if (asOf !== undefined && !IsoDate.safeParse(asOf).success)
    throw new CommandError(`--as-of ${asOf}: not a day YYYY-MM-DD.`, 2)
  const years = options.validationYears ?? DEFAULTS.validationYears
  if (!/^([1-9]|1\d)$/.test(years))
    throw new CommandError(`--validation-years ${years}: a whole number from 1 to 19.`, 2)
  const outcome = TRAINED_OUTCOMES.find((known) => known === name)
  if (outcome === undefined) throw new CommandError(`--outcome ${name}: one of ${TRAINED_OUTCOMES.join(', ')}.`, 2)
  if (outcome === 'silence' && months !== 12)
    throw new CommandError('--outcome silence speaks of the two years after: --horizon does not go with it.', 2)
  const validationDays = Number(years)
  const command = [
    `merleg score train --register --country ${country} --out <folder> --horizon ${months}`,
    `--validation-years ${years} --outcome ${outcome}`,
    ...(asOf === undefined ? [] : [`--as-of ${asOf}`]),
    ...(madeUp ? ['--made-up'] : []),
  ].join(' ')
  return { countryCode: country, out, asOf, horizon: months, validationDays, outcome, isMadeUp: madeUp, command }
}

function describeTrained({ register, split }: TrainedOnRegister, seconds: string): string {
  const { comparison, trained, validated } = register
  const verdicts = {
    better: 'better than the shipped model',
    worse: 'worse than the shipped model',
    open: 'not shown to be better than the shipped model',
  }
  return [
    `trained on ${split.trained.length} rows of ${trained.from} to ${trained.until}, validated on ${split.validated.length} from ${validated.from} on, in ${seconds} s`,
    `AUC ${register.outcome === 'insolvency' ? 'within 12 months' : 'of silence for two years'} ${formatEstimate(comparison.auc)}, shipped ${formatEstimate(comparison.shippedAuc)}, difference ${formatEstimate(comparison.difference)}: ${verdicts[comparison.verdict]}`,
  ].join('\n')
}
