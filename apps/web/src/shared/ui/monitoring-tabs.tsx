import type { Access } from '@merleg/contract/endpoint'
import { getPortfolio } from '@merleg/contract/portfolio.contract'
import { listWatched } from '@merleg/contract/watch-list.contract'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../session/access.ts'
import classes from './monitoring-tabs.module.css'

type MonitoringTab = { key: 'watchList' | 'portfolio'; to: '/monitoring' | '/monitoring/portfolio'; access: Access }

/** The pages of monitoring, in the order of their tabs; each adds its line, its key and its address. */
const MONITORING_TABS: readonly MonitoringTab[] = [
  { key: 'watchList', to: '/monitoring', access: listWatched.access },
  { key: 'portfolio', to: '/monitoring/portfolio', access: getPortfolio.access },
]

/** The row that leads from one page of monitoring to the others; it is not shown while there are none. */
export function MonitoringTabs() {
  const { t } = useTranslation('ui/page')
  const canOpen = useHasAccess()
  const pathname = useLocation({ select: (location) => location.pathname })
  const tabs = MONITORING_TABS.filter(({ access }) => canOpen(access))
  if (tabs.length < 2) return null
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
        </Link>
      ))}
    </nav>
  )
}
