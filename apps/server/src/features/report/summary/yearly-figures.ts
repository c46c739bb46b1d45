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

export type YearlyFigures = { currency: string; years: YearFigures[] }

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
  const amounts = collectAmounts(comparable)
  const known = [...amounts.keys()]
  const first = Math.max(Math.min(...known), newest.year - MAX_YEARS + 1)
  const years = Array.from({ length: newest.year - first + 1 }, (_, index) => first + index)
  return {
    currency: newest.currency,
    years: years.map((year) => toFigures(year, amounts.get(year) ?? null, headcountAt(headcounts, year))),
  }
}

type Filed = { amounts: StatementAmounts; unit: number }

function collectAmounts(statements: readonly StoredStatement[]): Map<number, Filed> {
  const byYear = new Map<number, Filed>()
  for (const { year, amounts, unit } of statements) if (!byYear.has(year)) byYear.set(year, { amounts, unit })
  for (const { year, previousAmounts, unit } of statements) {
    const isKnown = byYear.has(year - 1) || Object.keys(previousAmounts).length === 0
    if (!isKnown) byYear.set(year - 1, { amounts: previousAmounts, unit })
  }
  return byYear
}

function toFigures(year: number, filed: Filed | null, headcount: number | null): YearFigures {
  const read = (code: string): number | null => {
    const amount = filed?.amounts[code]
    return amount === undefined || filed === null ? null : amount * filed.unit
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
    employees: filed?.amounts['employees'] ?? headcount,
  }
}

/** The headcount in force on the last day of a year; one of which nobody knows since when says nothing of the past. */
function headcountAt(headcounts: readonly StoredFact[], year: number): number | null {
  const day = `${year}-12-31`
  const found = headcounts.find(
    ({ validFrom, validTo }) => validFrom !== null && validFrom <= day && (validTo === null || validTo > day),
  )
  return found?.section === 'headcount' ? found.payload.persons : null
}

/** Relative change of a year against the one before (0.084 = +8.4 %); null where there is nothing to compare with. */
export function changeOf(current: number | null, before: number | null): number | null {
  if (current === null || before === null || before <= 0) return null
  return current / before - 1
}
