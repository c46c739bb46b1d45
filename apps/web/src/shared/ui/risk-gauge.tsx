import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findRiskBand, RISK_BANDS } from './risk-band.ts'
import classes from './risk-gauge.module.css'

type RiskGaugeProps = {
  /** 0–100 points; an unrated company has no gauge. */
  value: number
  label?: string | undefined
  /** Lines under the word: probability, median of the sector… */
  note?: ReactNode
}

/** The rating as big points, its word, and a marker on the scale of the six bands. */
export function RiskGauge({ value, label, note }: RiskGaugeProps) {
  const { t } = useTranslation('common-ui')
  const band = findRiskBand(value)
  const word = label ?? t(`risk.${band?.textKey ?? 'unrated'}`)
  return (
    <div>
      <div className={classes.head}>
        {band && (
          <span className={classes.points} style={{ color: `var(--band-${band.color}-text)` }} aria-hidden>
            {value}
          </span>
        )}
        <div>
          <div className={classes.label} aria-hidden>
            {word}
          </div>
          <div className={classes.note}>{note}</div>
        </div>
      </div>
      <span className="visually-hidden">{`${t('risk.points', { value })}: ${word}`}</span>
      <div aria-hidden>
        <div className={classes.scale}>
          {RISK_BANDS.toReversed().map(({ color }) => (
            <span key={color} className={classes.band} style={{ background: `var(--band-${color})` }} />
          ))}
          <span className={classes.marker} style={{ left: `${value}%` }} />
        </div>
        <div className={classes.ends}>
          <span>0</span>
          <span>100</span>
        </div>
      </div>
    </div>
  )
}
