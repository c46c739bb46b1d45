import { describe, expect, test } from 'vitest'
import {
  compareFailures,
  compareMatches,
  compareMissing,
  compareOwners,
  compareRatings,
  isLookTold,
  type MatchesFound,
  type MissingFound,
  type OpenMatch,
  type RatingFound,
} from './monitoring-looks.ts'

const rating = (points: number | null, given: Partial<RatingFound> = {}): RatingFound => {
  return { kind: 'company', points, model: 'a', asOf: '2026-01-01', ...given }
}

test.each([
  ['the same points', rating(85), rating(85, { asOf: '2026-02-01' }), null],
  ['other points in the same band', rating(85), rating(100), 'rating-points'],
  ['unrated for another reason', rating(null), rating(null, { asOf: '2026-02-01' }), null],
  ['one worse', rating(85), rating(84), 'rating-worse'],
  ['one better', rating(66), rating(67), 'rating-better'],
  ['no rating any more', rating(50), rating(null), 'rating-changed'],
  ['a rating again', rating(null), rating(50), 'rating-changed'],
  ['by another model', rating(85), rating(10, { model: 'b' }), 'rating-model'],
  ['by another model the same band', rating(85), rating(90, { model: 'b' }), null],
  ['by other rules', rating(85, { rules: '1' }), rating(10, { rules: '2' }), 'rating-model'],
  ['by rules that were not noted yet', rating(85), rating(10, { rules: '1' }), 'rating-model'],
  ['by the same rules', rating(85, { rules: '1' }), rating(10, { rules: '1' }), 'rating-worse'],
  ['never with rules', rating(85), rating(10, { rules: null }), 'rating-worse'],
  ['never rated before', rating(null, { model: null }), rating(10), null],
  ['the bands of simpler kinds', rating(80, { kind: 'nonprofit' }), rating(79, { kind: 'nonprofit' }), 'rating-worse'],
])('a rating: %s', (_title, before, after, kind) => {
  expect(compareRatings(before, after).map((event) => event.kind)).toEqual(kind === null ? [] : [kind])
})

test.each([
  ['the same band throughout', rating(85), 95, 90, ['rating-points 95 90']],
  ['the same points by the new one', rating(85), 90, 90, []],
  ['a fall that the new model hides', rating(60), 90, 60, ['rating-worse 90 60', 'rating-model 60 90']],
  ['a fall beside one by the model', rating(90), 60, 10, ['rating-worse 60 10', 'rating-model 90 60']],
  ['the model, and points of the company', rating(90), 60, 62, ['rating-points 60 62', 'rating-model 90 60']],
  ['the model alone', rating(90), 60, 60, ['rating-model 90 60']],
  ['the company alone', rating(90), 88, 60, ['rating-worse 88 60']],
  ['unrated by the model', rating(90), null, 60, ['rating-changed null 60', 'rating-model 90 null']],
])('by another model: %s', (_title, before, between, points, told) => {
  const events = compareRatings(before, rating(points, { model: 'b' }), { points: between, basis: 'statement' })
  const pointsOf = (found: object | null) => (found !== null && 'points' in found ? String(found.points) : '')
  expect(events.map(({ kind, before: was, after: is }) => `${kind} ${pointsOf(was)} ${pointsOf(is)}`)).toEqual(told)
  for (const { kind, before: was } of events) expect(was).toMatchObject({ model: kind === 'rating-model' ? 'a' : 'b' })
})

test('by another model: each rating bears what it rests on', () => {
  const [before, after] = [rating(90, { basis: 'statement' }), rating(10, { model: 'b', basis: 'register' })]
  const [fall, byModel] = compareRatings(before, after, { points: 60, basis: 'statement' })
  expect(fall).toMatchObject({ before: { points: 60, basis: 'statement' }, after: { points: 10, basis: 'register' } })
  expect(byModel).toMatchObject({ before: { points: 90 }, after: { points: 60, basis: 'statement' } })
})

