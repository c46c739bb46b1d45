import { describe, expect, test } from 'vitest'
import { addTotals, formatTotals, readPlaywrightTotals, readVitestTotals } from './test-totals.ts'

describe('formatTotals', () => {
  test.each([
    [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
    [{ passed: 0, failed: 2, skipped: 1 }, '0 passed, 2 failed, 1 skipped'],
  ])('writes %j as %s', (totals, line) => {
    expect(formatTotals(totals)).toBe(line)
  })
})

test('addTotals adds each kind', () => {
  const part = { passed: 1, failed: 2, skipped: 3 }
  expect(addTotals([part, part])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  expect(addTotals([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

test('readVitestTotals counts a file that does not load', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }
  expect(readVitestTotals(JSON.stringify(report))).toEqual({ passed: 4, failed: 2, skipped: 3 })
})

test('readPlaywrightTotals counts errors outside tests and flaky tests', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'no server' }] }
  expect(readPlaywrightTotals(JSON.stringify(report))).toEqual({ passed: 5, failed: 3, skipped: 2 })
})

test.each([readVitestTotals, readPlaywrightTotals])('%o refuses what is no report', (read) => {
  expect(() => read('{}')).toThrow()
  expect(() => read('')).toThrow()
})
