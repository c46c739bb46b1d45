import { expect, test } from 'vitest'
import { proposeTopUp, readTopUp } from './top-up.ts'

test.each([
  ['normal', 0, 100_000],
  ['normal', 1, 100_000],
  ['normal', 100_000, 100_000],
  ['normal', 100_001, 200_000],
  ['normal', 2_000_000_000, 1_000_000_000],
  ['international', 2450, 3000],
  ['international', -5, 1000],
] as const)('for the %s account, where %i are missing, %i are proposed', (account, missing, proposed) => {
  expect(proposeTopUp(account, missing)).toBe(proposed)
})

test.each([
  ['normal', '15000', 1_500_000],
  ['normal', '', null],
  ['normal', '0', null],
  ['normal', '-1', null],
  ['normal', '0.004', null],
  ['normal', '1500.50', null],
  ['normal', '1500.00', 150_000],
  ['normal', '10000000', 1_000_000_000],
  ['normal', '10000000.01', null],
  ['international', '48.5', 4850],
  ['international', '0.29', 29],
  ['international', '12 a', null],
  ['international', '100001', null],
] as const)('%s: %s is read as %s', (account, units, amount) => {
  expect(readTopUp(account, units)).toBe(amount)
})
