import type { Bar, BarLayout, PlacedText } from './bars.ts'

/** Widths in heights of a figure, measured in Inter with figures of equal width. */
const DIGIT_WIDTH = 7.1 / 11
const NARROW_WIDTH = 3.6 / 11
const OTHER_WIDTH = 9 / 11
const GAP = 6 / 11
const ABOVE = 5 / 11
const BELOW = 13 / 11
/** Height of a figure, and the room it keeps to a mark of a line. */
const HEIGHT = 10 / 11
const CLEAR = 6 / 11

/** About how wide a figure of a size is; rather too much than too little. */
export function estimateWidth(text: string, textSize = 11): number {
  const digits = text.match(/\d/g)?.length ?? 0
  const narrow = text.match(/[\s.,]/g)?.length ?? 0
  return (digits * DIGIT_WIDTH + narrow * NARROW_WIDTH + (text.length - digits - narrow) * OTHER_WIDTH) * textSize
}

const isLoss = ({ point }: Bar): boolean => point.value !== null && point.value < 0

type LabelOptions = {
  /** The text of a value. */
  write: (value: number, index: number) => string
  /** Nobody can point at a bar to be told its value: what stands on paper. */
  isStill?: boolean
}

/**
 * The values over the bars, under those of losses: each where all fit side by side and no line runs through them, on
 * paper also where one does; else only the last one, which then stands clear of the bars and marks it would run into.
 * By the bars; null where none is told.
 */
export function layOutBarLabels(layout: BarLayout, { write, isStill = false }: LabelOptions): (PlacedText | null)[] {
  const { area, bars, slot } = layout
  const { textSize } = area
  const texts = bars.map(({ point }, index) => (point.value === null ? '' : write(point.value, index)))
  const isAlone = isStill || bars.every(({ point }) => point.beside.length === 0)
  const isEachTold = isAlone && texts.every((text) => estimateWidth(text, textSize) + GAP * textSize <= slot)
  const last = bars.findLastIndex(({ point }) => point.value !== null)
  return bars.map((bar, index) => {
    const text = texts[index] ?? ''
    if (text === '' || !(isEachTold || index === last)) return null
    if (!isEachTold) return placeAlone(layout, bar, text)
    const y = isLoss(bar) ? bar.top + bar.height + BELOW * textSize : bar.top - ABOVE * textSize
    return { text, x: bar.center, y }
  })
}

/** A label that may be wider than its bar: kept inside the drawing, clear of the bars, lines and marks beside it. */
function placeAlone(layout: BarLayout, bar: Bar, text: string): PlacedText {
  const { width, textSize } = layout.area
  const [gap, height, clear] = [GAP * textSize, HEIGHT * textSize, CLEAR * textSize]
  const half = estimateWidth(text, textSize) / 2
  const x = Math.max(half, Math.min(width - half, bar.center))
  const near = layout.bars.filter((other) => other.x < x + half + gap && other.x + other.width > x - half - gap)
  const strokes = listStrokes(layout, { from: x - half - clear, to: x + half + clear })
  const isTouched = (line: number, { top, bottom }: Stroke): boolean =>
    bottom > line - height - clear && top < line + clear
  if (isLoss(bar)) {
    const y = Math.max(...near.map((other) => other.top + other.height)) + BELOW * textSize
    // From the highest stroke down: each that it touches lowers it, as far as the drawing goes.
    const lowered = strokes
      .toSorted((one, other) => one.top - other.top)
      .reduce((line, stroke) => (isTouched(line, stroke) ? stroke.bottom + clear + height : line), y)
    return { text, x, y: Math.max(y, Math.min(layout.height, lowered)) }
  }
  const y = Math.min(...near.map(({ top }) => top)) - ABOVE * textSize
  // From the lowest stroke up: each that it touches lifts it, as far as the drawing goes.
  const lifted = strokes
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((line, stroke) => (isTouched(line, stroke) ? stroke.top - clear : line), y)
  return { text, x, y: Math.max(height, lifted) }
}

/** How far up and down a mark, or the part of a line that is between two edges, reaches. */
type Stroke = { top: number; bottom: number }

/** What the lines draw between two edges: their marks, and the way from one to the next. */
function listStrokes({ bars, toY }: BarLayout, { from, to }: { from: number; to: number }): Stroke[] {
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
