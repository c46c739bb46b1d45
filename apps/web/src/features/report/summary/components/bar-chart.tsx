import { useElementSize } from '@mantine/hooks'
import { layOutBars, type Bar } from '../bar-geometry.ts'
import type { ChartPoint } from '../chart-scale.ts'
import type { SeriesFormat } from '../use-series-format.ts'
import classes from './bar-chart.module.css'
import { ChartPoints } from './chart-points.tsx'

const HEIGHT = 172
const LABEL_ROOM = 20
const AXIS_ROOM = 20
/** About the width of a figure at the size of the labels. */
const FIGURE_WIDTH = 6.2

type BarChartProps = { title: string; points: readonly ChartPoint[]; format: SeriesFormat; noValue: string }

/** Bars by year, the last one in the brand colour, losses below the line; a year without a value stays empty. */
export function BarChart({ title, points, format, noValue }: BarChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const { bars, zeroY, labelStep } = layOutBars(points, { width, height: HEIGHT - AXIS_ROOM, room: LABEL_ROOM })
  // Where not every value fits above its bar, only the last one is told.
  const longest = Math.max(...points.map(({ value }) => (value === null ? 0 : format.inChart(value).length)))
  const isEachLabelled = longest * FIGURE_WIDTH * points.length <= width
  const last = points.findLastIndex(({ value }) => value !== null)
  return (
    <div ref={ref} className={classes.chart}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden>
          {bars.map((bar, index) => (
            <g key={bar.point.label}>
              <title>
                {`${bar.point.label}: ${bar.point.value === null ? noValue : format.full(bar.point.value)}`}
              </title>
              {/* The whole column answers the pointer, also where the bar is low. */}
              <rect className={classes.column} x={bar.x} y={0} width={bar.width} height={HEIGHT} />
              <rect
                x={bar.x}
                y={bar.top}
                width={bar.width}
                height={bar.height}
                rx={Math.min(3, bar.height / 2)}
                fill={pickColor(bar, index === last)}
              />
              {bar.point.value !== null && (isEachLabelled || index === last) && (
                <text className={classes.value} x={bar.center} y={labelY(bar)} textAnchor="middle">
                  {format.inChart(bar.point.value)}
                </text>
              )}
              {(bars.length - 1 - index) % labelStep === 0 && (
                <text className={classes.label} x={bar.center} y={HEIGHT - 4} textAnchor="middle">
                  {bar.point.label}
                </text>
              )}
            </g>
          ))}
          <line className={classes.zero} x1={0} x2={width} y1={zeroY + 0.5} y2={zeroY + 0.5} />
        </svg>
      )}
      {width > 0 && <ChartPoints title={title} bars={bars} describe={(value) => format.full(value)} />}
    </div>
  )
}

function isLoss({ point }: Bar): boolean {
  return point.value !== null && point.value < 0
}

function labelY(bar: Bar): number {
  return isLoss(bar) ? bar.top + bar.height + 13 : bar.top - 5
}

function pickColor(bar: Bar, isLast: boolean): string {
  if (isLoss(bar)) return 'var(--band-very-risky)'
  return isLast ? 'var(--chart-bar-last)' : 'var(--chart-bar)'
}
