import { searchHistory } from '@merleg/contract/search.contract'
import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import type { HomeWidget, HomeWidgetProps } from '../../shared/home-widget.ts'
import { DataTable } from '../../shared/ui/data-table.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Pager } from '../../shared/ui/pager.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import { searchHistoryQuery } from './search.queries.ts'
import classes from './search-history.module.css'

/** Own searches and opened reports, newest first, five a page. */
function SearchHistory(props: HomeWidgetProps) {
  const { t } = useTranslation('search/page')
  return (
    <Panel title={t('history.title')}>
      <SearchHistoryBody {...props} />
    </Panel>
  )
}

function SearchHistoryBody({ currentPage, onPageChange }: HomeWidgetProps) {
  const { t } = useTranslation('search/page')
  const format = useFormat()
  const { data, error, isPlaceholderData, refetch } = useQuery(searchHistoryQuery(currentPage))
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
        onPageChange={onPageChange}
      />
    </>
  )
}

export const searchHistoryHome: HomeWidget = {
  readTitle: () => i18next.t('history.title', { ns: 'search/page' }),
  rank: 40,
  size: 'narrow',
  access: searchHistory.access,
  isHiddenByDefault: false,
  isOffered: ({ hideSearchHistory }) => !hideSearchHistory,
  Component: SearchHistory,
}
