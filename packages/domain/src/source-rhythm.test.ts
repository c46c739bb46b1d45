import { expect, test } from 'vitest'
import type { SourceRhythm } from './observation.ts'
import { expectNextEdition, isReadInTime } from './source-rhythm.ts'

test.each<[SourceRhythm | null, string, string, string | null]>([
  ['daily', '2026-11-20', '2026-11-25', '2026-11-21'],
  ['daily', '2026-11-20', '2026-11-26', '2026-11-21 overdue'],
  ['weekly', '2026-11-20', '2026-12-04', '2026-11-27'],
  ['weekly', '2026-11-20', '2026-12-05', '2026-11-27 overdue'],
  ['monthly', '2026-01-31', '2026-03-21', '2026-02-28'],
  ['monthly', '2026-01-31', '2026-03-22', '2026-02-28 overdue'],
  ['quarterly', '2026-09-30', '2026-12-31', '2026-12-30'],
  ['yearly', '2024-12-31', '2026-04-30', '2025-12-31'],
  ['yearly', '2024-12-31', '2026-05-01', '2025-12-31 overdue'],
  ['irregular', '2020-01-01', '2026-01-01', null],
  [null, '2020-01-01', '2026-01-01', null],
])('%s: after the edition of %s, on %s: %s', (rhythm, asOf, today, expected) => {
  const next = expectNextEdition(rhythm, { asOf, today })
  expect(next && `${next.on}${next.isOverdue ? ' overdue' : ''}`).toBe(expected)
})

test.each<[SourceRhythm | null, string, string, boolean]>([
  ['daily', '2026-11-20', '2026-11-25', true],
  ['daily', '2026-11-20', '2026-11-26', false],
  // Not overdue yet, and yet too old to count for today.
  ['yearly', '2026-06-30', '2026-09-30', true],
  ['yearly', '2026-06-30', '2026-10-01', false],
  [null, '2026-06-30', '2026-09-30', true],
  [null, '2026-06-30', '2026-10-01', false],
])('%s: of %s, on %s read in time: %s', (rhythm, asOf, today, expected) =>
  expect(isReadInTime(rhythm, { asOf, today })).toBe(expected),
)
