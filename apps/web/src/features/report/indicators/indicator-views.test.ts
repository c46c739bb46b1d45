import { INDICATOR_KEYS } from '@merleg/domain/indicators/indicator-keys'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOf } from './indicator-changes.ts'
import { turnCard, viewOf, type IndicatorsView } from './indicator-views.ts'

describe('what the address says of the cards', () => {
  test.each([
    [{}, 'content'],
    [{ view: 'table' }, 'table'],
    [{ cards: 'roe.info' }, 'info'],
    [{ view: 'table', cards: 'ros.info_roe.chart' }, 'content'],
    [{ cards: 'roe.constructor' }, 'content'],
    [{ cards: 'roe' }, 'content'],
    [{ cards: '_._roe.nothing_x.info' }, 'content'],
  ] as const)('%j shows the return on equity as %s', (search, expected) => {
    expect(viewOf(search, 'roe')).toBe(expected)
  })

  test('a card turned and turned back leaves the address short', () => {
    const turned = turnCard({}, 'roe', 'table')
    expect(turned).toEqual({ cards: 'roe.table' })
    expect(turnCard(turned, 'ebitda', 'info')).toEqual({ cards: 'roe.table_ebitda.info' })
    expect(turnCard(turned, 'roe', 'content')).toEqual({ cards: undefined })
    expect(turnCard({ view: 'table' }, 'roe', 'content')).toEqual({ view: 'table', cards: 'roe.chart' })
  })

  test('every card shows what it was last turned to, and the address fits', () => {
    const turn = fc.tuple(fc.constantFrom(...INDICATOR_KEYS), fc.constantFrom('content', 'table', 'info'))
    fc.assert(
      fc.property(fc.array(turn), fc.constantFrom(undefined, 'table' as const), (turns, view) => {
        const shown = turns.reduce<IndicatorsView>((before, [key, to]) => turnCard(before, key, to), { view })
        const last = new Map(turns)
        for (const key of INDICATOR_KEYS) expect(viewOf(shown, key)).toBe(last.get(key) ?? view ?? 'content')
        expect(shown.cards?.length ?? 0).toBeLessThanOrEqual(1000)
      }),
    )
  })
})

test.each([
  ['currency', 125, 100, 0.25],
  ['currency', 125, -100, null],
  ['currency', 125, 0, null],
  ['person', 3, 4, -0.25],
  ['percent', 0.5, 0.25, 0.25],
  ['percent', 0.5, -0.25, 0.75],
  ['ratio', 1, 1.5, -0.5],
  ['ratio', null, 1, null],
  ['ratio', 1, null, null],
] as const)('%s: %s after %s is a change of %s', (unit, current, before, expected) => {
  expect(changeOf(unit, current, before)).toBe(expected)
})
