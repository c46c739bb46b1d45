import type { WatchedRow } from '@merleg/contract/watched-rows'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import lists from '../../../shared/ui/company-list.module.css'
import classes from '../watch-list.module.css'

/** Who is watched, and what the subscriber has noted of him. */
export function WatchedName({ row }: { row: WatchedRow }) {
  const { t } = useTranslation('watch-list/page')
  const { name, status, countryCode, isMadeUp, note, labels } = row
  return (
    <span className={`${lists.name} ${classes.name} ${classes.whole}`}>
      <UrlLink url={name.url}>{name.value}</UrlLink>
      {status !== null && status.color !== 'good' && <StatusBadge status={status} variant="plain" />}
      {countryCode !== 'HU' && <span className={lists.mark}>{countryCode}</span>}
      {isMadeUp && <span className={lists.mark}>{t('madeUp')}</span>}
      {labels.length > 0 && (
        <ul className={classes.labels} aria-label={t('notes.labels')}>
          {labels.map((label) => (
            <li key={label} className={classes.label}>
              {label}
            </li>
          ))}
        </ul>
      )}
      {note !== '' && <span className={classes.written}>{note}</span>}
    </span>
  )
}
