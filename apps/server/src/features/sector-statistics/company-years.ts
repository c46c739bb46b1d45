import type { StatementAmounts } from '@merleg/domain/observation'
import { computeFigures, type Figures } from '@merleg/domain/indicators/compute-figures'

/** Of a stored statement what its figures are worked out from. */
export type FiledYear = {
  year: number
  layout: string
  isConsolidated: boolean
  currency: string
  unit: 1 | 1000
  amounts: StatementAmounts
}

/** A registered number of people, and the days it held on: from the first one to before the last. */
export type HeadcountSpan = { persons: number; validFrom: string | null; validTo: string | null }

export type CompanyYear = { year: number; currency: string; figures: Figures }

/**
 * The figures of every year that a company filed accounts of itself for; consolidated ones only where it filed no
 * others at all. Statements newest first: of several of a year the first counts.
 */
export function listCompanyYears(
  statements: readonly FiledYear[],
  headcounts: readonly HeadcountSpan[],
): CompanyYear[] {
  const own = statements.filter(({ isConsolidated }) => !isConsolidated)
  const years = new Map<number, CompanyYear>()
  for (const { year, currency, layout, unit, amounts } of own.length > 0 ? own : statements) {
    if (years.has(year)) continue
    const headcount = headcountOf(headcounts, year)
    years.set(year, { year, currency, figures: computeFigures({ layout, amounts, unit, headcount }) })
  }
  return [...years.values()]
}

/** The number in force on the last day of a year; one of which nobody knows since when says nothing of the past. */
function headcountOf(spans: readonly HeadcountSpan[], year: number): number | null {
  const day = `${year}-12-31`
  const found = spans.find(
    ({ validFrom, validTo }) => validFrom !== null && validFrom <= day && (validTo === null || validTo > day),
  )
  return found?.persons ?? null
}
