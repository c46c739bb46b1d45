import { expect, test } from 'vitest'
import { UNBALANCED } from '../../report/testing-doubtful-accounts.ts'
import { AMOUNTS } from '../testing-scores.ts'
import { chooseAccounts, type Filing } from './accounts.ts'

function filed(year: number, given: Partial<Filing> = {}): Filing {
  const period = { start: `${year}-01-01`, day: `${year}-12-31`, year }
  const kind = { layout: 'hu-simplified-a', isConsolidated: false, currency: 'HUF', unit: 1000 } as const
  return { ...period, ...kind, amounts: AMOUNTS, previousAmounts: AMOUNTS, ...given }
}

test.each<[string, Partial<Filing>, number | null]>([
  ['a whole year with an error', { amounts: UNBALANCED }, 180_000_000],
  ['a short year', { start: '2024-10-03' }, null],
  ['a short year with an error, told by the next accounts', { start: '2024-10-03', amounts: UNBALANCED }, null],
  ['a whole year in another currency, told by the next accounts', { currency: 'EUR' }, 180_000_000],
  ['a short year in another currency, told by the next accounts', { start: '2024-10-03', currency: 'EUR' }, null],
])('sales of the year before: %s', (_, given, sales) => {
  const accounts = chooseAccounts([filed(2025), filed(2024, given)])
  expect(accounts?.inputs.previousNetSales).toBe(sales)
  expect(accounts?.inputs.previousEquity).toBe(45_000_000)
})
