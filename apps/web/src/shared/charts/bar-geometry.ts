import { listDrawnValues, type ChartPoint } from './chart-series.ts'

export type Bar = { point: ChartPoint; center: number; x: number; width: number; top: number; height: number }
export type BarGeometry = {
  bars: Bar[]
  /** Width of the place of one bar. */ slot: number
  /** Of the area, the room of the labels included. */ height: number
  zeroY: number
  /** Every so-manieth label fits under its bar. */ labelStep: number
  /** Where a value of the same unit stands. */ toY: (value: number) => number
}

const MAX_BAR_WIDTH = 64
const BAR_SHARE = 0.78
/** Beside lines and bands the bars are slimmer, so that what is behind them is seen. */
const SLIM_BAR_SHARE = 0.5
const LABEL_WIDTH = 32

/**
 * Where the bars of a series stand in an area of `width` × `height` whose labels take `room` above (and below, where
 * there are losses). A point without a value has a place and no bar; a zero is a bar one pixel high.
 */
export function layOutBars(
  points: readonly ChartPoint[],
  { width, height, room }: { width: number; height: number; room: number },
): BarGeometry {
  const values = listDrawnValues(points)
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const bottomRoom = lowest < 0 ? room : 0
  const scale = highest === lowest ? 0 : (height - room - bottomRoom) / (highest - lowest)
  const zeroY = room + (highest === lowest ? height - room : highest * scale)
  const slot = width / Math.max(1, points.length)
  const isShared = points.some(({ beside }) => beside.length > 0)
  const barWidth = Math.min(MAX_BAR_WIDTH, slot * (isShared ? SLIM_BAR_SHARE : BAR_SHARE))
  const bars = points.map((point, index): Bar => {
    const center = slot * (index + 0.5)
    const length = Math.abs(point.value ?? 0) * scale
    const barHeight = point.value === null ? 0 : Math.max(1, length)
    const top = (point.value ?? 0) < 0 ? zeroY : zeroY - barHeight
    return { point, center, x: center - barWidth / 2, width: barWidth, top, height: barHeight }
  })
  const labelStep = Math.max(1, Math.ceil(LABEL_WIDTH / slot))
  return { bars, slot, height, zeroY, labelStep, toY: (value) => zeroY - value * scale }
}
