import { useElementSize } from '@mantine/hooks'
import { layOutBarLabels } from '@merleg/domain/chart-layout/bar-labels'
import { findMarkY } from '@merleg/domain/chart-layout/bar-marks'
import { findAxisRoom, layOutAxis, listTicks, writeTicks } from '@merleg/domain/chart-layout/axis'
import { type Bar, type BarLayout, layOutBarNames, layOutBars, POINTS_END } from '@merleg/domain/chart-layout/bars'
import { isErrorMark } from '@merleg/domain/year-mark-kinds'
import classes from './bar-chart.module.css'
import { BandArea, OverlayLines } from './chart-overlay.tsx'
import { ChartPoints } from './chart-points.tsx'
import type { ChartPoint, ChartSeries } from './chart-series.ts'
import type { SeriesFormat } from './use-series-format.ts'

const HEIGHT = 172
/** Of the style sheet. */
const TEXT_SIZE = 11

type BarChartProps = {
  title: string
  series: ChartSeries
  points: readonly ChartPoint[]
  format: SeriesFormat
}

/**
 * Bars by year beside an axis of round values, the last one in the brand colour unless they have colours of their own, losses below the line; a year
 * without a value stays empty. A band
 * stands behind the bars, lines over them.
 */
export function BarChart({ title, series, points, format }: BarChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const scaleEnd = series.unit === 'points' ? POINTS_END : null
  const isWhole = series.unit === 'person' || series.unit === 'points'
  const ticks = writeTicks(listTicks(points, { isWhole, scaleEnd }), format.inChart)
  const axisRoom = findAxisRoom(
    ticks.map(({ text }) => text),
    TEXT_SIZE,
  )
  const hasSigns = points.some(({ mark }) => mark !== null)
  const layout = layOutBars(points, { width, height: HEIGHT, textSize: TEXT_SIZE, axisRoom, scaleEnd, hasSigns })
  const { bars, zeroY } = layout
  const labels = layOutBarLabels(layout, { write: format.inChart })
  const last = points.findLastIndex(({ value }) => value !== null)
  return (
    <div ref={ref} className={classes.chart}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden data-chart>
          <ValueAxis layout={layout} ticks={ticks} />
          {series.band && <BandArea band={series.band} layout={layout} />}
          {bars.map((bar, index) => (
            <rect
              key={bar.point.label}
              x={bar.x}
              y={bar.top}
              width={bar.width}
              height={bar.height}
              rx={Math.min(3, bar.height / 2)}
              fill={series.colors?.[index] ?? pickColor(bar, index === last)}
              opacity={tellsError(bar.point) ? 0.55 : undefined}
            />
          ))}
          <line className={classes.zero} x1={axisRoom} x2={width} y1={zeroY + 0.5} y2={zeroY + 0.5} />
          {series.lines && <OverlayLines lines={series.lines} layout={layout} />}
          {layOutBarNames(layout).map(({ text, x, y }) => (
            <text key={text} className={classes.label} x={x} y={y} textAnchor="middle">
              {text}
            </text>
          ))}
          {labels.map(
            (label) =>
              label && (
                <text key={label.x} className={classes.value} x={label.x} y={label.y} textAnchor="middle">
                  {label.text}
                </text>
              ),
          )}
          {bars.map(
            (bar, index) =>
              bar.point.mark !== null && (
                <g
                  key={bar.point.label}
                  className={classes.mark}
                  transform={`translate(${bar.center} ${findMarkY(bar, labels[index]?.y)})`}
                >
                  {tellsError(bar.point) ? <path d="M0 -11 L7 1 H-7 Z" /> : <circle cy={-3.5} r={6.5} />}
                  <text textAnchor="middle">{tellsError(bar.point) ? '!' : 'i'}</text>
                </g>
              ),
          )}
        </svg>
      )}
      {width > 0 && <ChartPoints title={title} name={series.name} layout={layout} format={format} />}
    </div>
  )
}

type ValueAxisProps = { layout: BarLayout; ticks: readonly { value: number; text: string }[] }

/** Round values on the left, each with a faint line across. */
function ValueAxis({ layout, ticks }: ValueAxisProps) {
  const { width, axisRoom = 0 } = layout.area
  return layOutAxis(layout, ticks).map(({ text, x, y, lineY }) => (
    <g key={text}>
      <line className={classes.grid} x1={axisRoom} x2={width} y1={lineY} y2={lineY} />
      <text className={classes.label} x={x} y={y} textAnchor="end">
        {text}
      </text>
    </g>
  ))
}

/** Figures of the group, or of a short year, are no error: such bars are as good as others. */
function tellsError({ mark }: ChartPoint): boolean {
  return mark !== null && isErrorMark(mark.kind)
}

function pickColor({ point }: Bar, isLast: boolean): string {
  if (point.value !== null && point.value < 0) return 'var(--band-very-risky)'
  return isLast ? 'var(--chart-bar-last)' : 'var(--chart-bar)'
}
