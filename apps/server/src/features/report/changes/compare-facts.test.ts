import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Piece, saysTheSame } from '../rows/versions.ts'
import { compareDays, compareKnowledge, type Difference } from './compare-facts.ts'

/** `A 2015-2019`: A from 2015 until 2019, exclusive; a missing year is open. */
function piece(text: string): Piece {
  const [payload = '', years = '-'] = text.split(' ')
  const [from = '', to = ''] = years.split('-')
  const day = (year: string) => (year === '' ? null : `${year}-01-01`)
  return { payload, partyId: null, validFrom: day(from), validTo: day(to) }
}
const line = (...texts: string[]) => texts.map(piece)
const say = (shown: Piece | null) =>
  shown === null
    ? '–'
    : `${String(shown.payload)} ${shown.validFrom?.slice(0, 4) ?? ''}-${shown.validTo?.slice(0, 4) ?? ''}`
const show = ({ kind, before, after, between, day }: Difference<Piece>) =>
  [kind, say(before), say(after), between.map(say).join(), day?.slice(0, 4) ?? '–'].join(' | ')

describe('two days of the world', () => {
  const days = { from: '2016-06-01', to: '2020-06-01' }
  test.each([
    ['nothing new', ['A -'], null],
    ['nothing at all', [], null],
    ['began', ['A 2018-'], 'added | – | A 2018- |  | 2018'],
    ['ended', ['A 2010-2018'], 'ended | A 2010-2018 | – |  | 2018'],
    ['another', ['A 2010-2018', 'B 2018-'], 'changed | A 2010-2018 | B 2018- |  | 2018'],
    ['another in steps', ['A -2017', 'B 2017-2018', 'C 2018-'], 'changed | A -2017 | C 2018- | B 2017-2018 | 2018'],
    ['came and went', ['A 2017-2018'], 'passing | – | – | A 2017-2018 | 2017'],
    [
      'was otherwise for a while',
      ['A -2017', 'B 2017-2018', 'A 2018-'],
      'passing | A -2017 | A 2018- | B 2017-2018 | 2017',
    ],
    ['was interrupted', ['A -2017', 'A 2018-'], 'passing | A -2017 | A 2018- |  | 2018'],
    ['over before', ['A 2010-2012'], null],
    ['begins later', ['A 2021-'], null],
  ])('%s', (_title, pieces, expected) => {
    const found = compareDays(line(...pieces), days)
    expect(found && show(found)).toBe(expected)
  })

  test('the first day of validity counts, the last does not', () => {
    const [only] = line('A 2016-2020')
    const pieces = only ? [only] : []
    expect(compareDays(pieces, { from: '2016-01-01', to: '2019-12-31' })).toBeNull()
    expect(compareDays(pieces, { from: '2015-12-31', to: '2019-12-31' })?.kind).toBe('added')
    expect(compareDays(pieces, { from: '2016-01-01', to: '2020-01-01' })?.kind).toBe('ended')
  })

  test('the same payload of another party is another thing', () => {
    const before = { payload: 'A', partyId: 'p1', validFrom: null, validTo: '2018-01-01' }
    const after = { payload: 'A', partyId: 'p2', validFrom: '2018-01-01', validTo: null }
    expect(compareDays([before, after], days)?.kind).toBe('changed')
  })
})

describe('two moments of knowledge', () => {
  test.each([
    ['nothing new', ['A -'], ['A -'], []],
    ['heard of', [], ['A 2018-'], ['added | – | A 2018- |  | 2018']],
    ['heard of the past', ['A 2018-'], ['X 2010-2018', 'A 2018-'], ['added | – | X 2010-2018 |  | 2010']],
    ['another since a day', ['A 2015-'], ['A 2015-2019', 'B 2019-'], ['changed | A 2015- | B 2019- |  | 2019']],
    ['an end', ['A 2015-'], ['A 2015-2019'], ['ended | A 2015-2019 | – |  | 2019']],
    [
      'the past corrected',
      ['X 2010-2015', 'A 2015-'],
      ['Y 2010-2015', 'A 2015-'],
      ['changed | X 2010-2015 | Y 2010-2015 |  | 2010'],
    ],
    ['an earlier beginning', ['A 2015-'], ['A 2014-'], ['changed | A 2015- | A 2014- |  | 2014']],
    ['a later beginning', ['A 2015-'], ['A 2016-'], ['changed | A 2015- | A 2016- |  | 2015']],
    ['an end taken back', ['A 2015-2019'], ['A 2015-'], ['changed | A 2015-2019 | A 2015- |  | 2019']],
    ['an earlier end', ['A 2015-2019'], ['A 2015-2018'], ['changed | A 2015-2019 | A 2015-2018 |  | 2018']],
    ['taken back', ['A 2015-'], [], ['withdrawn | A 2015- | – |  | 2015']],
    ['taken back of all times', ['A -'], [], ['withdrawn | A - | – |  | –']],
  ])('%s', (_title, then, now, expected) => {
    expect(compareKnowledge(line(...then), line(...now)).map(show)).toEqual(expected)
  })
})

/** Time lines of a thing over the days 0–9, read day by day. */
const timeline = fc.array(fc.constantFrom('A', 'B', null), { minLength: 10, maxLength: 10 }).map((days) => {
  const dayOf = (index: number) => `2020-01-${String(index + 1).padStart(2, '0')}`
  const pieces = days.reduce<Piece[]>((made, payload, index) => {
    const last = made.at(-1)
    if (payload === null) return made
    if (last?.payload === payload && last.validTo === dayOf(index))
      return [...made.slice(0, -1), { ...last, validTo: dayOf(index + 1) }]
    return [...made, { payload, partyId: null, validFrom: dayOf(index), validTo: dayOf(index + 1) }]
  }, [])
  return { days, pieces, dayOf }
})
const day = fc.integer({ min: 0, max: 9 })

test('two days: what is told is what a look at every day tells', () => {
  fc.assert(
    fc.property(timeline, day, day, ({ days, pieces, dayOf }, a, b) => {
      const [from, to] = a < b ? [a, b] : [b, a]
      const found = compareDays(pieces, { from: dayOf(from), to: dayOf(to) })
      const isStill = days.slice(from, to + 1).every((value) => value === days[from])
      expect(found === null).toBe(isStill)
      if (found === null) return
      expect([found.before?.payload ?? null, found.after?.payload ?? null]).toEqual([days[from], days[to]])
      expect(found.kind === 'passing').toBe(days[from] === days[to])
    }),
  )
})

test('two moments: every day of which something else is known is told, and no other', () => {
  fc.assert(
    fc.property(timeline, timeline, (then, now) => {
      const found = compareKnowledge(then.pieces, now.pieces)
      const isSame = then.days.every((value, index) => value === now.days[index])
      expect(found.length === 0).toBe(isSame)
      for (const { before, after } of found)
        expect(
          saysTheSame(before, after) && before?.validFrom === after?.validFrom && before?.validTo === after?.validTo,
        ).toBe(false)
    }),
  )
})
