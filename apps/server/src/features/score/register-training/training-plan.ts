import type { DbOrTx } from '@merleg/db/connect'
import type { TrainedOutcome } from '@merleg/domain/score/model/register-training'
import { publicByRule } from '@merleg/domain/accounts-due'
import { monthsUntilPublic } from '@merleg/domain/score/train/known-filings'
import { monthsAfter } from '@merleg/domain/score/train/register-outcome'
import { CommandError } from '../../../shared/cli/command-error.ts'
import {
  countFiledYears,
  countTrainable,
  listReadSources,
  type ReadSource,
  speaksOf,
} from './training-sources.repository.ts'

/** What is looked at: whose companies, by which sources, on which days. */
export type TrainingPlan = {
  countryCode: string
  isMadeUp: boolean
  companies: number
  outcome: TrainedOutcome
  /** Those that speak of the country. */
  sources: readonly ReadSource[]
  monthsUntilPublic: number
  lastToldYear: number
  /** A year apart, the newest first, YYYY-MM-DD. */
  days: readonly string[]
}

export type PlanOptions = {
  countryCode: string
  outcome: TrainedOutcome
  /** Companies that never existed, where real ones are loaded too. */
  isMadeUp: boolean
  /** Nothing later is looked at; the last day that is told, where it is left out. */
  asOf: string | undefined
}

/** As many years back as accounts and outcomes may reach. */
const MOST_DAYS = 25

/** Finds out what can be learned from. Throws CommandError that says why nothing can. */
export async function planTraining(db: DbOrTx, options: PlanOptions): Promise<TrainingPlan> {
  const { countryCode, outcome } = options
  const { real, madeUp } = await countTrainable(db, countryCode)
  if (real + madeUp === 0) throw new CommandError(`There are no companies of ${countryCode} in the database.`)
  if (options.isMadeUp && madeUp === 0)
    throw new CommandError(`There are no made-up companies of ${countryCode} in the database.`)
  const isMadeUp = options.isMadeUp || real === 0
  const of = { countryCode, isMadeUp }
  const sources = await listSpeaking(db, of)
  const months = monthsUntilPublic(countryCode)
  const plan = { ...of, companies: isMadeUp ? madeUp : real, outcome, sources, monthsUntilPublic: months }
  if (outcome === 'silence') {
    const lastToldYear = await findLastToldYear(db, of)
    const last = publicByRule(`${lastToldYear}-12-31`, months)
    return { ...plan, lastToldYear, days: listDays(earlier(options.asOf, last), '') }
  }
  const telling = sources.filter((source) => source.tellsFailures)
  const last = telling
    .map(({ toldUntil }) => toldUntil)
    .toSorted()
    .at(-1)
  if (last === undefined) throw new CommandError(describeUntold(countryCode, sources))
  const first = telling.map(({ toldFrom }) => toldFrom).toSorted()[0] ?? last
  return { ...plan, lastToldYear: 0, days: listDays(earlier(options.asOf, last), first) }
}

async function listSpeaking(db: DbOrTx, of: { countryCode: string; isMadeUp: boolean }): Promise<ReadSource[]> {
  const found: ReadSource[] = []
  for (const source of await listReadSources(db))
    if (await speaksOf(db, { ...of, sourceId: source.sourceId })) found.push(source)
  return found
}

function describeUntold(countryCode: string, sources: readonly ReadSource[]): string {
  const names = sources.map(({ sourceId }) => sourceId).join(', ')
  return `Of the sources of ${countryCode} that are loaded (${names}) none tells all liquidations of the companies that it speaks of, so it cannot be known who survived. Load a register that does.`
}

/** A year that has nearly as many accounts as the one before; of a later one most have not come yet. */
const COMPLETE_FROM_SHARE = 0.9

async function findLastToldYear(db: DbOrTx, of: { countryCode: string; isMadeUp: boolean }): Promise<number> {
  const years = await countFiledYears(db, of)
  const complete = years.filter(({ count }, index) => count >= COMPLETE_FROM_SHARE * (years[index - 1]?.count ?? 0))
  const last = complete.at(-1)?.year
  if (last === undefined) throw new CommandError(`There are no accounts of ${of.countryCode} in the database.`)
  return last
}

function earlier(asked: string | undefined, last: string): string {
  return asked !== undefined && asked < last ? asked : last
}

/** Whole years before the last day, as far back as something is told. */
function listDays(last: string, first: string): string[] {
  const days = Array.from({ length: MOST_DAYS }, (_, index) => monthsAfter(last, -12 * (index + 1)))
  return days.filter((day) => day >= first)
}
