import { expect, test } from 'vitest'
import { countFittingYears } from './fitting-years.ts'

test.each([
  ['all before the table is measured', 0, [60, 60, 60], 3],
  ['all where they fit', 1000, [60, 60, 60], 3],
  ['the newest where they do not', 450 + 2 * 78, [60, 60, 60], 2],
  ['no half of one', 450 + 2 * 78 - 1, [60, 60, 60], 1],
  ['as wide as its widest figure each', 450 + 78 + 118, [100, 100, 60], 2],
  ['one in any case', 300, [60, 60], 1],
  ['none of none', 300, [], 1],
] as const)('%s', (_title, width, widths, count) => {
  expect(countFittingYears(width, widths)).toBe(count)
})
