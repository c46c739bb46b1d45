import { expect, test } from 'vitest'
import { scaleAmount } from './statement-amounts.ts'

test.each([
  ['line', 5, 1000, 5000],
  ['total', 5000, 0.001, 5],
  ['headcount', 12, 1000, 12],
  ['disclosure', 1, 1000, 1],
  ['line', null, 1000, null],
] as const)('%s of %s times %s is %s', (kind, amount, factor, expected) => {
  expect(scaleAmount(kind, amount, factor)).toBe(expected)
})
