import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../session/access.ts'
import { PAGE_ACCESS } from '../session/page-access.generated.ts'
import classes from './monitoring-tabs.module.css'
import { OpenAlertCount } from './open-alert-count.tsx'

/** The pages of monitoring, in the order of their tabs; each has its line, its key and its address. */
export const MONITORING_TABS = [
  { key: 'watchList', to: '/monitoring', access: PAGE_ACCESS.watchList },
  { key: 'alerts', to: '/monitoring/inbox', access: PAGE_ACCESS.alerts },
  { key: 'rules', to: '/monitoring/rules', access: PAGE_ACCESS.monitoringRules },
  { key: 'portfolio', to: '/monitoring/portfolio', access: PAGE_ACCESS.portfolio },
  { key: 'webhooks', to: '/monitoring/webhooks', access: PAGE_ACCESS.webhooks },
] as const

/** The row that leads from one page of monitoring to the others. */
export function MonitoringTabs() {
  const { t } = useTranslation('ui/page')
  const canOpen = useHasAccess()
  const pathname = useLocation({ select: (location) => location.pathname })
  const tabs = MONITORING_TABS.filter(({ access }) => canOpen(access))
  return (
    <nav className={classes.tabs} aria-label={t('monitoringTabs.label')}>
      {tabs.map(({ key, to }) => (
        <Link
          key={key}
          to={to}
          className={classes.tab}
          // Otherwise the page above counts as open on all below it.
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {t(`monitoringTabs.${key}`)}
          {key === 'alerts' && <OpenAlertCount />}
        </Link>
      ))}
    </nav>
  )
}
