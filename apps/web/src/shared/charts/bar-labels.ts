import type { Bar, BarGeometry } from './bar-geometry.ts'

/** A figure, centred on `x`. */
export type BarLabel = { text: string; x: number; y: number }

/** Widths at the size of the labels, measured in Inter with figures of equal width. */
const DIGIT_WIDTH = 7.1
const NARROW_WIDTH = 3.6
const OTHER_WIDTH = 9
const GAP = 6
const ABOVE = 5
const BELOW = 13
/** Height of a figure, and the room it keeps to a mark of a line. */
const HEIGHT = 10
const CLEAR = 6

/** About how wide a figure is; rather too much than too little. */
export function estimateWidth(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0
  const narrow = text.match(/[\s.,]/g)?.length ?? 0
  return digits * DIGIT_WIDTH + narrow * NARROW_WIDTH + (text.length - digits - narrow) * OTHER_WIDTH
}

const isLoss = ({ point }: Bar): boolean => point.value !== null && point.value < 0

/**
 * The values over the bars, under those of losses: each where all fit side by side and no line runs through them, else
 * only the last one, which then stands clear of the bars and marks it would run into. By the bars; null where none is
 * told.
 */
export function layOutLabels(
  geometry: BarGeometry,
  { width, write }: { width: number; write: (value: number) => string },
): (BarLabel | null)[] {
  const { bars, slot } = geometry
  const texts = bars.map(({ point }) => (point.value === null ? '' : write(point.value)))
  const isAlone = bars.every(({ point }) => point.beside.length === 0)
  const isEachTold = isAlone && texts.every((text) => estimateWidth(text) + GAP <= slot)
  const last = bars.findLastIndex(({ point }) => point.value !== null)
  return bars.map((bar, index) => {
    const text = texts[index] ?? ''
    if (text === '' || !(isEachTold || index === last)) return null
    if (!isEachTold) return placeAlone(bar, text, { geometry, width })
    return { text, x: bar.center, y: isLoss(bar) ? bar.top + bar.height + BELOW : bar.top - ABOVE }
  })
}

/** A label that may be wider than its bar: kept inside the drawing, clear of the bars, lines and marks beside it. */
function placeAlone(bar: Bar, text: string, { geometry, width }: { geometry: BarGeometry; width: number }): BarLabel {
  const half = estimateWidth(text) / 2
  const x = Math.max(half, Math.min(width - half, bar.center))
  const near = geometry.bars.filter((other) => other.x < x + half + GAP && other.x + other.width > x - half - GAP)
  const strokes = listStrokes(geometry, { from: x - half - CLEAR, to: x + half + CLEAR })
  if (isLoss(bar)) {
    const y = Math.max(...near.map(({ top, height }) => top + height)) + BELOW
    // From the highest stroke down: each that it touches lowers it, as far as the drawing goes.
    const lowered = strokes
      .toSorted((one, other) => one.top - other.top)
      .reduce((line, stroke) => (isTouched(line, stroke) ? stroke.bottom + CLEAR + HEIGHT : line), y)
    return { text, x, y: Math.max(y, Math.min(geometry.height, lowered)) }
  }
  const y = Math.min(...near.map(({ top }) => top)) - ABOVE
  // From the lowest stroke up: each that it touches lifts it, as far as the drawing goes.
  const lifted = strokes
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((line, stroke) => (isTouched(line, stroke) ? stroke.top - CLEAR : line), y)
  return { text, x, y: Math.max(HEIGHT, lifted) }
}

/** How far up and down a mark, or the part of a line that is between two edges, reaches. */
type Stroke = { top: number; bottom: number }

function isTouched(line: number, { top, bottom }: Stroke): boolean {
  return bottom > line - HEIGHT - CLEAR && top < line + CLEAR
}

/** What the lines draw between two edges: their marks, and the way from one to the next. */
function listStrokes({ bars, toY }: BarGeometry, { from, to }: { from: number; to: number }): Stroke[] {
  return bars.flatMap(({ center, point }, index) =>
    point.beside.flatMap(({ value }, line) => {
      if (value === null) return []
      const y = toY(value)
      const next = bars[index + 1]
      const nextValue = next?.point.beside[line]?.value ?? null
      // Without a next one the line ends here, in its mark.
      const end = next && nextValue !== null ? { x: next.center, y: toY(nextValue) } : { x: center, y }
      if (end.x < from || center > to) return []
      const yAt = (x: number): number => (end.x === center ? y : y + ((end.y - y) * (x - center)) / (end.x - center))
      const ys = [yAt(Math.max(from, center)), yAt(Math.min(to, end.x))]
      return [{ top: Math.min(...ys), bottom: Math.max(...ys) }]
    }),
  )
}
