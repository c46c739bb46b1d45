import type { AuditEntry } from '@merleg/contract/audit.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../audit.module.css'

/** Entries of the trail, the latest first. */
export function AuditTable({ entries, isStale }: { entries: readonly AuditEntry[]; isStale: boolean }) {
  const { t } = useTranslation('audit/page')
  const format = useFormat()
  const columns: DataColumn<AuditEntry>[] = [
    { key: 'what', title: t('what'), render: ({ text }) => text },
    { key: 'at', title: t('at'), render: ({ at }) => format.dateTime(at) },
    {
      key: 'who',
      title: t('who'),
      render: ({ actor }) => (
        <span className={classes.stack}>
          <span>{actor.name}</span>
          {actor.email !== null && <span className={classes.small}>{actor.email}</span>}
          {actor.kind === 'key' && <span className={classes.small}>{t('key')}</span>}
        </span>
      ),
    },
    {
      key: 'subject',
      title: t('subject'),
      render: ({ subject }) =>
        subject === null ? null : subject.url === null ? (
          <span className={classes.stack}>{subject.text}</span>
        ) : (
          <UrlLink url={subject.url}>{subject.text}</UrlLink>
        ),
    },
    { key: 'detail', title: t('detail'), render: ({ detail }) => detail },
  ]
  return (
    <DataTable caption={t('title')} columns={columns} rows={entries} getRowKey={({ id }) => id} isStale={isStale} />
  )
}
