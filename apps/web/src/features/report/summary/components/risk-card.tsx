import type { CompanySummary, SimpleSummary } from '@merleg/contract/report/summary.contract'
import { useTranslation } from 'react-i18next'
import { RiskBadge } from '../../../../shared/ui/risk-badge.tsx'
import { RiskGauge } from '../../../../shared/ui/risk-gauge.tsx'
import classes from './risk-card.module.css'

/** The rating on its scale, or an honest word that there is none. */
export function RiskCard({ summary }: { summary: CompanySummary | SimpleSummary }) {
  const { t } = useTranslation('report/summary-page')
  const { risk, riskLabel, riskAlpha, liteRating } = summary
  const label = riskLabel === '' ? undefined : riskLabel
  if (risk === null && liteRating !== null) {
    return (
      <p>
        {t('risk.lite')}: <RiskBadge value={liteRating} label={label} band={findLiteBand(liteRating)} />
      </p>
    )
  }
  if (risk === null) {
    return (
      <div className={classes.unrated}>
        <RiskBadge value={null} label={label} />
        <p>{t('risk.unrated')}</p>
      </div>
    )
  }
  return <RiskGauge value={risk} label={label} note={riskAlpha} />
}

/** Bands of the lite rating (spec part 1 §4). */
function findLiteBand(points: number): string {
  if (points >= 80) return 'minimal'
  return points >= 45 ? 'medium' : 'very-risky'
}
