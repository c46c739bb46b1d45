import type { ValueOrigin } from '@merleg/contract/fields'
import type { SummaryChart } from '@merleg/contract/report/summary.contract'

export type ChartSeries = SummaryChart['datasets'][number]
export type ChartPoint = { label: string; value: number | null; origin: ValueOrigin | null }

/** From so many units on a chart counts in millions, so that its labels fit above the bars. */
const MILLIONS_FROM = 100_000_000

/** The points of a series; a label without a value is a gap, not a zero. */
export function listPoints(labels: readonly string[], series: ChartSeries): ChartPoint[] {
  return labels.map((label, index) => ({
    label,
    value: series.data[index] ?? null,
    origin: series.origins[index] ?? null,
  }))
}

/** What one unit of an amount chart stands for: a million where amounts are large, else the reader's preference. */
export function chooseAmountScale(points: readonly ChartPoint[], preferred: 1 | 1000): 1 | 1000 | 1_000_000 {
  const largest = Math.max(0, ...points.map(({ value }) => Math.abs(value ?? 0)))
  return largest >= MILLIONS_FROM ? 1_000_000 : preferred
}
