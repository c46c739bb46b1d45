import { searchHistory } from '@merleg/contract/search.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../home.module.css'

const route = getRouteApi('/main/')

/** Own searches and opened reports, newest first, five a page. */
export function SearchHistory() {
  const { t } = useTranslation('home')
  return (
    <Panel title={t('history.title')}>
      <SearchHistoryBody />
    </Panel>
  )
}

function SearchHistoryBody() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { currentPage = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...endpointQuery(searchHistory, { query: { currentPage } }),
    placeholderData: keepPreviousData,
    // Every search and every opened report adds to it.
    staleTime: 0,
  })
  if (!data)
    return error ? <StateError error={error} onRetry={() => void refetch()} /> : <SkeletonTable rows={5} columns={2} />
  if (data.results.length === 0)
    return <StateEmpty icon="history" title={t('history.emptyTitle')} text={t('history.emptyText')} />
  return (
    <>
      <DataTable
        caption={t('history.title')}
        narrow="plain"
        isStale={isPlaceholderData}
        rows={data.results}
        getRowKey={(row) => `${row.searchedAt} ${row.url}`}
        columns={[
          {
            key: 'query',
            title: t('history.query'),
            render: (row) => (
              <span className={classes.entry}>
                <Icon name={row.kind === 'report' ? 'company' : 'search'} />
                <span className="visually-hidden">{t(`history.${row.kind}`)}:</span>
                <UrlLink url={row.url}>{row.query}</UrlLink>
              </span>
            ),
          },
          {
            key: 'searchedAt',
            title: t('history.searchedAt'),
            kind: 'number',
            render: (row) => format.dateTime(row.searchedAt),
          },
        ]}
      />
      <Pager
        count={data.meta.count}
        currentPage={data.meta.currentPage}
        perPage={data.meta.perPage}
        onPageChange={(page) =>
          void navigate({ search: { currentPage: page === 1 ? undefined : page }, resetScroll: false })
        }
      />
    </>
  )
}
