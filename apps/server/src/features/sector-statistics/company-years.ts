import {
  findHeadcountOfYear,
  type HeadcountSpan,
  listAccountsByYear,
  listSoundAccounts,
} from '@merleg/domain/counted-accounts'
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
  previousAmounts: StatementAmounts
}

export type CompanyYear = { year: number; currency: string; figures: Figures }

/** The figures of every year for which a company filed accounts that count and have no error, of statements newest first. */
export function listCompanyYears(
  statements: readonly FiledYear[],
  headcounts: readonly HeadcountSpan[],
): CompanyYear[] {
  return [...listAccountsByYear(listSoundAccounts(statements))].map(([year, { currency, layout, unit, amounts }]) => {
    const headcount = findHeadcountOfYear(headcounts, year)?.persons ?? null
    return { year, currency, figures: computeFigures({ layout, amounts, unit, headcount }) }
  })
}
