import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '@merleg/db/connect'
import { inSnapshot } from '@merleg/db/transaction'
import { publicByRule } from '@merleg/domain/accounts-due'
import { FACTOR_KEYS } from '@merleg/domain/score/model/factor-keys'
import { type Horizon, HORIZONS } from '@merleg/domain/score/model/score-model'
import type { TrainedOutcome } from '@merleg/domain/score/model/register-training'
import { computeFactors } from '@merleg/domain/score/rate/compute-factors'
import { areComplete } from '@merleg/domain/score/rate/earlier-year'
import { findUsableAccounts } from '@merleg/domain/score/rate/rate-company'
import { type KnownBy, pickKnownFilings } from '@merleg/domain/score/train/known-filings'
import {
  monthsAfter,
  readOutcome,
  readSilentOutcome,
  type RegisterOutcome,
  SILENT_YEARS,
} from '@merleg/domain/score/train/register-outcome'
import { isRated, type TrainingRow } from '@merleg/domain/score/train/training-row'
import { chooseAccounts } from '../rate/accounts.ts'
import {
  listTrainedCompanies,
  type TrainedCompany,
  type TrainedFiling,
  type TrainingContext,
} from './training-companies.repository.ts'

const PAGE_COMPANIES = 1000
/** Worked through without a break, so that a stop is heard. */
const TURN_COMPANIES = 100

/** A company on a day, with an outcome that was known on the day `until`. */
export type RegisterRow = {
  companyId: string
  day: string
  until: string
  months: Horizon
  row: TrainingRow
}

/** Why nothing is learned from a company on a day. */
export const LEFT_OUT = [
  'untold',
  'undated',
  'not-going',
  'ended',
  'no-accounts',
  'incomplete-accounts',
  'no-earlier-years',
] as const satisfies readonly (RegisterOutcome | 'no-accounts' | 'incomplete-accounts' | 'no-earlier-years')[]
export type LeftOut = (typeof LEFT_OUT)[number]

/** Company-years of the nearest interval: what is learned from, and what is not. */
export type CollectCounts = {
  companies: number
  looked: number
  leftOut: Record<LeftOut, number>
  /** By what the newest accounts of a row were known. */
  knownBy: Record<KnownBy, number>
}

export type Collected = { rows: RegisterRow[]; counts: CollectCounts }

