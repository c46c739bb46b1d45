import { z } from 'zod'
import { useStored } from '../../../shared/storage/stored.ts'
import type { CardId } from './summary-cards.ts'

/** What a card may show: its chart or other content, the figures as a table, or what it means and where it is from. */
const VIEWS = ['content', 'table', 'info'] as const
export type CardView = (typeof VIEWS)[number]

const StoredViews = z.record(z.string(), z.enum(VIEWS))
const NONE: Record<string, CardView> = {}

/** The view a reader last chose for a card, kept in the browser. */
export function useCardView(card: CardId): [CardView, (view: CardView) => void] {
  const [views, store] = useStored('summary-views', StoredViews, NONE)
  return [views[card] ?? 'content', (view) => store({ ...views, [card]: view })]
}
