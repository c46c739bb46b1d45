import type { TestDatabase } from '@merleg/db/testing'
import type { SourceCoverage, SourceInfo, SourceRecord, StatementObservation } from '@merleg/domain/observation'
import type { Clock } from '../../shared/clock.ts'
import { factOf, merge, type MergeGiven, REGISTER, statement } from '../report/testing-report.ts'
import type { ScoreDeps } from './run/score.usecases.ts'

/** Noon of this day in Hungary. */
export const TODAY = '2026-11-20'
export const clockOf = (day: string): Clock => ({ now: () => new Date(`${day}T11:00:00Z`) })

export function scoreDeps({ db }: TestDatabase, day = TODAY): ScoreDeps {
  return { db, clock: clockOf(day), config: { MERLEG_SCORE_SWITCHED_OFF: [], MERLEG_BASE_RATES: [] } }
}

/** Thousand forints of a company that is neither rich nor poor. */
export const AMOUNTS = {
  totalAssets: 100_000,
  fixedAssets: 40_000,
  currentAssets: 59_000,
  inventories: 14_000,
  receivables: 25_000,
  securities: 0,
  cash: 20_000,
  equity: 45_000,
  issuedCapital: 3000,
  liabilities: 50_000,
  shortTermLiabilities: 40_000,
  netSales: 180_000,
  materialExpenditure: 100_000,
  personnelExpenditure: 50_000,
  depreciation: 8000,
  operatingProfit: 17_000,
  financialExpenditure: 2000,
  profitBeforeTax: 15_000,
  profitAfterTax: 13_500,
}

/** A company of the register with accounts of 2024 and 2025. */
export function company(id: string, given: Partial<StatementObservation> = {}): SourceRecord[] {
  const fact = factOf(id)
  return [
    fact('name', { name: `Cég ${id}` }),
    fact('legal-form', { code: '113', name: 'Korlátolt felelősségű társaság' }, { from: '2022-03-01' }),
    fact('founding', { on: '2022-03-01' }, { from: '2022-03-01' }),
    fact('registration', { status: 'registered', on: '2022-03-10', reason: null }, { from: '2022-03-10' }),
    fact('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' }),
    ...[2023, 2024, 2025].map((year) => statement(id, year, { amounts: AMOUNTS, ...given })),
  ]
}

/** A source that tells everything of some subjects. */
export function sourceOf(covers: readonly SourceCoverage[], given: Partial<SourceInfo> = {}): SourceInfo {
  return { ...REGISTER, sourceId: 'full', covers, ...given }
}

export const ALL_COVERED = sourceOf([
  'statement',
  'enforcement',
  'tax-enforcement',
  'tax-debt',
  'liquidation',
  'bankruptcy',
  'forced-deletion',
])

export async function load(
  { db }: Pick<TestDatabase, 'db'>,
  records: readonly SourceRecord[],
  given: MergeGiven = {},
): Promise<void> {
  await merge(db, records, { observedOn: TODAY, source: ALL_COVERED, now: clockOf(TODAY).now(), ...given })
}
