import { z } from 'zod'
import type { CardId } from './summary-cards.ts'

/** A reader's choice of cards as the browser stores it: every known card in order, and which are hidden. */
export const StoredCardLayout = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) })
export type StoredCardLayout = z.infer<typeof StoredCardLayout>

export type CardLayout = { order: readonly CardId[]; hidden: ReadonlySet<CardId> }

/**
 * The stored choice applied to the cards there are: unknown ones drop out; a card younger than the choice stands
 * behind the one that precedes it by default.
 */
export function applyCardLayout(
  stored: StoredCardLayout | null,
  known: readonly CardId[],
  hiddenByDefault: readonly CardId[],
): CardLayout {
  if (stored === null) return { order: known, hidden: new Set(hiddenByDefault) }
  const order = stored.order.flatMap((id) => known.filter((card) => card === id))
  for (const [index, card] of known.entries()) {
    if (order.includes(card)) continue
    const before = known[index - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, card)
  }
  const isYounger = (card: CardId): boolean => !stored.order.includes(card)
  const isHidden = (card: CardId): boolean =>
    isYounger(card) ? hiddenByDefault.includes(card) : stored.hidden.includes(card)
  return { order, hidden: new Set(known.filter(isHidden)) }
}

/** The order with one card put at a place; a place beyond either end is that end. */
export function moveCard(order: readonly CardId[], card: CardId, to: number): CardId[] {
  const rest = order.filter((other) => other !== card)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, card)
}

/** The hidden cards with one shown or hidden. */
export function toggleCard(hidden: ReadonlySet<CardId>, card: CardId): CardId[] {
  return hidden.has(card) ? [...hidden].filter((other) => other !== card) : [...hidden, card]
}
