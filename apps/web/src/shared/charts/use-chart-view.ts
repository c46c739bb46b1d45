import { z } from 'zod'
import { useStored } from '../storage/stored.ts'

/** What a card may show: its chart or other content, the figures as a table, or what it means and where it is from. */
const VIEWS = ['content', 'table', 'info'] as const
export type ChartView = (typeof VIEWS)[number]

const StoredViews = z.record(z.string(), z.enum(VIEWS))
const NONE: Record<string, ChartView> = {}

/** The view a reader last chose for a card of a page, kept in the browser under `<page>-views`. */
export function useChartView(page: string, card: string): [ChartView, (view: ChartView) => void] {
  const [views, store] = useStored(`${page}-views`, StoredViews, NONE)
  return [views[card] ?? 'content', (view) => store({ ...views, [card]: view })]
}
