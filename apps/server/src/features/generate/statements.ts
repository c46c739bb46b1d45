import type { StatementAmounts, StatementObservation } from '@merleg/domain/observation'
import type { Accounts } from './account-totals.ts'
import { consolidateAccounts } from './group-accounts.ts'
import { type Day, dayOf, formatDay, workingDay, yearEnd, yearOf } from './days.ts'
import { type Life, healthIn } from './life.ts'
import type { Retracted } from './knowledge.ts'
import { CORRECTIONS, FILING, LAYOUT_LIMITS } from './rates.ts'
import { Rng } from './rng.ts'
import { type Detail, linesOf, type MadeUpLayout } from './statement-lines.ts'
import type { World } from './world.ts'

/** Who files: what the layout, the period and the habits of filing depend on. */
export type Filer = {
  index: number
  id: string
  foundedOn: Day
  life: Life
  detail: Detail
  /** Companies limited by shares file in full. */
  isLargeForm: boolean
  canFileMicro: boolean
  isConsolidating: boolean
}

/** `correctedAfter`: so many days later a right filing takes its place. */
export type WrongFiling = { kind: 'sum-slip' | 'thousand-slip'; correctedAfter: number | null }

/** Is the filing of a year one of the few wrong ones? Part of the plan, so that tests know what to expect. */
export function wrongFilingOf(world: World, index: number, year: number): WrongFiling | null {
  const rng = new Rng({ seed: world.seed, stream: 'slips', index: index * 64 + (year % 64) })
  if (!rng.chance(FILING.wrongShare)) return null
  const kind = rng.chance(FILING.thousandSlipShare) ? 'thousand-slip' : 'sum-slip'
  const [from, to] = CORRECTIONS.statementDays
  return { kind, correctedAfter: rng.chance(CORRECTIONS.statementShare) ? rng.between(from, to) : null }
}

/** The layout by size, the same in all years so that the previous-year column stands under the same lines. */
function layoutFor(rng: Rng, filer: Filer, accounts: readonly Accounts[]): MadeUpLayout {
  const largestSales = accounts.reduce((largest, year) => Math.max(largest, year.netSales), 0)
  if (filer.isLargeForm || largestSales > LAYOUT_LIMITS.fullSales) return 'hu-full-a'
  const isMicro = filer.canFileMicro && largestSales < LAYOUT_LIMITS.microSales && rng.chance(LAYOUT_LIMITS.microShare)
  return isMicro ? 'hu-micro' : 'hu-simplified-a'
}

/** Statements in force, oldest first, and the wrong ones that were filed before some of them. */
export type Filings = { statements: StatementObservation[]; retracted: Retracted[] }

/** What a company filed by now. */
export function statementsOf(world: World, filer: Filer, accounts: readonly Accounts[]): Filings {
  const rng = new Rng({ seed: world.seed, stream: 'filings', index: filer.index })
  const layout = layoutFor(rng, filer, accounts)
  const { yearsBack } = FILING
  const filings: Filings = { statements: [], retracted: [] }
  const groupYears = filer.isConsolidating && layout === 'hu-full-a' ? groupLinesOf(world, filer, accounts) : null
  let previousAmounts: StatementAmounts = {}
  for (const year of accounts) {
    if (year.year < world.lastFiscalYear - yearsBack) continue
    const amounts = linesOf(year, layout, filer.detail)
    const filedOn =
      year.year > world.lastFiscalYear - yearsBack ? drawFilingDay(rng, world, { filer, year: year.year }) : null
    if (filedOn !== null) {
      const statement = { filer, year: year.year, layout, amounts, previousAmounts, filedOn }
      addFiling(world, filings, statement)
      if (groupYears !== null) filings.statements.push(consolidate(toStatement(statement), groupYears))
    }
    previousAmounts = amounts
  }
  return filings
}

