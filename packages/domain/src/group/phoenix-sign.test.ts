import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CompanyFailure, type FailureFact, pickTime, readFailure, timeTie } from './failure.ts'
import { findPhoenixSign, MOST_AT_SEAT, type PhoenixPair, type SharedPerson } from './phoenix-sign.ts'
import { haveSimilarNames } from './similar-name.ts'

const fact = (section: string, given: Partial<FailureFact> = {}): FailureFact => ({
  section,
  from: null,
  until: null,
  status: null,
  on: null,
  reason: null,
  ...given,
})
const ceased = (reason: string | null) =>
  fact('registration', { status: 'ceased', from: '2024-05-01', on: '2024-04-30', reason })

describe('a failure', () => {
  const failure = (given: Partial<CompanyFailure>): CompanyFailure => ({
    kind: 'under-liquidation',
    on: '2022-01-01',
    ceasedOn: null,
    isCeased: false,
    isOver: false,
    ...given,
  })
  test.each<[string, FailureFact[], CompanyFailure | null]>([
    ['a liquidation', [fact('liquidation', { from: '2022-01-01' })], failure({})],
    [
      'the gravest of two, of the first day',
      [fact('bankruptcy', { from: '2021-01-01', until: '2021-06-01' }), fact('liquidation', { from: '2022-01-01' })],
      failure({ on: '2021-01-01' }),
    ],
    [
      'one that was called off',
      [fact('bankruptcy', { from: '2022-01-01', until: '2022-06-01' })],
      failure({ kind: 'bankruptcy', isOver: true }),
    ],
    [
      'one that ended with the company',
      [fact('liquidation', { from: '2022-01-01', until: '2024-05-01' }), ceased(null)],
      failure({ ceasedOn: '2024-04-30', isCeased: true }),
    ],
    [
      'a deletion whose reason names it',
      [ceased('Kényszertörlés miatt törölve')],
      failure({ kind: 'forced-deletion', on: '2024-04-30', ceasedOn: '2024-04-30', isCeased: true }),
    ],
    ['no deletion without a reason', [ceased(null)], null],
    ['no voluntary liquidation', [fact('dissolution', { from: '2022-01-01' })], null],
    ['none that begins later', [fact('liquidation', { from: '2026-01-01' })], null],
    ['one of an unknown day', [fact('liquidation')], failure({ on: null })],
  ])('%s', (_title, facts, expected) => expect(readFailure(facts, '2025-01-01')).toEqual(expected))
})

test.each([
  ['2020-01-01', null, 'at-failure', null],
  ['2020-01-01', '2022-01-02', 'at-failure', null],
  ['2020-01-01', '2022-01-01', 'before', 0],
  ['2020-01-01', '2021-01-01', 'before', 365],
  ['2022-01-01', null, 'at-failure', null],
  ['2022-01-02', null, 'after', 1],
  [null, null, 'unknown', null],
])('a tie from %s until %s is timed %s', (from, until, time, days) => {
  expect(timeTie({ from, until }, '2022-01-01')).toEqual({ time, days })
})

test('of several ties the one that says most', () => {
  const before = (days: number) => ({ time: 'before', days }) as const
  expect(pickTime([before(900), before(30)])).toEqual(before(30))
  expect(pickTime([before(30), { time: 'at-failure', days: null }]).time).toBe('at-failure')
})

const PERSON: SharedPerson = {
  partyId: 'p',
  identity: 'certain',
  isLeader: { failed: true, risen: true },
  isOwner: { failed: false, risen: false },
  timeInFailed: { time: 'at-failure', days: null },
  joinedRisenOn: null,
}
const PAIR: PhoenixPair = {
  failedOn: '2022-01-01',
  isFailureOver: false,
  foundedOn: '2023-01-01',
  persons: [PERSON],
  isSameSeat: false,
  entitiesAtSeat: 1,
  isSameActivity: false,
  activityShare: null,
  hasSimilarName: false,
  isLegalSuccessor: false,
}

