import type { BarLayout } from './bars.ts'

export type LinePoint = { x: number; y: number; index: number }

/** A line by the labels of the chart, null for a gap. */
type Values = readonly (number | null)[]

/**
 * The known points of a line in runs without a gap between them: a gap in the values is a gap in the drawing, never a
 * line across it.
 */
export function splitRuns(values: Values, place: (value: number, index: number) => { x: number; y: number }) {
  const runs: LinePoint[][] = []
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const point = { ...place(value, index), index }
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1)?.index === index - 1) run.push(point)
    else runs.push([point])
  }
  return runs
}

/** A line over the bars of a chart. */
export function layOutLine({ bars, toY }: BarLayout, values: Values): LinePoint[][] {
  return splitRuns(values, (value, index) => ({ x: bars[index]?.center ?? 0, y: toY(value) }))
}

/** A part of a band, as wide as the place of its bar. */
export type BandBox = { label: string; x: number; y: number; width: number; height: number }

const LEAST_BAND_HEIGHT = 1 / 11

/** Behind the bars: from the lower to the upper value of each label, nothing where one of them is not known. */
export function layOutBand(
  { area, bars, slot, toY }: BarLayout,
  { lower, upper }: { lower: Values; upper: Values },
): BandBox[] {
  return bars.flatMap(({ center, point: { label } }, index) => {
    const [low, high] = [lower[index] ?? null, upper[index] ?? null]
    if (low === null || high === null) return []
    const height = Math.max(LEAST_BAND_HEIGHT * area.textSize, toY(low) - toY(high))
    return [{ label, x: center - slot / 2, y: toY(high), width: slot, height }]
  })
}

/** The `d` of a path through the points. */
export function writePath(points: readonly LinePoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ')
}

const round = (value: number): number => Math.round(value * 10) / 10
