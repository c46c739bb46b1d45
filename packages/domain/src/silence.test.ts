import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStillCurrent, readSilence, type Reach } from './silence.ts'

const register: Reach = { covers: ['liquidation', 'lien'], toldFrom: '2010-01-01', toldUntil: '2026-11-01' }
const snapshot: Reach = { covers: ['liquidation'], toldFrom: '2022-01-06', toldUntil: '2022-01-06' }
const winners: Reach = { covers: [], toldFrom: '2018-01-01', toldUntil: '2021-12-31' }

describe('how things stand today', () => {
  const now = (subjects: Reach['covers'], ...sources: Reach[]) => readSilence({ subjects, to: '2026-11-22' }, sources)

  test.each([
    ['a source read three weeks ago tells all', now(['liquidation', 'lien'], register), 'none', '2026-11-01'],
    ['one read years ago tells of its own day', now(['liquidation'], snapshot), 'partly', '2022-01-06'],
    ['of one subject there is no source', now(['liquidation', 'ban'], register), 'partly', '2026-11-01'],
    ['a list of some winners tells nothing by its silence', now(['liquidation'], winners), 'unknown', undefined],
    ['without a source nothing is known', now(['liquidation']), 'unknown', undefined],
    [
      'two read on different days tell together of the earlier one',
      now(['liquidation', 'ban'], register, { covers: ['ban'], toldFrom: '2026-11-15', toldUntil: '2026-11-15' }),
      'none',
      '2026-11-01',
    ],
    ['the newest of two counts', now(['liquidation'], snapshot, register), 'none', '2026-11-01'],
  ])('%s', (_title, { level, told }, expected, asOf) => expect([level, told?.to]).toEqual([expected, asOf]))

  test('names what nobody tells', () => {
    expect(now(['liquidation', 'ban'], register).untoldSubjects).toEqual(['ban'])
    expect(now(['liquidation'], winners).untoldSubjects).toEqual(['liquidation'])
  })
})

describe('what happened between two days', () => {
  const between = (from: string, to: string, ...sources: Reach[]) =>
    readSilence({ subjects: ['liquidation'], from, to }, sources)

  test.each([
    ['within the time told', between('2020-01-01', '2025-01-01', register), 'none', '2020-01-01', '2025-01-01'],
    ['up to a register read lately', between('2020-01-01', '2026-11-22', register), 'none', '2020-01-01', '2026-11-01'],
    ['from before it begins', between('2005-01-01', '2026-11-22', register), 'partly', '2010-01-01', '2026-11-01'],
    ['after a snapshot', between('2025-11-22', '2026-11-22', snapshot), 'unknown', undefined, undefined],
    ['over a snapshot', between('2021-01-01', '2026-11-22', snapshot), 'partly', '2022-01-06', '2022-01-06'],
    ['before a snapshot', between('2019-01-01', '2020-01-01', snapshot), 'unknown', undefined, undefined],
  ])('%s', (_title, { level, told }, expected, from, to) =>
    expect([level, told?.from, told?.to]).toEqual([expected, from, to]),
  )
})

test.each([
  ['2026-08-22', '2026-11-22', true],
  ['2026-08-21', '2026-11-22', false],
])('a source read on %s is current on %s: %s', (read, today, expected) =>
  expect(isStillCurrent(read, today)).toBe(expected),
)

test('never says of a day more than a source that covers the subject does', () => {
  const day = fc
    .integer({ min: 0, max: 60 })
    .map((month) => `20${10 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`)
  const source = fc
    .tuple(day, day, fc.subarray(['liquidation', 'lien', 'ban'] as const))
    .map(([a, b, covers]): Reach => ({ covers, toldFrom: a < b ? a : b, toldUntil: a < b ? b : a }))
  fc.assert(
    fc.property(fc.array(source, { maxLength: 4 }), day, day, (sources, a, b) => {
      const [from, to] = a < b ? [a, b] : [b, a]
      const { told, level, toldSubjects, untoldSubjects } = readSilence(
        { subjects: ['liquidation', 'lien'], from, to },
        sources,
      )
      expect([...toldSubjects, ...untoldSubjects].toSorted()).toEqual(['lien', 'liquidation'])
      expect(level === 'unknown').toBe(told === null)
      if (told === null) return
      expect(told.from >= from && told.to <= to).toBe(true)
      for (const subject of toldSubjects)
        for (const end of [told.from, told.to])
          expect(
            sources.some((one) => one.covers.includes(subject) && one.toldFrom <= end && end <= one.toldUntil),
          ).toBe(true)
    }),
  )
})
