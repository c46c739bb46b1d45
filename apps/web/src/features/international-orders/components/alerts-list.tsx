import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { DataTable } from '../../../shared/ui/data-table.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import classes from '../international-orders.module.css'
import { alertsQuery } from '../international-orders.queries.ts'

type ListProps = { currentPage: number; onPageChange: (page: number) => void }

/** What was heard of the orders, the newest first, five a page. */
export function AlertsList({ currentPage, onPageChange }: ListProps) {
  const { t } = useTranslation('international-orders/page')
  const format = useFormat()
  const { data, error, isPlaceholderData, refetch } = useQuery(alertsQuery(currentPage))
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable rows={5} columns={3} />
  if (data.count === 0) return <StateEmpty icon="bell" title={t('alerts.emptyTitle')} text={t('alerts.emptyText')} />
  return (
    <>
      <DataTable
        caption={t('alerts.title')}
        isStale={isPlaceholderData}
        rows={data.items}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('alerts.company'),
            render: ({ orderId, name, orderNumber }) => (
              <span className={classes.name}>
                <Link to="/international/orders/$id" params={{ id: orderId }}>
                  {name}
                </Link>
                <span className={classes.small}>{orderNumber}</span>
              </span>
            ),
          },
          {
            key: 'what',
            title: t('alerts.what'),
            render: ({ type, text }) => (
              <span className={classes.name}>
                {type}
                {text !== '' && <span className={classes.note}>{text}</span>}
              </span>
            ),
          },
          { key: 'date', title: t('alerts.date'), kind: 'number', render: ({ date }) => format.dateTime(date) },
        ]}
      />
      <Pager count={data.count} currentPage={currentPage} perPage={data.perPage} onPageChange={onPageChange} />
    </>
  )
}
