import { expect, test } from 'vitest'
import { chooseAmountScale, chooseDecimals, findLargestAmount } from './chart-series.ts'

test.each([
  [99_999_999, 1000, 1000],
  [100_000_000, 1000, 1_000_000],
  [-100_000_000, 1, 1_000_000],
  [99_999_999, 1, 1],
] as const)('%i is shown by %i in units of %i', (value, preferred, expected) => {
  expect(
    chooseAmountScale(findLargestAmount([{ labels: ['2024'], values: [value], unit: 'currency' }]), preferred),
  ).toBe(expected)
})

test.each([
  [0, 1_000_000, 0],
  [25_000_000, 1_000_000, 0],
  [3_000_000, 1_000_000, 1],
  [400_000, 1_000_000, 2],
  [30_000, 1_000_000, 3],
  [7, 1, 0],
])('an amount of %d beside larger ones, counted in %d, has %d decimals', (largest, scale, decimals) => {
  expect(chooseDecimals(largest, scale)).toBe(decimals)
})
