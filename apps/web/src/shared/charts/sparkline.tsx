import { splitRuns, writePath } from '@merleg/domain/chart-layout/lines'
import classes from './sparkline.module.css'

type SparklineProps = {
  /** The oldest first, at most ten or so; null is a gap. */
  values: readonly (number | null)[]
  /** What it says in words: "Árbevétel, 2020–2024: nő". */
  label: string
  width?: number
  height?: number
}

/** Room for the mark at the end and the thickness of the line. */
const INSET = 3.5

/**
 * The course of a figure in the height of a line of text; its last known value is marked, below zero in the colour of
 * losses, and zero is a faint line where the values cross it. Nothing where no value is known.
 */
export function Sparkline({ values, label, width = 88, height = 22 }: SparklineProps) {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const highest = Math.max(...known)
  const lowest = Math.min(...known)
  const toY = (value: number): number =>
    highest === lowest ? height / 2 : height - INSET - ((value - lowest) / (highest - lowest)) * (height - 2 * INSET)
  const step = (width - 2 * INSET) / Math.max(1, values.length - 1)
  const runs = splitRuns(values, (value, index) => ({ x: INSET + index * step, y: toY(value) }))
  const last = runs.at(-1)?.at(-1)
  const isLoss = (known.at(-1) ?? 0) < 0
  return (
    <svg className={classes.sparkline} width={width} height={height} role="img" aria-label={label}>
      {highest > 0 && lowest < 0 && <line className={classes.zero} x1={0} x2={width} y1={toY(0)} y2={toY(0)} />}
      {runs.map((run) =>
        run.length === 1 && run[0] !== last ? (
          <circle key={run[0]?.index} className={classes.lone} cx={run[0]?.x} cy={run[0]?.y} r={1.5} />
        ) : (
          <path key={run[0]?.index} className={classes.line} d={writePath(run)} />
        ),
      )}
      {last && <circle className={isLoss ? classes.lossMark : classes.mark} cx={last.x} cy={last.y} r={2.75} />}
    </svg>
  )
}