describe('a phoenix sign', () => {
  const judge = (given: Partial<PhoenixPair>, person: Partial<SharedPerson> = {}): string => {
    const persons = given.persons ?? [{ ...PERSON, ...person }]
    const sign = findPhoenixSign({ ...PAIR, ...given, persons })
    return sign === null ? 'none' : `${sign.level} ${sign.points}`
  }
  const both = { isOwner: { failed: true, risen: true } }
  test.each<[string, Partial<PhoenixPair>, Partial<SharedPerson>, string]>([
    ['one person leads both', {}, {}, 'weak 4'],
    ['leads and owns both', {}, both, 'weak 6'],
    ['and does the same', { isSameActivity: true }, both, 'strong 7'],
    ['leads both at one seat', { isSameSeat: true }, {}, 'strong 6'],
    ['leads both under one name', { hasSimilarName: true }, {}, 'strong 6'],
    ['led the one and owns the other', {}, { isLeader: { failed: true, risen: false } }, 'weak 3'],
    ['nobody, but seat and activity', { persons: [], isSameSeat: true, isSameActivity: true }, {}, 'weak 3'],
    [
      'nobody, but seat, activity and name',
      { persons: [], isSameSeat: true, isSameActivity: true, hasSimilarName: true },
      {},
      'weak 5',
    ],
    ['the seat alone', { persons: [], isSameSeat: true }, {}, 'none'],
    ['the activity alone', { persons: [], isSameActivity: true, foundedOn: '2022-01-02' }, {}, 'none'],
    [
      'a registered address',
      { persons: [], isSameSeat: true, isSameActivity: true, entitiesAtSeat: MOST_AT_SEAT + 1 },
      {},
      'none',
    ],
    ['a common activity', { persons: [], isSameSeat: true, isSameActivity: true, activityShare: 0.03 }, {}, 'none'],
    ['left long before', {}, { timeInFailed: { time: 'before', days: 366 } }, 'none'],
    ['left a year before', {}, { timeInFailed: { time: 'before', days: 365 } }, 'weak 3'],
    ['joined late', {}, { joinedRisenOn: '2024-02-01' }, 'none'],
    ['perhaps another of that name', { isSameSeat: true }, { identity: 'doubtful' }, 'weak 4'],
    ['the legal successor', { isSameSeat: true, isLegalSuccessor: true }, {}, 'weak 4'],
    ['founded half a year after', { foundedOn: '2022-06-01' }, {}, 'weak 5'],
    ['founded long before the failure', { foundedOn: '2020-03-01' }, {}, 'weak 3'],
    ['founded two years before', { foundedOn: '2020-01-01' }, {}, 'weak 3'],
    ['founded more than two years before', { foundedOn: '2019-12-31' }, {}, 'none'],
    ['founded two years after', { foundedOn: '2024-01-01' }, {}, 'weak 4'],
    ['founded more than two years after', { foundedOn: '2024-01-02' }, {}, 'none'],
    ['founded nobody knows when', { foundedOn: null }, {}, 'none'],
    ['failed nobody knows when', { failedOn: null }, {}, 'none'],
  ])('%s', (_title, pair, person, expected) => expect(judge(pair, person)).toBe(expected))

  it('is never stronger for a counter-reason', () => {
    const pairs = fc.record({
      isSameSeat: fc.boolean(),
      isSameActivity: fc.boolean(),
      hasSimilarName: fc.boolean(),
      foundedOn: fc.constantFrom('2020-06-01', '2022-03-01', '2023-06-01'),
    })
    const points = (pair: PhoenixPair) => findPhoenixSign(pair)?.points ?? 0
    fc.assert(
      fc.property(pairs, (given) => {
        const pair = { ...PAIR, ...given }
        const doubted = { ...pair, persons: [{ ...PERSON, identity: 'weak' as const }] }
        for (const against of [doubted, { ...pair, isLegalSuccessor: true }, { ...pair, entitiesAtSeat: 99 }])
          expect(points(against)).toBeLessThanOrEqual(points(pair))
      }),
    )
  })
})

test.each([
  ['Aranyhíd Kereskedelmi Kft.', 'Aranyhíd Trade Zrt.', true],
  ['ARANYHID Bt.', 'Aranyhíd-2 Kft. f.a.', true],
  ['Kovács Kereskedelmi és Szolgáltató Kft.', 'Szabó Kereskedelmi és Szolgáltató Kft.', false],
  ['Első Pesti Kft.', 'Pest Invest Kft.', false],
])('%s and %s', (one, other, expected) => expect(haveSimilarNames(one, other)).toBe(expected))