function addFiling(world: World, { statements, retracted }: Filings, filing: Filing): void {
  const wrong = wrongFilingOf(world, filing.filer.index, filing.year)
  const right = toStatement(filing)
  if (wrong === null) {
    statements.push(right)
    return
  }
  const slipped = withSlip(right, wrong.kind)
  const correctedOn = wrong.correctedAfter === null ? null : workingDay(filing.filedOn + wrong.correctedAfter)
  const ceasedOn = filing.filer.life.end?.ceasedOn ?? world.asOf
  if (correctedOn === null || correctedOn >= Math.min(world.asOf, ceasedOn)) {
    statements.push(slipped)
    return
  }
  const until = formatDay(correctedOn)
  statements.push({ ...right, filedOn: until })
  retracted.push({ record: slipped, on: formatDay(filing.filedOn), until })
}

type Filing = {
  filer: Filer
  year: number
  layout: MadeUpLayout
  amounts: StatementAmounts
  previousAmounts: StatementAmounts
  filedOn: Day
}

function toStatement({ filer, year, layout, amounts, previousAmounts, filedOn }: Filing): StatementObservation {
  const periodStart = Math.max(dayOf(year, 1, 1), filer.foundedOn)
  return {
    type: 'statement',
    line: filer.index + 1,
    companyId: filer.id,
    periodStart: formatDay(periodStart),
    periodEnd: formatDay(yearEnd(year)),
    layout,
    isConsolidated: false,
    currency: 'HUF',
    unit: 1000,
    amounts,
    previousAmounts,
    amendedAmounts: {},
    filedOn: formatDay(filedOn),
  }
}

/** The deadline is the end of May; late ones come in until the year's end; the failing file no more. */
function drawFilingDay(rng: Rng, world: World, { filer, year }: { filer: Filer; year: number }): Day | null {
  const health = healthIn(filer.life, year) ?? 0
  const end = filer.life.end
  const hasFailed = end !== null && end.kind !== 'merger' && end.kind !== 'dissolution'
  const yearsToEnd = hasFailed ? yearOf(end.startedOn) - 1 - year : Infinity
  const missing = FILING.missingBeforeFailure[yearsToEnd] ?? FILING.missingShare
  const isMissing = rng.chance(missing)
  const isLate = rng.chance(Math.min(0.6, FILING.lateShare * Math.exp(-0.9 * health)))
  const inTime = dayOf(year + 1, 5, 31) - Math.min(140, Math.floor(rng.exponential(16 * Math.exp(0.4 * health))))
  const day = workingDay(isLate ? dayOf(year + 1, 6, 1) + rng.below(200) : inTime)
  const isAfterEnd = end?.ceasedOn != null && day >= end.ceasedOn
  return isMissing || isAfterEnd || day >= world.asOf ? null : day
}

/** Lines in which a wrong sum would be noticed. */
const SLIP_LINES = ['currentAssets', 'equity', 'liabilities', 'operatingProfit', 'fixedAssets']

function withSlip(statement: StatementObservation, wrong: WrongFiling['kind']): StatementObservation {
  if (wrong === 'thousand-slip') {
    return { ...statement, amounts: multiply(statement.amounts, 1000) }
  }
  const code = SLIP_LINES[Number(statement.periodEnd.slice(3, 4)) % SLIP_LINES.length] ?? 'equity'
  const right = statement.amounts[code] ?? 0
  // Two digits changed places: the difference is a multiple of nine.
  const slipped = right + 9 * 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(right) + 1)) - 1)
  return { ...statement, amounts: { ...statement.amounts, [code]: slipped } }
}

/** The lines of the group's accounts by year. */
function groupLinesOf(world: World, filer: Filer, accounts: readonly Accounts[]): Map<number, StatementAmounts> {
  const rng = new Rng({ seed: world.seed, stream: 'consolidation', index: filer.index })
  return new Map(
    consolidateAccounts(rng, accounts).map((year) => [year.year, linesOf(year, 'hu-full-a', filer.detail)]),
  )
}

/** The filing of the group: beside the mother's own, of the same days. */
function consolidate(own: StatementObservation, byYear: ReadonlyMap<number, StatementAmounts>): StatementObservation {
  const year = Number(own.periodEnd.slice(0, 4))
  const hasPrevious = Object.keys(own.previousAmounts).length > 0
  const previousAmounts = hasPrevious ? (byYear.get(year - 1) ?? {}) : {}
  return { ...own, isConsolidated: true, amounts: byYear.get(year) ?? {}, previousAmounts }
}

function multiply(amounts: StatementAmounts, factor: number): StatementAmounts {
  return Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, amount * factor]))
}
