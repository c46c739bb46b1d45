import { countAlerts } from '@merleg/contract/alerts.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/use-format.ts'
import { endpointQuery } from '../http/endpoint-query.ts'
import classes from './open-alert-count.module.css'

const KEPT_MS = 60_000

/** How many alerts are open; nothing where that is not known, or there are none. */
export function OpenAlertCount() {
  const { t } = useTranslation('ui/page')
  const format = useFormat()
  const { data } = useQuery({
    ...endpointQuery(countAlerts, { query: {} }),
    staleTime: KEPT_MS,
    refetchInterval: KEPT_MS,
    refetchOnWindowFocus: true,
  })
  if (data === undefined || data.open === 0) return null
  return (
    <span className={classes.count} title={t('monitoringTabs.openAlerts', { count: data.open })}>
      <span aria-hidden="true">{format.number(data.open)}</span>
      <span className="visually-hidden">{t('monitoringTabs.openAlerts', { count: data.open })}</span>
    </span>
  )
}
