import { INDICATOR_KEYS, type IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { ChartView } from '../../../shared/charts/use-chart-view.ts'

/** What the page shows, as its address says it: all cards as tables, and the cards that differ from the rest. */
export type IndicatorsView = { view?: 'table' | undefined; cards?: string | undefined }

const CARD_VIEWS: Readonly<Record<string, ChartView>> = { chart: 'content', table: 'table', info: 'info' }
const NAMES = { content: 'chart', table: 'table', info: 'info' } as const satisfies Record<ChartView, string>

/** The cards that differ from the rest: `roe.info_ros.table`; what makes no sense counts as left out. */
function readCards(cards = ''): Map<IndicatorKey, ChartView> {
  const found = new Map<IndicatorKey, ChartView>()
  for (const entry of cards.split('_')) {
    const [name, view = ''] = entry.split('.')
    const key = INDICATOR_KEYS.find((known) => known === name)
    const chosen = Object.hasOwn(CARD_VIEWS, view) ? CARD_VIEWS[view] : undefined
    if (key !== undefined && chosen !== undefined) found.set(key, chosen)
  }
  return found
}

/** How a card is shown. */
export function viewOf({ view, cards }: IndicatorsView, key: IndicatorKey): ChartView {
  return readCards(cards).get(key) ?? view ?? 'content'
}

/** The address after a card was turned. */
export function turnCard(shown: IndicatorsView, key: IndicatorKey, view: ChartView): IndicatorsView {
  const cards = readCards(shown.cards)
  if (view === (shown.view ?? 'content')) cards.delete(key)
  else cards.set(key, view)
  const entries = [...cards].map(([name, chosen]) => `${name}.${NAMES[chosen]}`)
  return { ...shown, cards: entries.length === 0 ? undefined : entries.join('_') }
}
