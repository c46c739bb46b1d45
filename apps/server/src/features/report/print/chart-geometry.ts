import type { PrintChart } from '@merleg/contract/report/print.contract'

/** A drawn chart in points from its upper left corner: what the typesetter puts where. */
export type DrawnChart = {
  title: string
  unit: string
  width: number
  height: number
  /** The height of zero. */
  zero: number
  /** Corners of the bands between lower and upper values. */
  areas: Point[][]
  /** x, y, width, height. */
  bars: Bar[]
  /** The newest bar, which stands out. */
  last: Bar[]
  lines: Point[][]
  dots: Bar[]
  texts: { x: number; y: number; text: string; strong: boolean }[]
  legend: { kind: 'bar' | 'line' | 'band'; text: string }[]
}
type Point = [x: number, y: number]
type Bar = [x: number, y: number, width: number, height: number]

const HEIGHT = 76
const TOP = 10
const BOTTOM = 11
const DIGIT_WIDTH = 3.5
const LABEL_WIDTH = 15
const MAX_BAR_WIDTH = 22
const DOT = 2.4
const TEXT_HEIGHT = 5.5

/** Places bars, lines, band and texts of a chart that has at least one value. */
export function drawChart(chart: PrintChart, width: number): DrawnChart {
  const { labels, bars } = chart
  const slot = width / Math.max(labels.length, 1)
  const scale = scaleOf(chart)
  const centre = (index: number): number => round((index + 0.5) * slot)
  const barWidth = Math.min(MAX_BAR_WIDTH, slot * 0.66)
  const drawn = bars.flatMap(({ value }, index): Bar[] => {
    if (value === null) return []
    const [top, foot] = [Math.min(scale(value), scale(0)), Math.max(scale(value), scale(0))]
    return [[round(centre(index) - barWidth / 2), top, round(barWidth), round(Math.max(foot - top, 0.6))]]
  })
  const lines = chart.lines.flatMap(({ values }) => listRuns(values).map((run) => run.map(toPoint(centre, scale))))
  const isNewestKnown = (bars.at(-1)?.value ?? null) !== null
  return {
    title: chart.title,
    unit: chart.unit,
    width: round(width),
    height: HEIGHT,
    zero: scale(0),
    areas: chart.band === null ? [] : listAreas(chart.band, toPoint(centre, scale)),
    bars: isNewestKnown ? drawn.slice(0, -1) : drawn,
    last: isNewestKnown ? drawn.slice(-1) : [],
    lines: lines.filter((line) => line.length > 1),
    dots: lines.flat().map(([x, y]): Bar => [round(x - DOT / 2), round(y - DOT / 2), DOT, DOT]),
    texts: [...listValueTexts(chart, { slot, centre, scale }), ...listYearTexts(labels, { slot, centre })],
    legend: listLegend(chart),
  }
}

type Scale = (value: number) => number
type Centre = (index: number) => number

function scaleOf({ bars, lines, band }: PrintChart): Scale {
  const values = [
    ...bars.map(({ value }) => value),
    ...lines.flatMap((line) => line.values),
    ...(band === null ? [] : [...band.lower, ...band.upper]),
  ].filter((value) => value !== null)
  const max = Math.max(0, ...values)
  const min = Math.min(0, ...values)
  // Room for the text under a negative bar.
  const foot = HEIGHT - BOTTOM - (min < 0 ? TEXT_HEIGHT + 2 : 0)
  const span = max - min || 1
  return (value) => round(TOP + ((max - value) / span) * (foot - TOP))
}

function toPoint(centre: Centre, scale: Scale) {
  return ({ index, value }: { index: number; value: number }): Point => [centre(index), scale(value)]
}

/** Neighbouring years with a value; a line does not run over a gap. */
function listRuns(values: readonly (number | null)[]): { index: number; value: number }[][] {
  const runs: { index: number; value: number }[][] = []
  values.forEach((value, index) => {
    if (value === null) return
    const open = runs.at(-1)
    if (open?.at(-1)?.index === index - 1) open.push({ index, value })
    else runs.push([{ index, value }])
  })
  return runs
}

function listAreas(band: NonNullable<PrintChart['band']>, point: ReturnType<typeof toPoint>): Point[][] {
  const isKnown = band.lower.map((lower, index) => (lower === null ? null : (band.upper[index] ?? null)))
  return listRuns(isKnown).flatMap((run) => {
    if (run.length < 2) return []
    const lower = run.map(({ index }) => point({ index, value: band.lower[index] ?? 0 }))
    return [[...run.map(point), ...lower.toReversed()]]
  })
}

/** Over every bar where they fit side by side, over the newest one otherwise. */
function listValueTexts(
  { bars }: PrintChart,
  { slot, centre, scale }: { slot: number; centre: Centre; scale: Scale },
): DrawnChart['texts'] {
  const longest = Math.max(0, ...bars.map(({ text }) => text.length))
  const isRoomy = longest * DIGIT_WIDTH <= slot
  const lastKnown = bars.findLastIndex(({ value }) => value !== null)
  return bars.flatMap(({ value, text }, index) => {
    if (value === null || (!isRoomy && index !== lastKnown)) return []
    const y = value < 0 ? scale(value) + 1.5 : scale(value) - TEXT_HEIGHT - 1
    const half = (text.length * DIGIT_WIDTH) / 2
    // The text of the last bar stays inside the chart.
    const x = Math.min(centre(index), bars.length * slot - half)
    return [{ x: round(x), y: round(y), text, strong: index === bars.length - 1 }]
  })
}

function listYearTexts(
  labels: readonly string[],
  { slot, centre }: { slot: number; centre: Centre },
): DrawnChart['texts'] {
  const step = Math.max(1, Math.ceil(LABEL_WIDTH / slot))
  const newest = labels.length - 1
  return labels.flatMap((text, index) =>
    (newest - index) % step === 0 ? [{ x: centre(index), y: HEIGHT - 7, text, strong: false }] : [],
  )
}

function listLegend({ barsName, bars, lines, band }: PrintChart): DrawnChart['legend'] {
  if (lines.length === 0 && band === null) return []
  return [
    ...(bars.length > 0 ? [{ kind: 'bar' as const, text: barsName }] : []),
    ...lines.map(({ name }) => ({ kind: 'line' as const, text: name })),
    ...(band === null ? [] : [{ kind: 'band' as const, text: band.name }]),
  ]
}

function round(points: number): number {
  return Math.round(points * 100) / 100
}
