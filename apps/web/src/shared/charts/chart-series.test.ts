import { expect, test } from 'vitest'
import { chooseAmountScale } from './chart-series.ts'

test.each([
  [99_999_999, 1000, 1000],
  [100_000_000, 1000, 1_000_000],
  [-100_000_000, 1, 1_000_000],
  [99_999_999, 1, 1],
] as const)('%i is shown by %i in units of %i', (value, preferred, expected) => {
  expect(chooseAmountScale([{ label: '2024', value, origin: null, beside: [] }], preferred)).toBe(expected)
})
