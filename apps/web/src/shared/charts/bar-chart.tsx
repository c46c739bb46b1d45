import { useElementSize } from '@mantine/hooks'
import classes from './bar-chart.module.css'
import { layOutBars, type Bar } from './bar-geometry.ts'
import { layOutLabels } from './bar-labels.ts'
import { BandArea, OverlayLines } from './chart-overlay.tsx'
import { ChartPoints } from './chart-points.tsx'
import type { ChartPoint, ChartSeries } from './chart-series.ts'
import type { SeriesFormat } from './use-series-format.ts'

const HEIGHT = 172
const LABEL_ROOM = 20
const AXIS_ROOM = 20

type BarChartProps = {
  title: string
  series: ChartSeries
  points: readonly ChartPoint[]
  format: SeriesFormat
}

/**
 * Bars by year, the last one in the brand colour unless they have colours of their own, losses below the line; a year
 * without a value stays empty. A band
 * stands behind the bars, lines over them.
 */
export function BarChart({ title, series, points, format }: BarChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const geometry = layOutBars(points, { width, height: HEIGHT - AXIS_ROOM, room: LABEL_ROOM })
  const { bars, zeroY, labelStep } = geometry
  const labels = layOutLabels(geometry, { width, write: format.inChart })
  const last = points.findLastIndex(({ value }) => value !== null)
  return (
    <div ref={ref} className={classes.chart}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden data-chart>
          {series.band && <BandArea band={series.band} geometry={geometry} />}
          {bars.map((bar, index) => (
            <rect
              key={bar.point.label}
              x={bar.x}
              y={bar.top}
              width={bar.width}
              height={bar.height}
              rx={Math.min(3, bar.height / 2)}
              fill={series.colors?.[index] ?? pickColor(bar, index === last)}
            />
          ))}
          <line className={classes.zero} x1={0} x2={width} y1={zeroY + 0.5} y2={zeroY + 0.5} />
          {series.lines && <OverlayLines lines={series.lines} geometry={geometry} />}
          {bars.map(
            ({ point, center }, index) =>
              (bars.length - 1 - index) % labelStep === 0 && (
                <text key={point.label} className={classes.label} x={center} y={HEIGHT - 4} textAnchor="middle">
                  {point.label}
                </text>
              ),
          )}
          {labels.map(
            (label) =>
              label && (
                <text key={label.x} className={classes.value} x={label.x} y={label.y} textAnchor="middle">
                  {label.text}
                </text>
              ),
          )}
        </svg>
      )}
      {width > 0 && <ChartPoints title={title} name={series.name} geometry={geometry} format={format} />}
    </div>
  )
}

function pickColor({ point }: Bar, isLast: boolean): string {
  if (point.value !== null && point.value < 0) return 'var(--band-very-risky)'
  return isLast ? 'var(--chart-bar-last)' : 'var(--chart-bar)'
}
