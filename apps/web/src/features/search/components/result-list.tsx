import { connectionPathsPage } from '@merleg/contract/pages'
import type { ResultRow, SearchMeta } from '@merleg/contract/search.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { RiskBadge } from '../../../shared/ui/risk-badge.tsx'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import type { PageSize } from '../../../shared/storage/preferences.ts'
import { CompareButton } from '../../comparison/compare-button.widget.tsx'
import { WatchToggle } from '../../watch-list/watch-toggle.widget.tsx'
import classes from './result-list.module.css'

type ResultListProps = {
  rows: readonly ResultRow[]
  meta: SearchMeta
  isStale: boolean
  onPageChange: (currentPage: number) => void
  onPerPageChange: (perPage: PageSize) => void
}

/** The list that quick search and place search share: count, table, pages. */
export function ResultList({ rows, meta, isStale, onPageChange, onPerPageChange }: ResultListProps) {
  const { t } = useTranslation('search/page')
  const format = useFormat()
  const hasDistance = rows.some((row) => row.distanceKm !== null)
  const columns = useColumns(hasDistance)
  return (
    <>
      {meta.isSimilar && (
        <p className={classes.similar} role="status">
          {t('similar')}
        </p>
      )}
      <p className={classes.count} role="status">
        {t(meta.isCountExact ? 'resultCount' : 'resultCountAtLeast', {
          count: meta.count,
          formatted: format.number(meta.count),
        })}
        {meta.reachableCount < meta.count && ` ${t('bestOnly', { formatted: format.number(meta.reachableCount) })}`}
      </p>
      <DataTable
        caption={t('tableCaption')}
        columns={columns}
        rows={rows}
        getRowKey={(row) => row.companyId}
        isStale={isStale}
      />
      <Pager
        count={meta.reachableCount}
        currentPage={meta.currentPage}
        perPage={meta.perPage}
        onPageChange={onPageChange}
        onPerPageChange={onPerPageChange}
      />
    </>
  )
}

function useColumns(hasDistance: boolean): DataColumn<ResultRow>[] {
  const { t } = useTranslation('search/page')
  const format = useFormat()
  const distance: DataColumn<ResultRow> = {
    key: 'distance',
    title: t('columns.distance'),
    kind: 'number',
    render: (row) => format.number(row.distanceKm),
  }
  return [
    { key: 'name', title: t('columns.name'), render: (row) => <ResultName row={row} /> },
    { key: 'address', title: t('columns.address'), render: (row) => row.address ?? '–' },
    ...(hasDistance ? [distance] : []),
    {
      key: 'registrationNumber',
      title: t('columns.registrationNumber'),
      kind: 'identifier',
      render: (row) => <Identifier value={row.registrationNumber} label={t('columns.registrationNumber')} />,
    },
    {
      key: 'taxNumber',
      title: t('columns.taxNumber'),
      kind: 'identifier',
      render: (row) => <Identifier value={row.taxNumber} label={t('columns.taxNumber')} />,
    },
    {
      key: 'risk',
      title: t('columns.risk'),
      render: ({ risk }) => <RiskBadge value={risk.value} label={risk.label} band={risk.band} />,
    },
    { key: 'status', title: t('columns.status'), render: (row) => <StatusBadge status={row.status} variant="plain" /> },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('columns.actions')}</span>,
      kind: 'aside',
      render: (row) => <ResultActions row={row} />,
    },
  ]
}

function ResultActions({ row }: { row: ResultRow }) {
  const { t } = useTranslation('search/page')
  const paths = t('pathsOf', { name: row.name.value })
  return (
    <span className={classes.actions}>
      <UrlLink url={connectionPathsPage([row.companyId])} className={classes.paths}>
        <span title={t('paths')}>
          <Icon name="link" size={16} />
        </span>
        <span className="visually-hidden">{paths}</span>
      </UrlLink>
      <WatchToggle companyId={row.companyId} name={row.name.value} />
      <CompareButton id={row.companyId} name={row.name.value} look="icon" />
    </span>
  )
}

function ResultName({ row }: { row: ResultRow }) {
  const { t } = useTranslation('search/page')
  return (
    <span className={classes.name}>
      <UrlLink url={row.name.url}>{row.name.value}</UrlLink>
      {row.countryCode !== 'HU' && <span className={classes.mark}>{row.countryCode}</span>}
      {row.isMadeUp && <span className={classes.mark}>{t('madeUp')}</span>}
      {row.matchedName !== null && <span className={classes.former}>{t('formerly', { name: row.matchedName })}</span>}
    </span>
  )
}

function Identifier({ value, label }: { value: string | null; label: string }) {
  return value === null ? '–' : <CopyButton value={value} label={label} />
}
