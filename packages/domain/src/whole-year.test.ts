import { expect, test } from 'vitest'
import { isWholeYear, lengthOfYear, monthsOfYear } from './whole-year.ts'

test.each([
  ['2024-01-01', '2024-12-31', true],
  // 350 days, the first and the last one included; then 349.
  ['2024-01-17', '2024-12-31', true],
  ['2024-01-18', '2024-12-31', false],
  ['2024-10-03', '2024-12-31', false],
  // 380 days; then 381.
  ['2023-12-18', '2024-12-31', true],
  ['2023-12-17', '2024-12-31', false],
  ['2023-07-01', '2024-12-31', false],
])('a business year from %s to %s is a whole one: %s', (start, end, isWhole) => {
  expect(isWholeYear({ period: { start, end } })).toBe(isWhole)
})

test('a year of which nobody tells the days is taken as a whole one', () => {
  expect(isWholeYear({ period: null })).toBe(true)
})

test('both ends count as days of the year', () => {
  expect(lengthOfYear({ start: '2024-10-03', end: '2024-12-31' })).toBe(90)
})

test.each([
  ['2024-01-01', '2024-12-31', 12],
  ['2024-01-15', '2024-12-31', 12],
  ['2024-10-02', '2024-12-31', 3],
  ['2023-07-02', '2024-12-31', 18],
])('from %s to %s amounts flow for %d months', (start, end, months) => {
  expect(monthsOfYear({ start, end })).toBeCloseTo(months, 1)
})
