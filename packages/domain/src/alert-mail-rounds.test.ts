import { describe, expect, test } from 'vitest'
import { isRoundDue, lastRoundDay } from './alert-mail-rounds.ts'

describe('the day whose daily mails are to go', () => {
  test.each([
    ['before seven in winter', '2026-11-24T05:59:59Z', '2026-11-23'],
    ['from seven on in winter', '2026-11-24T06:00:00Z', '2026-11-24'],
    ['before seven in summer', '2026-07-14T04:59:59Z', '2026-07-13'],
    ['from seven on in summer', '2026-07-14T05:00:00Z', '2026-07-14'],
    ['shortly before midnight', '2026-11-24T22:59:59Z', '2026-11-24'],
    ['after midnight in Hungary', '2026-11-24T23:00:00Z', '2026-11-24'],
    ['on Saturday', '2026-11-28T12:00:00Z', '2026-11-27'],
    ['on Sunday', '2026-11-29T12:00:00Z', '2026-11-27'],
    ['on Monday before seven', '2026-11-30T05:30:00Z', '2026-11-27'],
    ['on the day the clocks go forward, a Sunday', '2026-03-29T05:30:00Z', '2026-03-27'],
    ['on the Monday after it, by the new hour', '2026-03-30T05:00:00Z', '2026-03-30'],
    ['on the Monday after the clocks went back, by the old hour', '2026-10-26T05:59:59Z', '2026-10-22'],
    ['and from the new one on', '2026-10-26T06:00:00Z', '2026-10-26'],
    ['on a holiday that is no Sunday', '2026-10-23T12:00:00Z', '2026-10-22'],
    ['over Christmas', '2026-12-27T12:00:00Z', '2026-12-24'],
    ['after Good Friday and Easter Monday', '2026-04-07T05:00:00Z', '2026-04-07'],
    ['between them', '2026-04-06T12:00:00Z', '2026-04-02'],
  ])('%s', (_case, now, day) => {
    expect(lastRoundDay('daily', new Date(now))).toBe(day)
  })
})

describe('the day whose weekly mails are to go', () => {
  test.each([
    ['Monday morning', '2026-11-23T06:00:00Z', '2026-11-23'],
    ['Monday before seven', '2026-11-23T05:59:59Z', '2026-11-16'],
    ['later in the week', '2026-11-27T12:00:00Z', '2026-11-23'],
    ['Sunday', '2026-11-29T12:00:00Z', '2026-11-23'],
    ['Easter Monday', '2026-04-06T12:00:00Z', '2026-03-30'],
    ['the Tuesday after it', '2026-04-07T05:00:00Z', '2026-04-07'],
  ])('%s', (_case, now, day) => {
    expect(lastRoundDay('weekly', new Date(now))).toBe(day)
  })
})

test.each([
  ['made for the day before', '2026-11-24', '2026-11-23', true],
  ['made for the day', '2026-11-24', '2026-11-24', false],
  ['made for a later day, before the clock went back', '2026-11-24', '2026-11-25', false],
  ['made by a clock that was a year ahead', '2026-11-24', '2027-11-24', true],
])('a round %s', (_case, day, done, isDue) => {
  expect(isRoundDue(day, done)).toBe(isDue)
})
