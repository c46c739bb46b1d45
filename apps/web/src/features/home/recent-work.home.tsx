import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { getRecentWork } from '@merleg/contract/home.contract'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import type { HomeWidget } from '../../shared/home-widget.ts'
import { DataTable } from '../../shared/ui/data-table.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { RiskBadge } from '../../shared/ui/risk-badge.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { StatusBadge } from '../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import { WaitingComparison } from './components/waiting-comparison.tsx'
import { useRecentWork } from './home.queries.ts'
import classes from './recent-work.module.css'

/** Where the user was: the reports opened last as their companies stand now, the last searches, a comparison begun. */
function RecentWork() {
  const { t } = useTranslation('home/page')
  const { data, error, refetch } = useRecentWork()
  return (
    <Panel title={t('recent.title')}>
      {data === undefined ? (
        error === null ? (
          <SkeletonTable rows={6} columns={4} />
        ) : (
          <StateError error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          {data.reports.length === 0 ? (
            <StateEmpty icon="history" title={t('recent.emptyTitle')} text={t('recent.emptyText')} />
          ) : (
            <OpenedReports reports={data.reports} />
          )}
          {data.searches.length > 0 && <LastSearches searches={data.searches} />}
        </>
      )}
      <WaitingComparison />
    </Panel>
  )
}

type RecentWorkAnswer = EndpointAnswer<typeof getRecentWork>

function OpenedReports({ reports }: Pick<RecentWorkAnswer, 'reports'>) {
  const { t } = useTranslation('home/page')
  const format = useFormat()
  return (
    <DataTable
      caption={t('recent.title')}
      rows={reports}
      getRowKey={({ companyId }) => companyId}
      columns={[
        {
          key: 'company',
          title: t('recent.company'),
          render: ({ name }) => <UrlLink url={name.url}>{name.value}</UrlLink>,
        },
        {
          key: 'status',
          title: t('recent.status'),
          width: '9.5rem',
          render: ({ status }) => <StatusBadge status={status} variant="plain" />,
        },
        { key: 'rating', title: t('recent.rating'), width: '12.5rem', render: ({ risk }) => <RiskBadge {...risk} /> },
        {
          key: 'openedAt',
          title: t('recent.openedAt'),
          kind: 'number',
          render: ({ openedAt }) => format.dateTime(openedAt),
        },
      ]}
    />
  )
}

function LastSearches({ searches }: Pick<RecentWorkAnswer, 'searches'>) {
  const { t } = useTranslation('home/page')
  return (
    <div className={classes.searches}>
      <h3 className={classes.searchesTitle}>{t('recent.searches')}</h3>
      <ul>
        {searches.map(({ query, url }) => (
          <li key={url}>
            <Icon name="search" size={14} />
            <UrlLink url={url}>{query}</UrlLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const recentWorkHome: HomeWidget = {
  readTitle: () => i18next.t('recent.title', { ns: 'home/page' }),
  rank: 20,
  size: 'wide',
  access: getRecentWork.access,
  isHiddenByDefault: false,
  isOffered: ({ hideSearchHistory }) => !hideSearchHistory,
  Component: RecentWork,
}
