import { INDICATOR_KEYS } from '@merleg/domain/indicators/indicator-keys'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
