import { LIST_EXPORT_KEPT_DAYS, type ListExport } from '@merleg/contract/list-export.contract'
import { criteriaSearchPage, listExportPage } from '@merleg/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import classes from './list-export.module.css'
import { listExportsQuery } from './list-export.queries.ts'
import { useForints } from './use-forints.ts'

/** The exports that the user started, the newest first. */
export function ListExportsPage() {
  const { t } = useTranslation('list-export/page')
  const { data, error, refetch } = useQuery(listExportsQuery())
  const columns = useColumns()
  return (
    <>
      <PageHeading title={t('exports.title')} />
      <p className={classes.intro}>{t('exports.intro', { days: LIST_EXPORT_KEPT_DAYS })}</p>
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={6} />}
      {data?.exports.length === 0 && (
        <StateEmpty
          icon="sheet"
          title={t('exports.none')}
          text={t('exports.noneText')}
          action={<UrlLink url={criteriaSearchPage('marketing')}>{t('exports.search')}</UrlLink>}
        />
      )}
      {data !== undefined && data.exports.length > 0 && (
        <DataTable
          caption={t('exports.title')}
          columns={columns}
          rows={data.exports}
          getRowKey={({ id }) => id}
          isStale={false}
        />
      )}
    </>
  )
}

function useColumns(): DataColumn<ListExport>[] {
  const { t } = useTranslation('list-export/page')
  const format = useFormat()
  const write = useForints()
  return [
    {
      key: 'title',
      title: t('exports.columns.title'),
      render: ({ id, title }) => (
        <UrlLink url={listExportPage(id)}>{title === '' ? t('exports.untitled') : title}</UrlLink>
      ),
    },
    {
      key: 'rows',
      title: t('exports.columns.rows'),
      kind: 'number',
      render: ({ rowCount }) => format.number(rowCount),
    },
    { key: 'format', title: t('exports.columns.format'), render: (row) => t(`formats.${row.format}`) },
    {
      key: 'state',
      title: t('exports.columns.state'),
      render: ({ state, doneCount, rowCount }) =>
        state === 'running'
          ? t('exports.running', { done: format.number(doneCount), total: format.number(rowCount) })
          : t(`states.${state}`),
    },
    {
      key: 'charged',
      title: t('exports.columns.charged'),
      kind: 'number',
      render: ({ charged }) => (charged === null ? '–' : write(charged)),
    },
    { key: 'created', title: t('exports.columns.created'), render: ({ createdAt }) => format.dateTime(createdAt) },
    {
      key: 'expires',
      title: t('exports.columns.expires'),
      render: ({ state, file, canBeMadeAgain }) => {
        if (file !== null) return format.dateTime(file.expiresAt)
        if (state !== 'done') return '–'
        return t(canBeMadeAgain ? 'exports.again' : 'exports.expired')
      },
    },
  ]
}
