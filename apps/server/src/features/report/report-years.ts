import { computeFigures, type Figures, readLine } from '@merleg/domain/indicators/compute-figures'
import type { StatementAmounts } from '@merleg/domain/observation'
import type { StoredFact } from '../register/facts.repository.ts'
import type { StoredStatement } from '../register/statements.repository.ts'

/** What the figures of a year rest on; `isPreviousColumn`: on what the accounts of the year after say of it. */
export type YearBasis = {
  statement: StoredStatement | null
  isPreviousColumn: boolean
  /** The registered headcount of the year's last day. */
  headcount: StoredFact | null
}

/** A business year with its figures: amounts in whole units of the currency, null where there is none. */
export type BusinessYear = { year: number; basis: YearBasis; figures: Figures }

/** The years of a company, the oldest first, without a gap. */
export type BusinessYears = { currency: string; years: readonly BusinessYear[] }

const MAX_YEARS = 10

/**
 * The last ten business years, oldest first, without a gap in the years. Figures come from the year's own statement;
 * where none was filed, from the previous-year column of the next one. Consolidated statements only where there is
 * nothing else; amounts in another currency than the newest statement's are left out. Null where nothing was filed.
 */
export function listBusinessYears(
  statements: readonly StoredStatement[],
  headcounts: readonly StoredFact[],
): BusinessYears | null {
  const own = statements.filter((statement) => !statement.isConsolidated)
  const filed = own.length > 0 ? own : statements
  const newest = filed[0]
  if (newest === undefined) return null
  const filings = collectFilings(filed.filter((statement) => statement.currency === newest.currency))
  const first = Math.max(Math.min(...filings.keys()), newest.year - MAX_YEARS + 1)
  const years = Array.from({ length: newest.year - first + 1 }, (_, index) => first + index)
  return {
    currency: newest.currency,
    years: years.map((year) => {
      const filing = filings.get(year) ?? { statement: null, isPreviousColumn: false }
      return toBusinessYear(year, { ...filing, headcount: headcountAt(headcounts, year) })
    }),
  }
}

type Filing = Pick<YearBasis, 'statement' | 'isPreviousColumn'>

function collectFilings(statements: readonly StoredStatement[]): Map<number, Filing> {
  const byYear = new Map<number, Filing>()
  for (const statement of statements)
    if (!byYear.has(statement.year)) byYear.set(statement.year, { statement, isPreviousColumn: false })
  for (const statement of statements) {
    const { year, previousAmounts } = statement
    const isKnown = byYear.has(year - 1) || Object.keys(previousAmounts).length === 0
    if (!isKnown) byYear.set(year - 1, { statement, isPreviousColumn: true })
  }
  return byYear
}

function toBusinessYear(year: number, basis: YearBasis): BusinessYear {
  const { statement, headcount } = basis
  const figures = computeFigures({
    layout: statement?.layout ?? '',
    amounts: filedAmounts(basis),
    unit: statement?.unit ?? 1,
    headcount: headcount?.section === 'headcount' ? headcount.payload.persons : null,
  })
  return { year, basis, figures }
}

/** The amounts of a year by line code, in the unit of the statement it rests on; empty where nothing was filed. */
export function filedAmounts({ statement, isPreviousColumn }: Filing): StatementAmounts {
  return (isPreviousColumn ? statement?.previousAmounts : statement?.amounts) ?? {}
}

/** A line of a year's accounts in whole units of the currency; null where it was not filed. */
export function amountOf({ basis }: Pick<BusinessYear, 'basis'>, code: string): number | null {
  return readLine({ amounts: filedAmounts(basis), unit: basis.statement?.unit ?? 1 }, code)
}

/** The headcount in force on the last day of a year; one of which nobody knows since when says nothing of the past. */
function headcountAt(headcounts: readonly StoredFact[], year: number): StoredFact | null {
  const day = `${year}-12-31`
  const found = headcounts.find(
    ({ section, validFrom, validTo }) =>
      section === 'headcount' && validFrom !== null && validFrom <= day && (validTo === null || validTo > day),
  )
  return found ?? null
}

/** Relative change of a year against the one before (0.084 = +8.4 %); null where there is nothing to compare with. */
export function changeOf(current: number | null, before: number | null): number | null {
  if (current === null || before === null || before <= 0) return null
  return current / before - 1
}
