import { pointsOfBand, RISK_BANDS } from '@merleg/domain/risk-rating'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './risk-gauge.module.css'

type RiskGaugeProps = {
  /** 0–100 points; an unrated company has no gauge. */
  value: number
  /** The server's word for the band. */
  label: string
  /** Bands of a scale of its own, in any order; the six of the rating unless told. */
  bands?: readonly { color: string; from: number; to: number }[]
  /** Lines under the word: probability, median of the sector… */
  note?: ReactNode
}

const SIX_BANDS = RISK_BANDS.map((band) => ({ color: band, ...pointsOfBand(band) }))

/** The rating as big points, its word, and a marker on the scale of the bands. */
export function RiskGauge({ value, label, bands = SIX_BANDS, note }: RiskGaugeProps) {
  const { t } = useTranslation('ui/page')
  const scale = bands.toSorted((one, other) => one.from - other.from)
  const color = scale.findLast(({ from }) => from <= value)?.color ?? 'unrated'
  return (
    <div>
      <div className={classes.head}>
        <span className={classes.points} style={{ color: `var(--band-${color}-text)` }} aria-hidden>
          {value}
        </span>
        <div>
          <div className={classes.label} aria-hidden>
            {label}
          </div>
          <div className={classes.note}>{note}</div>
        </div>
      </div>
      <span className="visually-hidden">{`${t('risk.points', { value })}: ${label}`}</span>
      <div aria-hidden>
        <div
          className={classes.scale}
          style={{ gridTemplateColumns: scale.map(({ from, to }) => `${to - from + 1}fr`).join(' ') }}
        >
          {scale.map((band) => (
            <span key={band.color} className={classes.band} style={{ background: `var(--band-${band.color})` }} />
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
