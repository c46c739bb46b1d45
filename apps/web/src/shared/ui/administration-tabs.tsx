import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './monitoring-tabs.module.css'

/** The pages of an administrator, in the order of their tabs. */
export const ADMINISTRATION_TABS = [
  { key: 'users', to: '/administration/users' },
  { key: 'usage', to: '/administration/usage' },
  { key: 'settings', to: '/administration/settings' },
  { key: 'keys', to: '/administration/keys' },
  { key: 'audit', to: '/administration/audit' },
] as const

/** The row that leads from one page of the administration to the others. */
export function AdministrationTabs() {
  const { t } = useTranslation('ui/page')
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav className={classes.tabs} aria-label={t('administrationTabs.label')}>
      {ADMINISTRATION_TABS.map(({ key, to }) => (
        <Link
          key={key}
          to={to}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {t(`administrationTabs.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
