import type { BarGeometry } from './bar-geometry.ts'
import classes from './chart-overlay.module.css'
import type { ChartBand, ChartLine } from './chart-series.ts'
import { splitRuns, writePath } from './line-geometry.ts'

/** Told apart by dashes and marks, not by colour alone; a fourth line would begin again. */
const LINE_STYLES = [
  { dash: '6 4', mark: 'M0 -4.5 L4.5 0 L0 4.5 L-4.5 0 Z' },
  { dash: '1.5 3.5', mark: 'M-3.5 -3.5 H3.5 V3.5 H-3.5 Z' },
  { dash: '9 3 2 3', mark: 'M0 -4.5 L4.5 3.5 H-4.5 Z' },
] as const

/** Dashes and mark of the line at a place among the lines of a chart. */
export function pickLineStyle(index: number): { dash: string; mark: string } {
  return LINE_STYLES[index % LINE_STYLES.length] ?? LINE_STYLES[0]
}

type OverlayProps = { geometry: BarGeometry }

/** Behind the bars: from the lower to the upper value of each label, nothing where one of them is not known. */
export function BandArea({ band, geometry }: OverlayProps & { band: ChartBand }) {
  const { bars, slot, toY } = geometry
  return bars.map(({ center, point }, index) => {
    const lower = band.lower.values[index] ?? null
    const upper = band.upper.values[index] ?? null
    if (lower === null || upper === null) return null
    const place = { x1: center - slot / 2, x2: center + slot / 2 }
    return (
      <g key={point.label}>
        <rect
          className={classes.band}
          x={place.x1}
          y={toY(upper)}
          width={slot}
          height={Math.max(1, toY(lower) - toY(upper))}
        />
        <line className={classes.edge} {...place} y1={toY(upper)} y2={toY(upper)} />
        <line className={classes.edge} {...place} y1={toY(lower)} y2={toY(lower)} />
      </g>
    )
  })
}

/** Over the bars: the lines with a mark at each known value. */
export function OverlayLines({ lines, geometry }: OverlayProps & { lines: readonly ChartLine[] }) {
  const { bars, toY } = geometry
  return lines.map(({ name, values }, index) => {
    const { dash, mark } = pickLineStyle(index)
    const runs = splitRuns(values, (value, at) => ({ x: bars[at]?.center ?? 0, y: toY(value) }))
    return (
      <g key={name}>
        {runs.map((run) => (
          <g key={run[0]?.index}>
            <path className={classes.halo} d={writePath(run)} />
            <path className={classes.line} d={writePath(run)} strokeDasharray={dash} />
            {run.map(({ x, y, index: at }) => (
              <path key={at} className={classes.mark} d={mark} transform={`translate(${x} ${y})`} />
            ))}
          </g>
        ))}
      </g>
    )
  })
}
