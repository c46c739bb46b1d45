import { describe, expect, test } from 'vitest'
import { monthsBefore } from './happens.ts'
import type { Happening } from './alert-rule.ts'
import { countByWeek, findCoverage, isDerivedOnly, judgeFailures, listNoisiest, mondayOf } from './rule-trial.ts'

const at = (day: string, companyId = 'a', position = 1) => ({
  heardAt: new Date(`${day}T12:00:00Z`),
  companyId,
  position,
})

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-23'],
  ['2026-11-22T22:59:59Z', '2026-11-16'],
  // In Hungary it is Monday.
  ['2026-11-22T23:30:00Z', '2026-11-23'],
  ['2026-07-05T22:30:00Z', '2026-07-06'],
  ['2026-03-01T12:00:00Z', '2026-02-23'],
])('the week of %s begins on %s', (moment, monday) => {
  expect(mondayOf(new Date(moment))).toBe(monday)
})

test.each([
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-11-23', 12, '2025-11-23'],
])('%s, %i months before: %s', (day, months, before) => {
  expect(
    monthsBefore(new Date(`${day}T10:00:00Z`), months)
      .toISOString()
      .slice(0, 10),
  ).toBe(before)
})

describe('weeks', () => {
  const span = { from: new Date('2026-11-03T00:00:00Z'), to: new Date('2026-11-23T00:00:00Z') }

  test('without alerts are quiet only since something could be heard', () => {
    const coverage = { from: new Date('2026-11-15T20:00:00Z'), to: span.to }
    expect(countByWeek([at('2026-11-17'), at('2026-11-22')], { ...span, coverage })).toEqual([
      { from: '2026-11-02', alerts: null },
      { from: '2026-11-09', alerts: 0 },
      { from: '2026-11-16', alerts: 2 },
      { from: '2026-11-23', alerts: 0 },
    ])
  })

  test('after the last reading are not known, unless something was heard', () => {
    const coverage = { from: span.from, to: new Date('2026-11-15T20:00:00Z') }
    const weeks = countByWeek([at('2026-11-23')], { ...span, coverage })
    expect(weeks.map(({ alerts }) => alerts)).toEqual([0, 0, null, 1])
  })

  test('without any source none is known', () => {
    const weeks = countByWeek([], { ...span, coverage: null })
    expect(weeks.map(({ alerts }) => alerts)).toEqual([null, null, null, null])
  })
})

describe('what is found only of the watched', () => {
  const fall: Happening = { kind: 'rating-falls', bands: 2, months: 12 }
  const owner: Happening = { kind: 'events', kinds: ['final-owner', 'missing-statement'], importances: [], level: null }
  const mixed: Happening = { kind: 'events', kinds: ['final-owner', 'name'], importances: [], level: null }
  const anything: Happening = { kind: 'events', kinds: [], importances: ['negative'], level: null }

  test.each([
    ['any', [fall, owner], true],
    ['any', [fall, mixed], false],
    ['any', [anything], false],
    ['all', [fall, anything], true],
    ['all', [mixed, anything], false],
  ] as const)('%s of %o: %s', (match, happenings, expected) => {
    expect(isDerivedOnly({ match, happenings })).toBe(expected)
  })

  const below: Happening = { kind: 'rating-below', points: 55 }
  const any = (...happenings: Happening[]) => ({ match: 'any', happenings }) as const
  const all = (...happenings: Happening[]) => ({ match: 'all', happenings }) as const
  const [first, last] = [new Date('2026-03-01'), new Date('2026-10-01')]
  const readings = { from: first, to: last }
  const matches: Happening = { kind: 'events', kinds: ['sanction-match'], importances: [], level: null }
  const since = (watched: string | null, noted: string | null = '2026-08-01') => ({
    watchedSince: watched === null ? null : new Date(watched),
    pointsSince: noted === null ? null : new Date(noted),
    matchesSince: noted === null ? null : new Date(noted),
  })
  const from = (day: string) => ({ from: new Date(day), to: last })
  test.each([
    ['by the readings otherwise', any(mixed), since(null), readings],
    ['never where nobody watches', any(fall), since(null), null],
    ['since it is watched', any(fall), since('2026-05-01'), from('2026-05-01')],
    ['since the first reading where that came later', any(fall), since('2025-05-01'), readings],
    ['never where nothing was read since', any(fall), since('2026-11-01'), null],
    ['below points since these are noted', any(below), since('2026-05-01'), from('2026-08-01')],
    ['below points since it is watched where that came later', any(below), since('2026-09-01'), from('2026-09-01')],
    ['below points never before they are noted', any(below), since('2026-05-01', null), null],
    ['below points with something else in the same news', all(below, fall), since('2026-05-01'), from('2026-08-01')],
    ['as matches since these are looked at', any(matches), since('2026-05-01'), from('2026-08-01')],
    ['as matches never before they are', any(matches), since('2026-05-01', null), null],
    ['as matches or other owners since it is watched', any(matches, owner), since('2026-05-01'), from('2026-05-01')],
    ['below points or by bands since it is watched', any(below, fall), since('2026-05-01'), from('2026-05-01')],
  ])('can be heard %s', (_case, rule, known, expected) => {
    expect(findCoverage(readings, rule, known)).toEqual(expected)
    expect(findCoverage(null, rule, known)).toBeNull()
  })
})

test('the noisiest come first, equal ones by their ids', () => {
  const alerts = ['b', 'a', 'c', 'c'].map((companyId) => ({ companyId }))
  expect(listNoisiest(alerts, 2)).toEqual([
    { companyId: 'c', alerts: 2 },
    { companyId: 'a', alerts: 1 },
  ])
})

describe('failures', () => {
  test('are caught by an alert before, told at once by one with it, and missed by one after it', () => {
    const alerts = [
      at('2026-01-01', 'a', 1),
      at('2026-02-01', 'a', 2),
      at('2026-03-01', 'b', 5),
      at('2026-05-01', 'c', 9),
    ]
    const failures = [
      at('2026-01-31', 'a', 4),
      at('2026-03-01', 'b', 5),
      at('2026-04-01', 'c', 8),
      at('2026-04-01', 'd', 7),
    ]
    expect(judgeFailures(alerts, failures)).toEqual({ total: 4, caught: 1, atOnce: 1, missed: 2, medianDays: 30 })
  })

  test('half of those caught were known at least so many days before', () => {
    const alerts = ['a', 'b'].map((id) => at('2026-01-01', id, 1))
    const failures = [at('2026-01-11', 'a', 2), at('2026-01-31', 'b', 3)]
    expect(judgeFailures(alerts, failures).medianDays).toBe(10)
    expect(judgeFailures([], failures).medianDays).toBeNull()
  })
})
