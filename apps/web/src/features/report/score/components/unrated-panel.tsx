import type { ScorePage } from '@merleg/contract/report/score.contract'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { RiskBadge } from '../../../../shared/ui/risk-badge.tsx'
import { Basis } from './rating-card.tsx'
import classes from './unrated-panel.module.css'

/** There is no rating: why, and what it would take; nothing would do for a company that has ceased. */
export function UnratedPanel({ page, hasCeased }: { page: ScorePage; hasCeased: boolean }) {
  const { t } = useTranslation('report/score/page')
  return (
    <Panel title={t('unrated.title')} foot={<Basis page={page} />}>
      <p className={classes.why}>
        <RiskBadge value={null} label={page.risk.label} /> {page.basisText}
      </p>
      {!hasCeased && (
        <>
          <h3 className={classes.title}>{t('unrated.needed')}</h3>
          <p className={classes.text}>{t('unrated.neededText')}</p>
        </>
      )}
    </Panel>
  )
}
