import { createHash } from 'node:crypto'
import { FIGURE_KEYS } from '@merleg/domain/indicators/definitions'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import { expect, test } from 'vitest'
import { type FiledCompany, type FiledYear, listCompanyYears } from './company-years.ts'
import { RULES } from './sector-statistics.usecases.ts'

const AMOUNTS = {
  totalAssets: 100_000,
  fixedAssets: 40_000,
  currentAssets: 59_000,
  inventories: 14_000,
  receivables: 25_000,
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
  profitBeforeTax: 15_000,
  profitAfterTax: 13_500,
}
const filed = (year: number, given: Partial<FiledYear> = {}): FiledYear => ({
  year,
  period: { start: `${year}-01-01`, end: `${year}-12-31` },
  layout: 'hu-simplified-a',
  isConsolidated: false,
  currency: 'HUF',
  unit: 1000,
  amounts: AMOUNTS,
  previousAmounts: {},
  ...given,
})
const company = (given: Partial<FiledCompany> = {}): FiledCompany => ({
  companyId: '10000001',
  countryCode: 'HU',
  isMadeUp: false,
  scheme: 'TEAOR08',
  code: '4120',
  statements: [filed(2024), filed(2023, { amounts: { ...AMOUNTS, netSales: 200_000 } })],
  headcounts: [{ persons: 12, validFrom: '2022-01-01', validTo: null }],
  ...given,
})

/** Companies at the edges of what the figures rest on. */
const COMPANIES: readonly FiledCompany[] = [
  company(),
  company({ headcounts: [] }),
  company({ headcounts: [{ persons: 3, validFrom: '2024-07-01', validTo: null }] }),
  company({ scheme: 'TEAOR25', code: '4100' }),
  company({ scheme: 'EMTAK', code: '41201', countryCode: 'EE' }),
  company({ code: '412' }),
  company({ statements: [] }),
  company({ statements: [filed(2024, { isConsolidated: true }), filed(2024)] }),
  company({ statements: [filed(2024, { isConsolidated: true })] }),
  company({ statements: [filed(2024, { currency: 'EUR', unit: 1 }), filed(2024)] }),
  // Assets that are more than their sum, and accounts in another unit than the year before.
  company({ statements: [filed(2024, { amounts: { ...AMOUNTS, equity: 450_000, fixedAssets: 400_000 } })] }),
  company({
    statements: [
      filed(2024, {
        amounts: Object.fromEntries(Object.entries(AMOUNTS).map(([line, amount]) => [line, amount * 1000])),
      }),
      filed(2023),
    ],
  }),
  company({ statements: [filed(2024, { period: { start: '2024-10-01', end: '2024-12-31' } })] }),
  company({ statements: [filed(2024, { period: { start: '2023-01-01', end: '2024-06-30' } })] }),
  company({ statements: [filed(2024, { amounts: { netSales: -5, equity: -40_000, totalAssets: 0 } })] }),
]

test.each([
  ['short', '2024-10-01', null],
  ['long', '2023-07-01', null],
  ['whole', '2024-01-01', 180_000_000],
])('of a %s year what flows through it is not among its figures, or is', (_, start, sales) => {
  const [year] = listCompanyYears(company({ statements: [filed(2024, { period: { start, end: '2024-12-31' } })] }))
  const figureOf = (key: FigureKey) => year?.figures[FIGURE_KEYS.indexOf(key)]
  expect(figureOf('salesNetIncome')).toBe(sales)
  expect(figureOf('roe') === null).toBe(sales === null)
  expect(figureOf('equity')).toBe(45_000_000)
  expect(figureOf('ros')).toBeCloseTo(0.075)
  expect(figureOf('employees')).toBe(12)
})

test('other figures of the same accounts come with another number of the rules', () => {
  const years = COMPANIES.map(listCompanyYears)
  const digest = createHash('sha256').update(JSON.stringify(years)).digest('hex').slice(0, 16)
  // Where the digest differs: raise RULES, so that what is kept of companies nobody touches is made anew, and write both here.
  expect({ rules: RULES, digest, years: years.map(({ length }) => length) }).toEqual({
    rules: 3,
    digest: '4057d91ea8c0e137',
    years: [2, 2, 2, 0, 2, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1],
  })
})
