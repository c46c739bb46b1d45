import type { ScorePage } from '@merleg/contract/report/score.contract'
import { type PartStep, toShare } from '../part-steps.ts'
import classes from './part-course.module.css'

type Reach = { from: number; to: number }

/** Where a part takes the sum from and to: right for points given, left for points taken. Said in figures beside it. */
export function PartCourse({ step: { part, before, after }, reach }: { step: PartStep; reach: Reach }) {
  const left = toShare(Math.min(before, after), reach)
  const width = toShare(Math.max(before, after), reach) - left
  return (
    <span className={classes.course} aria-hidden>
      {part.points !== 0 && (
        <span
          className={`${classes.bar} ${part.kind === 'base' ? classes.start : part.points < 0 ? classes.loss : classes.gain}`}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      )}
      <span className={classes.sum} style={{ left: `${toShare(after, reach)}%` }} />
    </span>
  )
}

/** The bands along the scale on which the points gather. */
export function BandScale({ bands, reach }: { bands: ScorePage['bands']; reach: Reach }) {
  return (
    <span className={classes.scale} aria-hidden>
      {bands.map(({ band, from, to }) => (
        <span
          key={band}
          className={classes.band}
          style={{
            left: `${toShare(from, reach)}%`,
            width: `${toShare(to === 100 ? 100 : to + 1, reach) - toShare(from, reach)}%`,
            background: `var(--band-${band})`,
          }}
        />
      ))}
    </span>
  )
}

/** The points themselves at the end of the course. */
export function TotalCourse({ points, band, reach }: { points: number; band: string; reach: Reach }) {
  const left = toShare(0, reach)
  return (
    <span className={classes.course} aria-hidden>
      <span
        className={classes.bar}
        style={{ left: `${left}%`, width: `${toShare(points, reach) - left}%`, background: `var(--band-${band})` }}
      />
    </span>
  )
}
