import type { CompanySummary, SimpleSummary } from '@merleg/contract/report/summary.contract'
import { LITE_BANDS, pointsOfLiteBand } from '@merleg/domain/risk-rating'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RatingCaveats } from '../../../../shared/ui/rating-caveats.tsx'
import { RiskBadge } from '../../../../shared/ui/risk-badge.tsx'
import { RiskGauge } from '../../../../shared/ui/risk-gauge.tsx'
import { ScoreLink } from '../../header/components/score-link.tsx'
import { reportHeaderQuery } from '../../header/header.queries.ts'
import classes from './risk-card.module.css'

type RiskCardProps = { reportId: string; summary: CompanySummary | SimpleSummary }

const LITE_SCALE = LITE_BANDS.map((band) => ({ color: band, ...pointsOfLiteBand(band) }))

/** The rating on the scale of its kind, or an honest word that there is none; with the way to what it is made of. */
export function RiskCard({ reportId, summary }: RiskCardProps) {
  const { t } = useTranslation('report/summary/words')
  const { data: header } = useQuery(reportHeaderQuery(reportId))
  const { risk, riskLabel, riskAlpha, riskCaveats, riskConfidence, liteRating } = summary
  const points = risk ?? liteRating
  if (points === null) {
    return (
      <div className={classes.unrated}>
        <RiskBadge value={null} label={riskLabel} />
        <p>{riskAlpha ?? t('risk.unrated')}</p>
      </div>
    )
  }
  return (
    <>
      <RiskGauge value={points} label={riskLabel} note={riskAlpha} {...(risk === null && { bands: LITE_SCALE })} />
      <RatingCaveats confidence={riskConfidence} texts={riskCaveats} />
      {header && (
        <div className={classes.why}>
          <ScoreLink header={header} />
        </div>
      )}
    </>
  )
}
