import type { ValueOrigin, YearMark } from '@merleg/contract/fields'
import { listDrawnValues } from '@merleg/domain/chart-layout/bars'
import { listCharted } from '@merleg/domain/year-mark-kinds'

/** A line drawn over the bars, such as the median of a sector; values by the labels of the series, null for a gap. */
export type ChartLine = {
  name: string
  values: readonly (number | null)[]
  /** Its place among several things of equal rank, which have colours of their own; left out beside bars. */
  look?: number
}

/** The room between two values of each label, drawn behind the bars, such as the middle half of a sector. */
export type ChartBand = { name: string; lower: ChartLine; upper: ChartLine }

/**
 * What a chart shows: bars by label, the oldest first, null where nothing is known. Amounts are whole units of
 * `currency`; `percent` is a share (0.084 = 8.4 %), `ratio` a plain quotient, `points` those of a rating.
 */
export type ChartSeries = {
  labels: readonly string[]
  /** What the labels are, which then keep their order in the table too; years unless told. */
  labelTitle?: string
  /** Empty where there are lines alone. */
  values: readonly (number | null)[]
  unit: 'currency' | 'percent' | 'ratio' | 'person' | 'points'
  /** Of amounts; forint unless told. */
  currency?: string | null
  /** Code of the figure, the same in every language, where its values come from accounts. */
  figure?: string
  /** Where each value comes from; left out where the page tells it in another way. */
  origins?: readonly (ValueOrigin | null)[]
  /** By the labels: what is to be known of the accounts of a year. */
  marks?: readonly (YearMark | null)[]
  /** Colours of the bars where they say something that the figures above them say too, such as the band of a rating. */
  colors?: readonly (string | null)[]
  /** What the bars are, for the legend; asked for only where lines or a band stand beside them. */
  name?: string
  lines?: readonly ChartLine[]
  band?: ChartBand | null
}

/** A value beside a bar: of a line or of the edges of a band. */
export type ChartBeside = { name: string; value: number | null }

/** One label of a series with its bar and what stands beside it. */
export type ChartPoint = {
  label: string
  value: number | null
  figure: string | undefined
  origin: ValueOrigin | null
  mark: YearMark | null
  beside: readonly ChartBeside[]
}

/** From so many units on a chart counts in millions, so that its labels fit above the bars. */
const MILLIONS_FROM = 100_000_000

/** What stands beside the bars, in the order of legend and table: the band's edges around the lines. */
export function listBeside({ band, lines = [] }: ChartSeries): ChartLine[] {
  return band ? [band.lower, ...lines, band.upper] : [...lines]
}

/** The points of a series; a label without a value is a gap, not a zero, and so is a year of which nothing tells the unit. */
export function listPoints(series: ChartSeries): ChartPoint[] {
  const beside = listBeside(series)
  const charted = listCharted(series.values, series.marks ?? [])
  return series.labels.map((label, index) => ({
    label,
    value: charted[index] ?? null,
    figure: series.figure,
    origin: series.origins?.[index] ?? null,
    mark: series.marks?.[index] ?? null,
    beside: beside.map(({ name, values }) => ({ name, value: values[index] ?? null })),
  }))
}

/** The largest amount that charts show, below zero or above. */
export function findLargestAmount(series: readonly ChartSeries[]): number {
  const drawn = series.filter(({ unit }) => unit === 'currency').flatMap((one) => listDrawnValues(listPoints(one)))
  return drawn.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)
}

/** What one unit of amount charts stands for: a million where they are large, else the reader's preference. */
export function chooseAmountScale(largest: number, preferred: 1 | 1000): 1 | 1000 | 1_000_000 {
  return largest >= MILLIONS_FROM ? 1_000_000 : preferred
}

/** How many decimals tell the amounts of a chart apart where its neighbours have set a unit too large for it. */
export function chooseDecimals(largest: number, scale: number): number {
  const units = largest / scale
  return units >= 10 || units === 0 || scale === 1 ? 0 : units >= 1 ? 1 : units >= 0.1 ? 2 : 3
}
