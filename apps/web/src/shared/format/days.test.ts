import { expect, test } from 'vitest'
import { daysBefore, monthsBefore } from './days.ts'

test.each([
  ['2026-11-21', 12, '2025-11-21'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-05-31', 3, '2026-02-28'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-03-31', 0, '2026-03-31'],
])('%s, %i months earlier', (day, months, expected) => {
  expect(monthsBefore(day, months)).toBe(expected)
})

test('days earlier, over the end of a month and the change of the clock', () => {
  expect([daysBefore('2026-03-01', 1), daysBefore('2026-04-01', 30)]).toEqual(['2026-02-28', '2026-03-02'])
})