export type CollectTask = {
  countryCode: string
  isMadeUp: boolean
  outcome: TrainedOutcome
  /** Newest first, YYYY-MM-DD. */
  days: readonly string[]
  /** Of the intervals that are trained. */
  horizons: readonly Horizon[]
  monthsUntilPublic: number
  /** Of the weak outcome: the last business year whose accounts have come. */
  lastToldYear: number
  onProgress?: ((companies: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Goes once through the companies of a country, a page at a time, each of one state; nothing of a company but its rows is kept. */
export async function collectRows(db: Db, task: CollectTask, context: TrainingContext): Promise<Collected> {
  const { countryCode, isMadeUp, onProgress, signal } = task
  const collected: Collected = { rows: [], counts: startCounts() }
  for (let after = ''; ;) {
    signal?.throwIfAborted()
    const asked = { countryCode, isMadeUp, after, limit: PAGE_COMPANIES }
    const companies = await inSnapshot(db, (snapshot) => listTrainedCompanies(snapshot, asked, context), {
      isBulk: true,
    })
    if (companies.length === 0) return collected
    for (const [index, company] of companies.entries()) {
      if (index % TURN_COMPANIES === 0) await nextTurn()
      signal?.throwIfAborted()
      addCompany(collected, company, task)
    }
    collected.counts.companies += companies.length
    onProgress?.(collected.counts.companies)
    after = companies.at(-1)?.companyId ?? after
  }
}

function startCounts(): CollectCounts {
  return {
    companies: 0,
    looked: 0,
    leftOut: {
      untold: 0,
      undated: 0,
      'not-going': 0,
      ended: 0,
      'no-accounts': 0,
      'incomplete-accounts': 0,
      'no-earlier-years': 0,
    },
    knownBy: { recorded: 0, filed: 0, ruled: 0 },
  }
}

function addCompany({ rows, counts }: Collected, company: TrainedCompany, task: CollectTask): void {
  for (const day of task.days) {
    const accounts = readAccounts(company, day, task)
    counts.looked += 1
    for (const [index, months] of task.horizons.entries()) {
      const found = tellOutcome(company, accounts, { task, day, months })
      const reason = found.outcome === 'failed' || found.outcome === 'survived' ? accounts.gap : found.outcome
      const isCounted = index === 0
      if (reason !== null) {
        if (isCounted) counts.leftOut[reason] += 1
        continue
      }
      if (accounts.factors === null) continue
      if (isCounted) counts.knownBy[accounts.by] += 1
      rows.push({
        companyId: company.companyId,
        day,
        until: found.until,
        months,
        row: { attributes: accounts.factors, factors: accounts.factors, hasFailed: found.outcome === 'failed' },
      })
    }
  }
}

type ReadAccounts = {
  gap: Extract<LeftOut, 'no-accounts' | 'incomplete-accounts' | 'no-earlier-years'> | null
  factors: readonly (number | null)[] | null
  year: number | null
  by: KnownBy
}

const NO_ACCOUNTS: ReadAccounts = { gap: 'no-accounts', factors: null, year: null, by: 'recorded' }
/** As a rating takes them. */
const YEARS_LOOKED_AT = 5

/** The inputs of a rating on a day, of no more than was known then; the same rules as those of a rating. */
function readAccounts({ filings }: TrainedCompany, day: string, task: CollectTask): ReadAccounts {
  const known = pickKnownFilings(filings, { day, months: task.monthsUntilPublic })
  const accounts = findUsableAccounts(chooseAccounts(listNewest(known.map(({ filing }) => filing))), day)
  if (accounts === null) return NO_ACCOUNTS
  const { inputs, currency, year, balanceSheetDay } = accounts
  const by = known.find(({ filing }) => filing.day === balanceSheetDay)?.by ?? 'recorded'
  if (!areComplete(inputs)) return { gap: 'incomplete-accounts', factors: null, year, by }
  const values = computeFactors({ inputs, currency, year })
  const factors = FACTOR_KEYS.map((key) => values[key])
  const gap = isRated({ attributes: [], factors, hasFailed: false }) ? null : 'no-earlier-years'
  return { gap, factors: gap === null ? factors : null, year, by }
}

function listNewest(filings: readonly TrainedFiling[]): TrainedFiling[] {
  return [true, false].flatMap((isConsolidated) => {
    const own = filings.filter((filing) => filing.isConsolidated === isConsolidated)
    return own.filter(({ year }) => year > (own[0]?.year ?? 0) - YEARS_LOOKED_AT)
  })
}

type Asked = { task: CollectTask; day: string; months: Horizon }

function tellOutcome(
  { life, filings }: TrainedCompany,
  { year }: ReadAccounts,
  { task, day, months }: Asked,
): { outcome: RegisterOutcome; until: string } {
  const { outcome, lastToldYear, monthsUntilPublic } = task
  if (outcome === 'insolvency') {
    const fromMonths = HORIZONS[HORIZONS.indexOf(months) - 1] ?? 0
    return { outcome: readOutcome(life, { day, fromMonths, toMonths: months }), until: monthsAfter(day, months) }
  }
  // Of accounts that are not the newest that could be known the silence has begun already.
  if (year === null || publicByRule(`${year + 1}-12-31`, monthsUntilPublic) <= day)
    return { outcome: 'not-going', until: day }
  const filedYears = new Set(filings.map((filing) => filing.year))
  return {
    outcome: readSilentOutcome(filedYears, { year, lastToldYear }),
    until: publicByRule(`${year + SILENT_YEARS}-12-31`, monthsUntilPublic),
  }
}
