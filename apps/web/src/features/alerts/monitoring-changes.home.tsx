import { listAlerts, RECENT_ALERTS } from '@merleg/contract/alerts.contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import type { HomeWidget, HomeWidgetProps } from '../../shared/home-widget.ts'
import { DataTable } from '../../shared/ui/data-table.tsx'
import { Pager } from '../../shared/ui/pager.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import { alertsQuery, alertStatisticsQuery } from './alerts.queries.ts'
import { ToldAlert } from './components/told-alert.tsx'

/** What was heard of the watched companies, newest first, five a page (spec part 1 §2 "Home"). */
function MonitoringChanges(props: HomeWidgetProps) {
  const { t } = useTranslation('alerts/page')
  return (
    <Panel title={t('changes.title')} actions={<Link to="/monitoring/inbox">{t('changes.all')}</Link>}>
      <ChangesBody {...props} />
    </Panel>
  )
}

function ChangesBody({ currentPage, onPageChange }: HomeWidgetProps) {
  const { t } = useTranslation(['alerts/page', 'alerts/words'])
  const format = useFormat()
  const { data, error, isPlaceholderData, refetch } = useChanges(currentPage)
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable rows={RECENT_ALERTS} columns={4} />
  if (data.meta.count === 0)
    return <StateEmpty icon="bell" title={t('changes.emptyTitle')} text={t('changes.emptyText')} />
  return (
    <>
      <DataTable
        caption={t('changes.title')}
        isStale={isPlaceholderData}
        rows={data.results}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'company',
            title: t('changes.company'),
            render: ({ company }) => <UrlLink url={company.name.url}>{company.name.value}</UrlLink>,
          },
          { key: 'change', title: t('changes.change'), render: (alert) => <ToldAlert alert={alert} /> },
          {
            key: 'state',
            title: t('changes.state'),
            render: ({ state, snoozedUntil }) =>
              t(`alerts/words:states.${state === 'open' && snoozedUntil !== null ? 'snoozed' : state}`),
          },
          {
            key: 'heardAt',
            title: t('changes.heardAt'),
            kind: 'number',
            render: ({ heardAt }) => format.dateTime(heardAt),
          },
        ]}
      />
      <Pager count={data.meta.count} currentPage={currentPage} perPage={RECENT_ALERTS} onPageChange={onPageChange} />
    </>
  )
}

/** The first page comes with the figures, which stand on the home page as well: one call for both. */
function useChanges(currentPage: number) {
  const isFirst = currentPage === 1
  const statistics = useQuery({ ...alertStatisticsQuery, select: ({ recent }) => recent })
  const page = useQuery({
    ...alertsQuery({ currentPage, perPage: RECENT_ALERTS }),
    placeholderData: (before) => before ?? statistics.data,
    enabled: !isFirst,
  })
  return isFirst ? statistics : page
}

export const monitoringChangesHome: HomeWidget = {
  readTitle: () => i18next.t('changes.title', { ns: 'alerts/page' }),
  rank: 15,
  size: 'wide',
  access: listAlerts.access,
  isHiddenByDefault: false,
  Component: MonitoringChanges,
}
