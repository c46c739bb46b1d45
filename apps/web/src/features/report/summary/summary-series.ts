import type { SummaryChart } from '@merleg/contract/report/summary.contract'
import { bandOfPoints } from '@merleg/domain/risk-rating'
import type { ChartSeries } from '../../../shared/charts/chart-series.ts'

/** The charts of a card of the summary: one per unit and currency. */
export function listSummarySeries({ labels, marks, datasets }: SummaryChart, figure?: string): ChartSeries[] {
  return datasets.map(({ data, unit, currency, origins }) => ({
    labels,
    values: data,
    unit,
    currency,
    ...(figure !== undefined && { figure }),
    origins,
    marks,
    // Points have the colours of their bands.
    ...(unit === 'points' && { colors: data.map((points) => `var(--band-${bandOfPoints(points)})`) }),
  }))
}