describe('accounts that are missing', () => {
  const missing = (...years: number[]): MissingFound => ({
    isCovered: true,
    missing: years.map((year) => ({ day: `${year}-12-31`, deadline: `${year + 1}-05-31` })),
  })
  const overdue = (deadline: string): MissingFound => ({ isCovered: true, missing: [{ day: null, deadline }] })

  test.each([
    ['nothing new', missing(2023), missing(2023), []],
    ['one more', missing(2023), missing(2023, 2024), ['2024-12-31 news']],
    ['found late', missing(), missing(2022), ['2022-12-31 backdated']],
    ['by the deadline alone', missing(), overdue('2025-06-01'), ['2025-06-01 news']],
    ['the same deadline', overdue('2025-06-01'), overdue('2025-06-01'), []],
    ['another one', overdue('2024-06-01'), overdue('2025-06-01'), ['2025-06-01 news']],
    ['the same, which their register says by now', missing(2024), overdue('2025-05-31'), []],
    [
      'the same, which their register says no more',
      overdue('2025-05-31'),
      missing(2023, 2024),
      ['2023-12-31 backdated'],
    ],
    ['filed', missing(2024), missing(), []],
    ['no source told before', { isCovered: false, missing: [] }, missing(2024), []],
    ['a line could not be read since', missing(2023), { ...missing(2023, 2024), isUnread: true }, []],
    ['a line could not be read before', { ...missing(2023), isUnread: true }, missing(2023, 2024), ['2024-12-31 news']],
  ])('%s', (_title, before, after, told) => {
    const events = compareMissing(before, after, '2025-06-10')
    expect(events.map(({ slot, toldAs }) => `${slot} ${toldAs}`)).toEqual(told)
  })
})

test('another failed company is told once', () => {
  const failed = (companyId: string) => ({ companyId, name: 'B', section: 'liquidation', on: '2026-01-01' })
  const [one, two] = [failed('1'), failed('2')]
  const told = (today: string) => compareFailures({ failed: [one] }, { failed: [one, two] }, today)
  expect(told('2026-01-20').map(({ slot, toldAs }) => `${slot} ${toldAs}`)).toEqual(['2 news'])
  expect(told('2026-03-01').map(({ toldAs }) => toldAs)).toEqual(['backdated'])
  expect(compareFailures({ failed: [one, two] }, { failed: [one] }, '2026-01-20')).toEqual([])
})

test.each([
  ['the same owners in another order', ['a', 'b'], {}, ['b', 'a'], {}, 0],
  ['others', ['a'], {}, ['b'], {}, 1],
  ['nobody any more', ['a'], {}, [], {}, 1],
  ['another law', ['a'], {}, ['b'], { law: 'union' }, 0],
  ['not all could be read', ['a'], { isWhole: false }, ['b'], {}, 0],
])('final owners: %s', (_title, was, before, is, after, count) => {
  const found = (owners: readonly string[], given: object) => ({ law: 'hungary', isWhole: true, owners, ...given })
  expect(compareOwners(found(was, before), found(is, after), '2026-01-01')).toHaveLength(count)
})

describe('matches with sanctions lists', () => {
  const match = (id: string, given: Partial<OpenMatch> = {}): OpenMatch => ({
    id,
    evidence: '2:a',
    grade: 'probable',
    name: 'Kis Pál',
    listedName: 'KIS, Pal',
    sourceId: 'eu-fsf',
    title: 'A list',
    publisher: 'A publisher',
    day: '2026-01-02',
    firstVersion: 3,
    ...given,
  })
  const found = (matches: OpenMatch[], given: Partial<MatchesFound> = {}): MatchesFound => {
    return { version: 5, rules: 3, checked: '1', matches, ...given }
  }
  const [one, two] = [match('1'), match('2')]

  test.each([
    ['the same', found([one]), found([one], { version: 6, checked: '2' }), []],
    ['one more', found([one]), found([one, two]), ['sanction-match 2']],
    ['one that is gone', found([one, two]), found([two]), []],
    ['one that has come back', found([]), found([one]), ['sanction-match 1']],
    ['of a list that is new', found([one], { version: 2 }), found([one, two], { version: 4 }), []],
    ['of a list since it was new', found([], { version: 3 }), found([two]), ['sanction-match 2']],
    [
      'that rests on something else',
      found([one]),
      found([match('1', { evidence: '2:b' })]),
      ['sanction-match-changed 1'],
    ],
    ['of whose evidence more counts', found([one]), found([match('1', { evidence: '3:b' })]), []],
    ['of whose evidence no version was noted', found([match('1', { evidence: 'a' })]), found([one]), []],
    ['by other rules', found([], { rules: 2 }), found([one]), []],
    ['where nobody was compared before', found([], { version: null }), found([one]), []],
    ['where nobody was compared since', found([]), found([one], { version: null }), []],
  ])('%s', (_title, before, after, told) => {
    const events = compareMatches(before, after, '2026-01-05')
    expect(events.map(({ kind, slot }) => `${kind} ${slot}`)).toEqual(told)
    for (const event of events) expect(event).toMatchObject({ occurredOn: '2026-01-05', toldAs: 'news' })
  })

  test.each([
    [5, true],
    [null, false],
  ] as const)('are told by a comparison with version %s: %s', (version, expected) => {
    expect(isLookTold('sanction-match', found([], { version }))).toBe(expected)
  })
})
