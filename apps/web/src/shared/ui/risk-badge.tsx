import { bandOfPoints } from '@merleg/domain/risk-rating'
import classes from './badge.module.css'
import { Icon } from './icon.tsx'

type RiskBadgeProps = {
  /** 0–100 points; null for an unrated company. */
  value: number | null
  /** The server's word for the band. */
  label: string
  /** The server's band, where points alone do not say it (lite rating). */
  band?: string | undefined
}

/** Points and word of the rating on the tint of its band. */
export function RiskBadge({ value, label, band = bandOfPoints(value) }: RiskBadgeProps) {
  const style = {
    color: `var(--band-${band}-text)`,
    background: `color-mix(in srgb, var(--band-${band}) var(--soft-share), var(--surface))`,
  }
  return (
    <span className={classes.badge} style={style}>
      {value === null && <Icon name="status-unknown" size={14} />}
      <span>
        {value !== null && `${value} · `}
        {label}
      </span>
    </span>
  )
}
