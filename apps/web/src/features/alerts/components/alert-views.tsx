import type { AlertCounts } from '@merleg/contract/alerts.contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../../shared/ui/count-badge.tsx'
import classes from '../alerts.module.css'
import { INBOX_VIEWS, type InboxView } from '../inbox-view.ts'

type AlertViewsProps = { view: InboxView; counts: AlertCounts | undefined }

/** Which alerts: those to be worked on with how many there are, and those that are done. */
export function AlertViews({ view, counts }: AlertViewsProps) {
  const { t } = useTranslation('alerts/page')
  return (
    <nav className={`${classes.views} scroll-shade`} aria-label={t('views.label')}>
      <ul>
        {INBOX_VIEWS.map((each) => {
          const count = counts === undefined || each === 'done' ? undefined : counts[each]
          return (
            <li key={each}>
              <Link
                from="/monitoring/inbox"
                to="/monitoring/inbox"
                search={(old) => ({
                  ...old,
                  view: each === 'open' ? undefined : each,
                  alert: undefined,
                  currentPage: undefined,
                })}
                className={classes.view}
                activeProps={{}}
                aria-current={each === view ? 'page' : undefined}
                data-active={each === view || undefined}
              >
                {t(`views.${each}`)}
                {count !== undefined && <CountBadge count={count} label={t('count', { count })} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
