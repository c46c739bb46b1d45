import type { PrintChart } from '@merleg/contract/report/print.contract'
import { layOutBarLabels } from '@merleg/domain/chart-layout/bar-labels'
import {
  type ChartColumn,
  layOutBarNames,
  layOutBars,
  listColumns,
  type PlacedText,
} from '@merleg/domain/chart-layout/bars'
import { layOutBand, layOutLine } from '@merleg/domain/chart-layout/lines'

/** A drawn chart in points from its upper left corner: what the typesetter puts where. */
export type DrawnChart = {
  title: string
  unit: string
  width: number
  height: number
  /** The height of zero. */
  zero: number
  /** Parts of the band between lower and upper values; x, y, width, height as of all boxes. */
  areas: Box[]
  bars: Box[]
  /** The newest bar, which stands out. */
  last: Box[]
  lines: Point[][]
  dots: Box[]
  texts: { x: number; y: number; text: string; strong: boolean }[]
  legend: { kind: 'bar' | 'line' | 'band'; text: string }[]
}
type Point = [x: number, y: number]
type Box = [x: number, y: number, width: number, height: number]

const HEIGHT = 76
/** Of the figures, as the typesetter sets them. */
const TEXT_SIZE = 5.5
/** The typesetter places texts by their upper edge: how far it is above the line they stand on. */
const CAP_HEIGHT = 4
const DOT = 2.4

/** Places bars, lines, band and texts of a chart that has at least one value, by `domain/chart-layout`. */
export function drawChart(chart: PrintChart, width: number): DrawnChart {
  const { scaleEnd } = chart
  const layout = layOutBars(columnsOf(chart), { width, height: HEIGHT, textSize: TEXT_SIZE, scaleEnd })
  const boxes = layout.bars.flatMap(({ point, x, top, width: barWidth, height }): Box[] =>
    point.value === null ? [] : [toBox({ x, y: top, width: barWidth, height })],
  )
  const isNewestKnown = (chart.bars.at(-1)?.value ?? null) !== null
  const runs = chart.lines.flatMap(({ values }) => layOutLine(layout, values))
  const band = chart.band === null ? [] : layOutBand(layout, chart.band)
  const labels = layOutBarLabels(layout, { write: (_, index) => chart.bars[index]?.text ?? '', isStill: true })
  const newest = chart.bars.length - 1
  return {
    title: chart.title,
    unit: chart.unit,
    width: round(width),
    height: HEIGHT,
    zero: round(layout.zeroY),
    areas: band.map(toBox),
    bars: isNewestKnown ? boxes.slice(0, -1) : boxes,
    last: isNewestKnown ? boxes.slice(-1) : [],
    lines: runs.filter((run) => run.length > 1).map((run) => run.map(({ x, y }): Point => [round(x), round(y)])),
    dots: runs.flat().map(({ x, y }) => toBox({ x: x - DOT / 2, y: y - DOT / 2, width: DOT, height: DOT })),
    texts: [
      ...labels.flatMap((label, index) => (label === null ? [] : [toText(label, index === newest)])),
      ...layOutBarNames(layout).map((name) => toText(name, false)),
    ],
    legend: listLegend(chart),
  }
}

/** The columns of a printed chart: its bars with what stands beside them. */
function columnsOf({ labels, bars, lines, band }: PrintChart): ChartColumn[] {
  const beside = [...lines.map(({ values }) => values), ...(band === null ? [] : [band.lower, band.upper])]
  const values = bars.map(({ value }) => value)
  return listColumns(labels, values, beside)
}

function toBox({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Box {
  return [round(x), round(y), round(width), round(height)]
}

function toText({ text, x, y }: PlacedText, strong: boolean): DrawnChart['texts'][number] {
  return { x: round(x), y: round(y - CAP_HEIGHT), text, strong }
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
