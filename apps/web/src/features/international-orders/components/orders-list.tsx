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
import { ordersQuery } from '../international-orders.queries.ts'
import { OrderState } from './order-state.tsx'
import { ReportDownload } from './report-download.tsx'
import { useEuro } from '../use-euro.ts'

type ListProps = { currentPage: number; onPageChange: (page: number) => void }

/** The subscriber's orders, the newest first, five a page. */
export function OrdersList({ currentPage, onPageChange }: ListProps) {
  const { t } = useTranslation('international-orders/page')
  const format = useFormat()
  const euro = useEuro()
  const { data, error, isPlaceholderData, refetch } = useQuery(ordersQuery(currentPage))
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable rows={5} columns={5} />
  if (data.count === 0) return <StateEmpty icon="foreign" title={t('orders.emptyTitle')} text={t('orders.emptyText')} />
  return (
    <>
      <DataTable
        caption={t('orders.title')}
        isStale={isPlaceholderData}
        rows={data.items}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('orders.company'),
            render: ({ id, companyId, name, type, orderNumber }) => (
              <span className={classes.name}>
                {companyId === null ? (
                  <Link to="/international/orders/$id" params={{ id }}>
                    {name}
                  </Link>
                ) : (
                  <Link to="/international/download/$id" params={{ id: companyId }}>
                    {name}
                  </Link>
                )}
                <span className={classes.small}>{companyId === null ? orderNumber : type}</span>
              </span>
            ),
          },
          { key: 'country', title: t('orders.country'), render: ({ countryName }) => countryName },
          { key: 'date', title: t('orders.date'), kind: 'number', render: ({ date }) => format.dateTime(date) },
          {
            key: 'price',
            title: t('orders.price'),
            kind: 'number',
            render: ({ price }) => euro(price),
          },
          { key: 'state', title: t('orders.state'), render: ({ state }) => <OrderState state={state} /> },
          {
            key: 'file',
            title: t('orders.file'),
            render: ({ file }) => (file === null ? '–' : <ReportDownload file={file} />),
          },
        ]}
      />
      <Pager count={data.count} currentPage={currentPage} perPage={data.perPage} onPageChange={onPageChange} />
    </>
  )
}
