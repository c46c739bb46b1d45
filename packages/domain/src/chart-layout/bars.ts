/** A label of a chart with the value of its bar, null for a gap, and those of the lines and band edges beside it. */
export type ChartColumn = {
  readonly label: string
  readonly value: number | null
  readonly beside: readonly { readonly value: number | null }[]
}

/** Room of a drawing, in its own unit: pixels of a screen, points of paper. */
export type ChartArea = {
  width: number
  height: number
  /** Height of its figures; all other sizes go with it, so that a chart looks the same everywhere. */
  textSize: number
  /** Kept free on the left for the values of an axis; none unless told. */
  axisRoom?: number
}

export type Bar<Column extends ChartColumn = ChartColumn> = {
  point: Column
  center: number
  x: number
  width: number
  top: number
  height: number
}
export type BarLayout<Column extends ChartColumn = ChartColumn> = {
  area: ChartArea
  bars: Bar<Column>[]
  /** Width of the place of one bar. */
  slot: number
  /** Height without the labels of the bars, the room of the figures included. */
  height: number
  zeroY: number
  /** Where a value of the same unit stands. */
  toY: (value: number) => number
}

/** In heights of a figure. */
const MAX_BAR_WIDTH = 64 / 11
const LEAST_BAR_HEIGHT = 1 / 11
const FIGURE_ROOM = 20 / 11
/** Over the figure of the highest bar, where signs mark bars. */
const SIGN_ROOM = 11 / 11
const LABEL_ROOM = 20 / 11
const LABEL_FOOT = 4 / 11
const LABEL_WIDTH = 32 / 11
const BAR_SHARE = 0.78
/** Beside lines and bands the bars are slimmer, so that what is behind them is seen. */
const SLIM_BAR_SHARE = 0.5

/** The columns of a chart of which bars and lines are lists by the labels. */
export function listColumns(
  labels: readonly string[],
  values: readonly (number | null)[],
  beside: readonly (readonly (number | null)[])[],
): ChartColumn[] {
  return labels.map((label, index) => ({
    label,
    value: values[index] ?? null,
    beside: beside.map((line) => ({ value: line[index] ?? null })),
  }))
}

/** The highest points of a rating: its charts are drawn from 0 to 100, whatever the points are. */
export const POINTS_END = 100

/** Every value that a chart must have room for. */
export function listDrawnValues(points: readonly ChartColumn[]): number[] {
  return points.flatMap(({ value, beside }) => [value, ...beside.map((one) => one.value)]).filter((one) => one !== null)
}

/**
 * Where the bars stand: zero is always in the drawing, figures have room above, and below where there are losses. A
 * point without a value has a place and no bar; a zero is a line. `hasSigns`: signs stand over figures, see `findMarkY`.
 */
export function layOutBars<Column extends ChartColumn>(
  points: readonly Column[],
  area: ChartArea & {
    /** Of a unit with a scale of its own: the chart reaches up to it. */
    scaleEnd?: number | null
    hasSigns?: boolean
  },
): BarLayout<Column> {
  const { width, textSize, axisRoom = 0 } = area
  const height = area.height - LABEL_ROOM * textSize
  const room = FIGURE_ROOM * textSize
  const topRoom = room + (area.hasSigns === true ? SIGN_ROOM * textSize : 0)
  const values = listDrawnValues(points)
  const highest = Math.max(0, area.scaleEnd ?? 0, ...values)
  const lowest = Math.min(0, ...values)
  // Shares of the span, not units by a scale: a span next to nothing has no scale that a number could hold.
  const span = highest - lowest
  const bottomRoom = lowest < 0 ? room : 0
  const toLength = (value: number): number => (span === 0 ? 0 : (value / span) * (height - topRoom - bottomRoom))
  const zeroY = span === 0 ? height : topRoom + toLength(highest)
  const slot = Math.max(0, width - axisRoom) / Math.max(1, points.length)
  const isShared = points.some(({ beside }) => beside.length > 0)
  const barWidth = Math.min(MAX_BAR_WIDTH * textSize, slot * (isShared ? SLIM_BAR_SHARE : BAR_SHARE))
  const bars = points.map((point, index): Bar<Column> => {
    const center = axisRoom + slot * (index + 0.5)
    const length = toLength(Math.abs(point.value ?? 0))
    const barHeight = point.value === null ? 0 : Math.max(LEAST_BAR_HEIGHT * textSize, length)
    const top = (point.value ?? 0) < 0 ? zeroY : zeroY - barHeight
    return { point, center, x: center - barWidth / 2, width: barWidth, top, height: barHeight }
  })
  return { area, bars, slot, height, zeroY, toY: (value) => zeroY - toLength(value) }
}

/** A text, centred on `x`, on the line `y`. */
export type PlacedText = { text: string; x: number; y: number }

/** The labels under the bars, counted from the last one: every so-manieth where they would not all fit. */
export function layOutBarNames({ area, bars, slot }: BarLayout): PlacedText[] {
  const step = Math.max(1, Math.ceil((LABEL_WIDTH * area.textSize) / slot))
  const y = area.height - LABEL_FOOT * area.textSize
  return bars.flatMap(({ point, center }, index) =>
    (bars.length - 1 - index) % step === 0 ? [{ text: point.label, x: center, y }] : [],
  )
}
