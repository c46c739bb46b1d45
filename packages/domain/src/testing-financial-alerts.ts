import type { AlertYear, FinancialAlertInput } from './financial-alerts-kinds.ts'

/** A million, as tests write amounts. */
export const M = 1_000_000

/** Accounts of a calm year, but for what is given. */
export function alertYear(number: number, given: Partial<AlertYear> = {}): AlertYear {
  return {
    year: number,
    period: { start: `${number}-01-01`, end: `${number}-12-31` },
    firstFiledOn: `${number + 1}-05-20`,
    netSales: 100 * M,
    operatingProfit: 6 * M,
    profitBeforeTax: 6 * M,
    profitAfterTax: 5 * M,
    totalAssets: 60 * M,
    equity: 30 * M,
    issuedCapital: 3 * M,
    isFlawed: false,
    checked: { sums: true, magnitude: true },
    findings: [],
    ...given,
  }
}

/** A company of which nothing else is to be said. */
export const CALM_COMPANY: Omit<FinancialAlertInput, 'years'> = {
  countryCode: 'HU',
  kind: 'company',
  legalFormCode: '113',
  currency: 'HUF',
  isConsolidated: false,
  today: '2025-07-01',
  missing: [],
}
