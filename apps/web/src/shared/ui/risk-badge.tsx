import { useTranslation } from 'react-i18next'
import classes from './badge.module.css'
import { Icon } from './icon.tsx'
import { findRiskBand, RISK_BANDS } from './risk-band.ts'

type RiskBadgeProps = {
  /** 0–100 points; null for an unrated company. */
  value: number | null
  /** The server's word; ours for the band when left out. */
  label?: string | undefined
  /** The server's band, where points alone do not say it (lite rating). */
  band?: string | undefined
}

/** Points and word of the rating on the tint of its band. */
export function RiskBadge({ value, label, band: bandName }: RiskBadgeProps) {
  const { t } = useTranslation('common-ui')
  const band = RISK_BANDS.find(({ color: name }) => name === bandName) ?? findRiskBand(value)
  const color = band?.color ?? 'unrated'
  const style = {
    color: `var(--band-${color}-text)`,
    background: `color-mix(in srgb, var(--band-${color}) var(--soft-share), var(--surface))`,
  }
  return (
    <span className={classes.badge} style={style}>
      {value === null && <Icon name="status-unknown" size={14} />}
      <span>
        {value !== null && `${value} · `}
        {label ?? t(`risk.${band?.textKey ?? 'unrated'}`)}
      </span>
    </span>
  )
}
