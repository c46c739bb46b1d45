import { expect, test } from 'vitest'
import { UNBALANCED } from '../../report/testing-doubtful-accounts.ts'
import { AMOUNTS } from '../../score/testing-scores.ts'
import { type FiledAccounts, readSearchedAccounts } from './searched-accounts.ts'

function filed(year: number, given: Partial<FiledAccounts> = {}): FiledAccounts {
  const period = { start: `${year}-01-01`, end: `${year}-12-31`, year, filedOn: null }
  const kind = { layout: 'hu-simplified-a', isConsolidated: false, currency: 'HUF', unit: 1000 } as const
  return { ...period, ...kind, amounts: AMOUNTS, previousAmounts: AMOUNTS, ...given }
}

test.each<[string, Partial<FiledAccounts>, number | null]>([
  ['a whole year with an error', { amounts: UNBALANCED }, 0],
  ['a short year', { start: '2024-10-03' }, null],
  ['a short year with an error, told by the next accounts', { start: '2024-10-03', amounts: UNBALANCED }, null],
  ['a whole year in another currency, told by the next accounts', { currency: 'EUR' }, 0],
  ['a short year in another currency, told by the next accounts', { start: '2024-10-03', currency: 'EUR' }, null],
])('growth of sales after %s', (_, given, growth) => {
  expect(readSearchedAccounts([filed(2025), filed(2024, given)]).searched?.salesGrowth).toBe(growth)
})
