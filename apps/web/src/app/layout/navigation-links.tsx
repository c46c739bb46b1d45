import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../shared/session/access.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { OpenAlertCount } from '../../shared/ui/open-alert-count.tsx'
import { NAVIGATION, NO_ID } from './navigation.ts'

type NavigationLinksProps = { className: string | undefined; hasIcons?: boolean; onNavigate?: () => void }

/** The entries of the navigation that the user may open. */
export function NavigationLinks({ className, hasIcons = false, onNavigate }: NavigationLinksProps) {
  const { t } = useTranslation('layout/page')
  const canOpen = useHasAccess()
  const pathname = useLocation({ select: (location) => location.pathname })
  return NAVIGATION.filter((entry) => canOpen(entry.access)).map((entry) => {
    const isAt = pathname === entry.to.replace('/{-$id}', '')
    const isCurrent = isAt || (entry.alsoAt !== undefined && pathname.startsWith(entry.alsoAt))
    return (
      <Link
        key={entry.key}
        to={entry.to}
        // Of the page that is shown the address may hold an id, which is none of theirs.
        params={NO_ID}
        className={className}
        data-current={isCurrent}
        data-in-top-bar={entry.isInTopBar}
        aria-current={isAt ? 'page' : undefined}
        onClick={onNavigate}
      >
        {hasIcons && <Icon name={entry.icon} size={20} />}
        {t(`nav.${entry.key}`)}
        {entry.key === 'monitoring' && <OpenAlertCount />}
      </Link>
    )
  })
}
