import type { IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import type { ChartSeries } from '../../../shared/charts/chart-series.ts'

type Words = { company: string; sectorMedian: string }

/** The chart of an indicator: bars of the company, the sector's median as a line where it is known. */
export function toChartSeries(
  { data: { labels, marks, datasets }, sectorMedian }: IndicatorSeries,
  words: Words,
  figure?: IndicatorKey,
): ChartSeries[] {
  return datasets.map(({ data, unit, currency, origins }) => ({
    labels,
    values: data,
    unit,
    currency,
    ...(figure !== undefined && { figure }),
    origins,
    marks,
    ...(sectorMedian === null
      ? {}
      : { name: words.company, lines: [{ name: words.sectorMedian, values: sectorMedian.data }] }),
  }))
}
