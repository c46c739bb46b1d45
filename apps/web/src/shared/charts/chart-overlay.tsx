import type { BarLayout } from '@merleg/domain/chart-layout/bars'
import { layOutBand, layOutLine, writePath } from '@merleg/domain/chart-layout/lines'
import classes from './chart-overlay.module.css'
import type { ChartBand, ChartLine } from './chart-series.ts'

type LineStyle = { dash: string | undefined; mark: string; color: string }

/** Told apart by dashes and marks, not by colour alone; a fourth line would begin again. */
const LINE_STYLES = [
  { dash: '6 4', mark: 'M0 -4.5 L4.5 0 L0 4.5 L-4.5 0 Z' },
  { dash: '1.5 3.5', mark: 'M-3.5 -3.5 H3.5 V3.5 H-3.5 Z' },
  { dash: '9 3 2 3', mark: 'M0 -4.5 L4.5 3.5 H-4.5 Z' },
] as const

/** Of things of equal rank: each has a colour, a mark and dashes of its own. */
const LOOKS: readonly LineStyle[] = [
  { dash: undefined, mark: 'M-4 0 A4 4 0 1 0 4 0 A4 4 0 1 0 -4 0 Z', color: 'var(--chart-series-1)' },
  { dash: '9 3', mark: 'M-3.5 -3.5 H3.5 V3.5 H-3.5 Z', color: 'var(--chart-series-2)' },
  { dash: '4 3', mark: 'M0 -4.5 L4.5 3.5 H-4.5 Z', color: 'var(--chart-series-3)' },
  { dash: '9 3 2 3', mark: 'M0 -4.5 L4.5 0 L0 4.5 L-4.5 0 Z', color: 'var(--chart-series-4)' },
  { dash: '2 3', mark: 'M0 4.5 L4.5 -3.5 H-4.5 Z', color: 'var(--chart-series-5)' },
  { dash: '1 3', mark: 'M-4.5 -1.2 H4.5 V1.2 H-4.5 Z', color: 'var(--ink-second)' },
]

/** How a line looks: by its own look where it has one, else by its place among the lines of a chart. */
export function pickLineStyle({ look }: Pick<ChartLine, 'look'>, index: number): LineStyle {
  const own = look === undefined ? undefined : LOOKS[look % LOOKS.length]
  return own ?? { color: 'var(--chart-line)', ...(LINE_STYLES[index % LINE_STYLES.length] ?? LINE_STYLES[0]) }
}

type OverlayProps = { layout: BarLayout }

/** Behind the bars: from the lower to the upper value of each label, nothing where one of them is not known. */
export function BandArea({ band, layout }: OverlayProps & { band: ChartBand }) {
  const boxes = layOutBand(layout, { lower: band.lower.values, upper: band.upper.values })
  return boxes.map(({ label, ...box }) => {
    const place = { x1: box.x, x2: box.x + box.width }
    return (
      <g key={label}>
        <rect className={classes.band} {...box} />
        <line className={classes.edge} {...place} y1={box.y} y2={box.y} />
        <line className={classes.edge} {...place} y1={box.y + box.height} y2={box.y + box.height} />
      </g>
    )
  })
}

/** Over the bars: the lines with a mark at each known value. */
export function OverlayLines({ lines, layout }: OverlayProps & { lines: readonly ChartLine[] }) {
  return lines.map((line, index) => {
    const { name, values } = line
    const { dash, mark, color } = pickLineStyle(line, index)
    return (
      <g key={name} style={{ color }}>
        {layOutLine(layout, values).map((run) => (
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
