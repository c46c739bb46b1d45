import type { Verdict } from '@merleg/contract/report/verdict.contract'
import { LITE_BANDS, pointsOfLiteBand } from '@merleg/domain/risk-rating'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RatingCaveats } from '../../../../shared/ui/rating-caveats.tsx'
import { RiskBadge } from '../../../../shared/ui/risk-badge.tsx'
import { RiskGauge } from '../../../../shared/ui/risk-gauge.tsx'
import { ScoreLink } from '../../header/components/score-link.tsx'
import { reportHeaderQuery } from '../../header/header.queries.ts'
import classes from '../verdict.module.css'

const LITE_SCALE = LITE_BANDS.map((band) => ({ color: band, ...pointsOfLiteBand(band) }))

type VerdictRatingProps = { id: string; isLite: boolean; verdict: Pick<Verdict, 'rating' | 'limit'> }

/** The points on their scale, what they rest on, the advice and the limit; or why there is no rating. */
export function VerdictRating({ id, isLite, verdict: { rating, limit } }: VerdictRatingProps) {
  const { t } = useTranslation(['report/verdict/words', 'risk-rating/words'])
  const { data: header } = useQuery(reportHeaderQuery(id))
  const { points, label, probability, basis, confidence, caveats, contradiction, advice } = rating
  return (
    <div className={classes.rating}>
      {points === null ? (
        <RiskBadge value={null} label={label} />
      ) : (
        <RiskGauge value={points} label={label} note={probability} {...(isLite && { bands: LITE_SCALE })} />
      )}
      <p className={classes.basis}>{basis}</p>
      <RatingCaveats confidence={confidence} texts={caveats} />
      {contradiction !== null && <p className={classes.basis}>{contradiction}</p>}
      <dl className={classes.facts}>
        {advice !== null && (
          <div>
            <dt>{t('advice')}</dt>
            <dd>{advice}</dd>
          </div>
        )}
        {limit !== null && (
          <div>
            <dt>{t('limit')}</dt>
            <dd className="figures">{limit.value ?? t('risk-rating/words:noLimit')}</dd>
          </div>
        )}
      </dl>
      {limit !== null && limit.value === null && <p className={classes.basis}>{limit.text}</p>}
      {header && (
        <div className={classes.why}>
          <ScoreLink header={header} />
        </div>
      )}
    </div>
  )
}
