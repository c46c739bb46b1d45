import {
  findHeadcountOfYear,
  type HeadcountSpan,
  listAccountsByYear,
  listSoundAccounts,
} from '@merleg/domain/counted-accounts'
import { computeFigures } from '@merleg/domain/indicators/compute-figures'
import { FIGURE_KEYS } from '@merleg/domain/indicators/definitions'
import { isFlow } from '@merleg/domain/indicators/flows'
import type { StatementAmounts } from '@merleg/domain/observation'
import { findSectorClass } from '@merleg/domain/sectors'
import { type BusinessPeriod, isWholeYear } from '@merleg/domain/whole-year'

/** Whom a company is compared with: companies of its country, made up as it is, with accounts in the same currency. */
export type Population = { countryCode: string; isMadeUp: boolean; currency: string }

/** A business year of a company in its class of NACE; `figures` in the order of FIGURE_KEYS. */
export type CompanyYear = Population & {
  companyId: string
  year: number
  classCode: number
  figures: (number | null)[]
}

/** Of a stored statement what its figures are worked out from. */
export type FiledYear = {
  year: number
  /** First and last day of the business year. */
  period: BusinessPeriod
  layout: string
  isConsolidated: boolean
  currency: string
  unit: 1 | 1000
  amounts: StatementAmounts
  previousAmounts: StatementAmounts
}

/** A company with its main activity and the accounts in force, newest first. */
export type FiledCompany = Omit<Population, 'currency'> & {
  companyId: string
  scheme: string
  code: string
  statements: readonly FiledYear[]
  headcounts: readonly HeadcountSpan[]
}

const FLOWS = new Set(FIGURE_KEYS.filter(isFlow))

/**
 * Every year for which a company filed accounts that count and have no error; none where its main activity is no class of
 * NACE. A year that is no whole one has no figures that grow with its length (ADR 121).
 */
export function listCompanyYears(company: FiledCompany): CompanyYear[] {
  const { companyId, countryCode, isMadeUp, statements, headcounts } = company
  const classCode = findSectorClass(company)
  if (classCode === null) return []
  return [...listAccountsByYear(listSoundAccounts(statements))].map(
    ([year, { currency, layout, unit, amounts, period }]) => {
      const headcount = findHeadcountOfYear(headcounts, year)?.persons ?? null
      const figures = computeFigures({ layout, amounts, unit, headcount })
      const isWhole = isWholeYear({ period })
      return {
        companyId,
        year,
        countryCode,
        isMadeUp,
        currency,
        classCode: Number(classCode),
        figures: FIGURE_KEYS.map((key) => (isWhole || !FLOWS.has(key) ? figures[key] : null)),
      }
    },
  )
}
