import { CompanyQuery } from '@merleg/contract/company-search-query'
import { expect, test } from 'vitest'
import { describeLosses } from './describe-losses.ts'

const STAFF = { companyDetails: { employees: { min: 10 } } }
const SALES = { financialDetails: { totalSales: { min: 100 } } }
const EBITDA = { financialDetails: { ebitda: { min: 1 } } }
const GROWTH = { more: { salesGrowth: { min: 5 } } }

test.each([
  ['hu', [], []],
  ['hu', [STAFF], []],
  ['hu', [STAFF, SALES], [/^Összeghatáros kedvencből/, /nem egész üzleti évről/]],
  ['en', [GROWTH], [/^A favourite with a change of sales/]],
  [
    'de',
    [SALES, EBITDA, GROWTH],
    [
      /^Aus einem Favoriten mit Betragsgrenzen/,
      /^Aus einem Favoriten mit Grenzen für Umsatz/,
      /^Aus einem Favoriten mit Umsatz/,
    ],
  ],
] as const)(
  'in %s, whom favourites by %j lose as currencies or lengths of years differ, each once',
  (locale, queries, told) => {
    const read = queries.map((query) => CompanyQuery.parse(query))
    const losses = describeLosses(read, locale)
    expect(losses).toHaveLength(told.length)
    for (const [at, text] of told.entries()) expect(losses[at]).toMatch(text)
  },
)
