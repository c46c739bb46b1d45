import type { StatementLine } from '@merleg/contract/report/financial-report.contract'
import { expect, test } from 'vitest'
import { changeOf, scaleAmount } from './statement-amounts.ts'

const line = (kind: StatementLine['kind'], previous: number | null, current: number | null): StatementLine => ({
  rowNumber: '1',
  code: 'x',
  label: 'x',
  level: 0,
  kind,
  previous,
  amendments: null,
  current,
})

test.each([
  ['line', 5, 1000, 5000],
  ['total', 5000, 0.001, 5],
  ['headcount', 12, 1000, 12],
  ['disclosure', 1, 1000, 1],
  ['line', null, 1000, null],
] as const)('%s of %s times %s is %s', (kind, amount, factor, expected) => {
  expect(scaleAmount(line(kind, null, amount), 'current', factor)).toBe(expected)
})

test.each([
  [100, 125, 0.25],
  [-100, 50, 1.5],
  [0, 5, null],
  [null, 5, null],
  [5, null, null],
])('from %s to %s the change is %s', (previous, current, expected) => {
  expect(changeOf(line('line', previous, current))).toBe(expected)
})
