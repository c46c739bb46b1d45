import type { ScorePartRow } from '@merleg/contract/report/score.contract'
import { type StripPlaces, placeOnStrip } from '../strip-places.ts'
import classes from './typical-strip.module.css'

const WIDTH = 92
const HEIGHT = 14
const MIDDLE = HEIGHT / 2

/** The middle half of the sector as a bar with its median, and the company's own value as a mark; words say the same. */
export function TypicalStrip({ part: { typical, value } }: { part: ScorePartRow }) {
  if (typical === null) return null
  const places = placeOnStrip(typical, value)
  const toX = (share: number): number => 4 + share * (WIDTH - 8)
  return (
    <svg className={classes.strip} width={WIDTH} height={HEIGHT} aria-hidden>
      <line className={classes.axis} x1={0} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
      <rect
        className={classes.middle}
        x={toX(places.lower)}
        y={MIDDLE - 3.5}
        width={Math.max(2, toX(places.upper) - toX(places.lower))}
        height={7}
        rx={1.5}
      />
      <line className={classes.median} x1={toX(places.median)} x2={toX(places.median)} y1={1.5} y2={HEIGHT - 1.5} />
      {places.own !== null && <OwnMark own={places.own} x={toX(places.own.share)} />}
    </svg>
  )
}

/** A dot; an arrow head where the value is beyond what is drawn. */
function OwnMark({ own: { beyond }, x }: { own: NonNullable<StripPlaces['own']>; x: number }) {
  if (beyond === 0) return <circle className={classes.own} cx={x} cy={MIDDLE} r={3.5} />
  const tip = beyond * 4
  return <path className={classes.own} d={`M${x + tip} ${MIDDLE} L${x - tip} ${MIDDLE - 4.5} V${MIDDLE + 4.5} Z`} />
}
