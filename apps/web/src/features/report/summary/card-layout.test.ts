import { describe, expect, test } from 'vitest'
import { applyCardLayout, moveCard, toggleCard } from './card-layout.ts'
import type { CardId } from './summary-cards.ts'

const KNOWN: readonly CardId[] = ['details', 'risk', 'ratingDetails', 'revenue']

describe('applyCardLayout', () => {
  test.each([
    ['nothing stored', null, KNOWN, ['ratingDetails']],
    [
      'another order',
      { order: ['revenue', 'risk', 'details', 'ratingDetails'], hidden: [] },
      ['revenue', 'risk', 'details', 'ratingDetails'],
      [],
    ],
    [
      'a card that is gone',
      { order: ['gone', 'details', 'risk', 'ratingDetails', 'revenue'], hidden: ['gone'] },
      KNOWN,
      [],
    ],
    [
      'a younger card in the middle',
      { order: ['revenue', 'details', 'risk'], hidden: ['details'] },
      ['revenue', 'details', 'risk', 'ratingDetails'],
      ['details', 'ratingDetails'],
    ],
    ['a younger card at the front', { order: ['risk', 'ratingDetails', 'revenue'], hidden: [] }, KNOWN, []],
  ])('%s', (_name, stored, order, hidden) => {
    const layout = applyCardLayout(stored, KNOWN, ['ratingDetails'])
    expect(layout.order).toEqual(order)
    expect([...layout.hidden].sort()).toEqual(hidden)
  })
})

test.each([
  ['revenue', 0, ['revenue', 'details', 'risk', 'ratingDetails']],
  ['details', 3, ['risk', 'ratingDetails', 'revenue', 'details']],
  ['details', 99, ['risk', 'ratingDetails', 'revenue', 'details']],
  ['risk', -1, ['risk', 'details', 'ratingDetails', 'revenue']],
] as const)('%s moved to place %i', (card, to, expected) => {
  expect(moveCard(KNOWN, card, to)).toEqual(expected)
})

test('a card is hidden and shown again', () => {
  const hidden = toggleCard(new Set(), 'risk')
  expect(hidden).toEqual(['risk'])
  expect(toggleCard(new Set(hidden), 'risk')).toEqual([])
})
