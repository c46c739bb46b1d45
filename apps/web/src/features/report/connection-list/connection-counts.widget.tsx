import { reportPage } from '@merleg/contract/pages'
import { getConnectionCounts } from '@merleg/contract/report/connection-list.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { StateSilence } from '../../../shared/ui/state-silence.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from './connection-counts.module.css'

/** The connection list in figures, with the ways to the list, the picture and the paths. */
export function ConnectionCountsWidget({ id }: { id: string }) {
  const { t } = useTranslation([
    'report/connection-list/page',
    'report/connection-list/words',
    'report/connections/words',
  ])
  const { data, error, refetch } = useQuery(endpointQuery(getConnectionCounts, { params: { id } }))
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p className={classes.line} aria-busy="true" />
  const { groups, lines, silence } = data
  return (
    <div className={classes.counts}>
      {silence !== null && <StateSilence silence={silence} />}
      {lines.map(({ text, tone }) => (
        <p key={text} className={classes.line} data-tone={tone}>
          {text}
        </p>
      ))}
      {groups.length > 0 && (
        <KeyValueList items={groups.map(({ id: key, title, value }) => ({ key, label: title, value }))} />
      )}
      <p className={classes.links}>
        <UrlLink url={reportPage(id, 'connection-list')}>{t('report/connection-list/words:title')}</UrlLink>
        <UrlLink url={reportPage(id, 'connections')}>{t('report/connections/words:title')}</UrlLink>
      </p>
    </div>
  )
}
