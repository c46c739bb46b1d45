import type { Verdict } from '@merleg/contract/report/verdict.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { VerdictAlerts } from './components/verdict-alerts.tsx'
import { VerdictInfo } from './components/verdict-info.tsx'
import { VerdictRating } from './components/verdict-rating.tsx'
import { VerdictReasons } from './components/verdict-reasons.tsx'
import { verdictQuery } from './verdict.queries.ts'
import classes from './verdict.module.css'

/** What to know first of a company: rating, reasons, limit, alerts, events, and how far the sources tell. */
export function VerdictWidget({ id, isLite }: { id: string; isLite: boolean }) {
  const query = useQuery(verdictQuery(id))
  return (
    <ReportSection query={query} skeleton={<SkeletonPanel rows={7} />}>
      {(verdict) => <VerdictPanel id={id} isLite={isLite} verdict={verdict} />}
    </ReportSection>
  )
}

function VerdictPanel({ id, isLite, verdict }: { id: string; isLite: boolean; verdict: Verdict }) {
  const { t } = useTranslation('report/verdict/words')
  const { rating, reasons, alerts, negative, positive, sources, locked } = verdict
  const isRated = rating.points !== null
  // Of a company without a rating the first thing to know is what is known of it.
  const known = positive && <VerdictInfo key="positive" title={t('positive')} info={positive} />
  return (
    <Panel
      title={t('title')}
      className={classes.panel}
      foot={
        <>
          <span>{t('sources', { sources })}</span>
          {locked.length > 0 && <span> {t('locked', { sections: locked.join(', ') })}</span>}
        </>
      }
    >
      <div className={classes.top}>
        <VerdictRating id={id} isLite={isLite} verdict={verdict} />
        {isRated ? reasons && <VerdictReasons reasons={reasons} /> : known}
      </div>
      <div className={classes.rest}>
        {alerts !== null && alerts.checked !== '' && <VerdictAlerts id={id} alerts={alerts} />}
        {negative && <VerdictInfo title={t('negative')} info={negative} />}
        {isRated && known}
      </div>
    </Panel>
  )
}
