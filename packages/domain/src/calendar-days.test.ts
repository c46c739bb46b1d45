import { expect, test } from 'vitest'
import {
  dayBefore,
  daysBefore,
  daysBetween,
  endOfHungarianDay,
  hungarianDayOf,
  monthsBefore,
  startOfHungarianDay,
} from './calendar-days.ts'

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

test('the day before crosses months and years', () => {
  expect(['2024-03-01', '2023-01-01'].map(dayBefore)).toEqual(['2024-02-29', '2022-12-31'])
})

test('days between two days, also backwards and over the change of the clock', () => {
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31)
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1)
})

test.each([
  ['2024-01-15', '2024-01-15T22:59:59.999Z'],
  ['2024-07-15', '2024-07-15T21:59:59.999Z'],
  ['2024-03-31', '2024-03-31T21:59:59.999Z'],
  ['2024-10-27', '2024-10-27T22:59:59.999Z'],
])('%s ends in Hungary at %s', (day, moment) => {
  const end = endOfHungarianDay(day)
  expect(end.toISOString()).toBe(moment)
  expect(hungarianDayOf(end)).toBe(day)
  expect(hungarianDayOf(new Date(end.getTime() + 1))).not.toBe(day)
})

test.each([
  ['2024-01-15', '2024-01-14T23:00:00.000Z'],
  ['2024-03-31', '2024-03-30T23:00:00.000Z'],
  ['2024-04-01', '2024-03-31T22:00:00.000Z'],
  ['2024-10-28', '2024-10-27T23:00:00.000Z'],
])('%s begins in Hungary at %s', (day, moment) => {
  expect(startOfHungarianDay(day).toISOString()).toBe(moment)
})
