import { expect, test } from 'vitest'
import { trialDaysLeft, trialEnd, trialLinkEnd } from './trial.ts'

const START = new Date('2026-03-27T10:00:00Z')

test('a trial lasts five times 24 hours, its link 72, also where clocks are put forward', () => {
  expect(trialEnd(START)).toEqual(new Date('2026-04-01T10:00:00Z'))
  expect(trialLinkEnd(START)).toEqual(new Date('2026-03-30T10:00:00Z'))
})

test.each([
  ['2026-03-27T10:00:00Z', 5],
  ['2026-03-27T10:00:01Z', 5],
  ['2026-03-28T10:00:00Z', 4],
  ['2026-04-01T09:59:59Z', 1],
  ['2026-04-01T10:00:00Z', 0],
  ['2026-05-01T10:00:00Z', 0],
])('at %s %i days are left', (now, days) => {
  expect(trialDaysLeft(trialEnd(START), new Date(now))).toBe(days)
})
