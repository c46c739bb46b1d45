import type { SummaryChart } from '@merleg/contract/report/summary.contract'
import type { ChartSeries } from '../../../shared/charts/chart-series.ts'

/** The charts of a card of the summary: one per unit and currency. */
export function listSummarySeries({ labels, datasets }: SummaryChart): ChartSeries[] {
  return datasets.map(({ data, unit, currency, origins }) => ({ labels, values: data, unit, currency, origins }))
}
