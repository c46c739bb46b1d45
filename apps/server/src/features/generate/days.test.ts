import { expect, test } from 'vitest'
import { dayOf, formatDay, formatNoticeDay, parseDay, workingDay, yearEnd, yearOf } from './days.ts'

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2024-02-29', 19_782],
  ['2023-02-29', null],
  ['2024-13-01', null],
  ['24-01-01', null],
  ['2024-1-1', null],
  ['', null],
])('%s is read as %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
  if (day !== null) expect(formatDay(day)).toBe(text)
})

test('years end on their last day and begin the day after', () => {
  expect(formatDay(yearEnd(2024))).toBe('2024-12-31')
  expect(yearOf(yearEnd(2024) + 1)).toBe(2025)
  expect(formatNoticeDay(dayOf(2024, 3, 5))).toBe('2024. 03. 05.')
})

test.each([
  ['2026-10-30', '2026-10-30'],
  ['2026-10-31', '2026-11-02'],
  ['2026-11-01', '2026-11-02'],
  ['1969-12-27', '1969-12-29'],
])('the register works on %s or on %s', (day, worked) => {
  expect(formatDay(workingDay(parseDay(day) ?? 0))).toBe(worked)
})
