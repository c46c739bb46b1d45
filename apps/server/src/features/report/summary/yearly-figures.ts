import { signedResult } from '@merleg/domain/statement-layouts/ro-short'
import type { StatementAmounts } from '@merleg/domain/observation'
import type { StoredFact } from '../../register/facts.repository.ts'
import type { StoredStatement } from '../../register/statements.repository.ts'

/** What a business year came to, in whole units of the currency; null where it was not filed. */
export type YearFigures = {
  year: number
  revenue: number | null
  result: number | null
  ownCapital: number | null
  totalAssets: number | null
  /** Profit after tax by equity; null without positive equity, over which a loss would read as a gain. */
  roe: number | null
  employees: number | null
}

/** What the figures of a year rest on; `isPreviousColumn`: on what the accounts of the year after say of it. */
export type YearBasis = {
  statement: StoredStatement | null
  isPreviousColumn: boolean
  /** The registered headcount, where the accounts do not tell one. */
  headcount: StoredFact | null
}

/** `bases` are those of the years, in the same order. */
export type YearlyFigures = { currency: string; years: YearFigures[]; bases: YearBasis[] }

const MAX_YEARS = 10

/**
 * The last ten business years, oldest first, without a gap in the years. Figures come from the year's own statement;
 * where none was filed, from the previous-year column of the next one. Consolidated statements only where there is
 * nothing else; amounts in another currency than the newest statement's are left out.
 */
export function listYearlyFigures(
  statements: readonly StoredStatement[],
  headcounts: readonly StoredFact[],
): YearlyFigures | null {
  const own = statements.filter((statement) => !statement.isConsolidated)
  const filed = own.length > 0 ? own : statements
  const newest = filed[0]
  if (newest === undefined) return null
  const comparable = filed.filter((statement) => statement.currency === newest.currency)
  const filings = collectFilings(comparable)
  const known = [...filings.keys()]
  const first = Math.max(Math.min(...known), newest.year - MAX_YEARS + 1)
  const years = Array.from({ length: newest.year - first + 1 }, (_, index) => first + index)
  const bases = years.map((year): YearBasis => ({
    ...(filings.get(year) ?? { statement: null, isPreviousColumn: false }),
    headcount: headcountAt(headcounts, year),
  }))
  return {
    currency: newest.currency,
    years: years.map((year, index) => toFigures(year, bases[index] ?? NOTHING)),
    bases,
  }
}

type Filing = Pick<YearBasis, 'statement' | 'isPreviousColumn'>
const NOTHING: YearBasis = { statement: null, isPreviousColumn: false, headcount: null }

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

function amountsOf({ statement, isPreviousColumn }: Filing): StatementAmounts {
  return (isPreviousColumn ? statement?.previousAmounts : statement?.amounts) ?? {}
}

function toFigures(year: number, basis: YearBasis): YearFigures {
  const amounts = amountsOf(basis)
  const read = (code: string): number | null => {
    const amount = amounts[code]
    return amount === undefined ? null : amount * (basis.statement?.unit ?? 1)
  }
  const result = read('profitAfterTax') ?? signedResult(read('netProfit'), read('netLoss'))
  const ownCapital = read('equity')
  const isMeaningful = result !== null && ownCapital !== null && ownCapital > 0
  return {
    year,
    revenue: read('netSales'),
    result,
    ownCapital,
    totalAssets: read('totalAssets'),
    roe: isMeaningful ? result / ownCapital : null,
    employees: amounts['employees'] ?? personsOf(basis.headcount),
  }
}

/** Do the accounts themselves tell how many people worked there? */
export function hasFiledHeadcount(basis: YearBasis): boolean {
  return amountsOf(basis)['employees'] !== undefined
}

/** The headcount in force on the last day of a year; one of which nobody knows since when says nothing of the past. */
function headcountAt(headcounts: readonly StoredFact[], year: number): StoredFact | null {
  const day = `${year}-12-31`
  const found = headcounts.find(
    ({ validFrom, validTo }) => validFrom !== null && validFrom <= day && (validTo === null || validTo > day),
  )
  return found ?? null
}

function personsOf(fact: StoredFact | null): number | null {
  return fact?.section === 'headcount' ? fact.payload.persons : null
}

/** Relative change of a year against the one before (0.084 = +8.4 %); null where there is nothing to compare with. */
export function changeOf(current: number | null, before: number | null): number | null {
  if (current === null || before === null || before <= 0) return null
  return current / before - 1
}
