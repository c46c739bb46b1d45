import { estimateWidth } from './bar-labels.ts'
import { type BarLayout, type ChartColumn, listDrawnValues, type PlacedText } from './bars.ts'

/** About so many values stand at the axis. */
const WANTED = 4
const STEPS = [1, 2, 5, 10] as const
/** Between the values and the drawing, in heights of a figure. */
const GAP = 8 / 11
/** From the middle of a figure down to the line it stands on. */
const HALF_FIGURE = 4 / 11

/**
 * Round values from the lowest to the highest of a chart, zero among them: 1, 2 or 5 of some power of ten apart. Empty
 * where nothing but zeros is drawn. `isWhole` where parts of one make no sense, as of people; `scaleEnd` of a unit with a
 * scale of its own.
 */
export function listTicks(
  points: readonly ChartColumn[],
  { isWhole = false, scaleEnd = null }: { isWhole?: boolean; scaleEnd?: number | null } = {},
): number[] {
  const values = [...listDrawnValues(points), scaleEnd ?? 0]
  const [highest, lowest] = [Math.max(0, ...values), Math.min(0, ...values)]
  const span = highest - lowest
  if (span === 0) return []
  const power = 10 ** Math.floor(Math.log10(span / WANTED))
  const step = Math.max(isWhole ? 1 : 0, (STEPS.find((one) => (one * power * WANTED) / span >= 1) ?? 10) * power)
  const first = Math.ceil(lowest / step)
  const count = Math.floor(highest / step) - first + 1
  return Array.from({ length: count }, (_, index) => {
    const value = (first + index) * step
    // What is left of 3 × 0.1 beyond its digits, and the sign of a zero.
    return Number(value.toPrecision(12)) + 0
  })
}

/**
 * The values as they are written, each text once: where the steps are finer than the digits shown, several would bear the
 * same text. Of those the nearest to zero stays.
 */
export function writeTicks(
  values: readonly number[],
  write: (value: number) => string,
): { value: number; text: string }[] {
  const kept = new Map<string, number>()
  for (const value of values.toSorted((one, other) => Math.abs(one) - Math.abs(other)))
    if (!kept.has(write(value))) kept.set(write(value), value)
  return values.filter((value) => kept.get(write(value)) === value).map((value) => ({ value, text: write(value) }))
}

/** The width that the values of the axis take, to be kept free of bars. */
export function findAxisRoom(texts: readonly string[], textSize: number): number {
  return texts.length === 0 ? 0 : Math.max(...texts.map((text) => estimateWidth(text, textSize))) + GAP * textSize
}

/** The values at the axis, each by its line; `x` is where a text ends. */
export function layOutAxis(
  { area, toY }: BarLayout,
  ticks: readonly { value: number; text: string }[],
): (PlacedText & { lineY: number })[] {
  const x = (area.axisRoom ?? 0) - (GAP / 2) * area.textSize
  return ticks.map(({ value, text }) => ({ text, x, y: toY(value) + HALF_FIGURE * area.textSize, lineY: toY(value) }))
}
