import { expect, test } from 'vitest'
import { FAILING_AFTER_MS, parseRetryAfter, pauseAfter } from './retry-schedule.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

test.each([
  [1, 5],
  [2, 300],
  [3, 1800],
  [4, 7200],
  [5, 18_000],
  [6, 36_000],
  [7, 50_400],
  [8, 72_000],
  [9, 86_400],
])('after attempt %i: %i s, and up to a tenth more', (attemptCount, seconds) => {
  const pauses = [0, 0.5, 1].map((random) => pauseAfter({ attemptCount, askedPauseMs: null, random }))
  expect(pauses).toEqual([seconds * 1000, seconds * 1050, seconds * 1100])
})

test('after the tenth there is none; all of them take longer than an endpoint may fail', () => {
  expect(pauseAfter({ attemptCount: 10, askedPauseMs: 1000, random: 0 })).toBeNull()
  const pauses = Array.from({ length: 9 }, (_, index) =>
    pauseAfter({ attemptCount: index + 1, askedPauseMs: null, random: 0 }),
  )
  expect(pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0)).toBeGreaterThan(FAILING_AFTER_MS)
})

test.each([
  ['longer than the pause', 60_000, 60_000],
  ['shorter', 1000, 5000],
  ['longer than a day', 10 * 86_400_000, 86_400_000],
])('a receiver that asks for time: %s', (_name, askedPauseMs, expected) => {
  expect(pauseAfter({ attemptCount: 1, askedPauseMs, random: 0 })).toBe(expected)
})

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 23 Nov 2026 10:01:00 GMT', 60_000],
  ['Mon, 23 Nov 2026 09:00:00 GMT', 0],
  ['-5', null],
  ['1.5', null],
  ['99999999999999', null],
  ['soon', null],
  ['2026', 2_026_000],
  ['', null],
  [undefined, null],
])('retry-after %j', (text, expected) => {
  expect(parseRetryAfter(text, NOW)).toBe(expected)
})
