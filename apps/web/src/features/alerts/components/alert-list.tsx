import type { Alert } from '@merleg/contract/alert'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import classes from '../alerts.module.css'
import type { Inbox } from '../use-inbox.ts'
import { AlertRow } from './alert-row.tsx'

type AlertListProps = { inbox: Inbox; alerts: readonly Alert[]; isStale: boolean }

/** The alerts of a page by company or by day, in the order in which they came. */
export function AlertList({ inbox, alerts, isStale }: AlertListProps) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const { view = 'open', group = 'company' } = inbox.search
  const isByCompany = group === 'company' && view !== 'done'
  const dayOf = ({ createdAt, decidedAt }: Alert): string => format.day(view === 'done' ? decidedAt : createdAt)
  const groups = [...Map.groupBy(alerts, (alert) => (isByCompany ? alert.company.id : dayOf(alert)))]
  return (
    <div className={classes.list} role="group" aria-label={t('list')} aria-busy={isStale}>
      {groups.map(([key, own]) => (
        <section key={key} className={classes.group} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`} className={classes.groupTitle}>
            {isByCompany ? <CompanyTitle alert={own[0]} /> : key}
          </h2>
          <ul>
            {own.map((alert) => (
              <AlertRow key={alert.id} alert={alert} isCompanyShown={!isByCompany} inbox={inbox} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function CompanyTitle({ alert }: { alert: Alert | undefined }) {
  const { t } = useTranslation('alerts/page')
  if (alert === undefined) return null
  const { name, status, importance, isMadeUp } = alert.company
  return (
    <>
      <span className={classes.companyName}>{name.value}</span>
      {status !== null && status.color !== 'good' && <StatusBadge status={status} variant="plain" />}
      {importance === 'high' && <span className={classes.mark}>{t('watchImportance.high')}</span>}
      {importance === null && <span className={classes.mark}>{t('unwatched')}</span>}
      {isMadeUp && <span className={classes.mark}>{t('madeUp')}</span>}
    </>
  )
}
