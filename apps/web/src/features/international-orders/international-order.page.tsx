import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { getInternationalOrder } from '@merleg/contract/international-orders.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { KeyValueList } from '../../shared/ui/key-value-list.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { OrderState } from './components/order-state.tsx'
import { ReportDownload } from './components/report-download.tsx'
import classes from './international-orders.module.css'
import { orderQuery } from './international-orders.queries.ts'
import { useEuro } from './use-euro.ts'

const route = getRouteApi('/main/international/orders/$id')

type Order = EndpointAnswer<typeof getInternationalOrder>

/** One order: what was ordered, its report, what was heard of it. */
export function InternationalOrderPage() {
  const { t } = useTranslation('international-orders/page')
  const { id } = route.useParams()
  const { data, error, refetch } = useQuery(orderQuery(id))
  const title = data === undefined ? t('order.title') : t('order.titleOf', { number: data.orderNumber })
  return (
    <div className={classes.page}>
      <PageHeading title={title} actions={<Link to="/international/orders">{t('order.back')}</Link>} />
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={8} />}
      {data !== undefined && (
        <>
          <OrderDetails order={data} />
          <OrderHistory order={data} />
        </>
      )}
    </div>
  )
}

function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation('international-orders/page')
  const format = useFormat()
  const euro = useEuro()
  const { file } = order
  return (
    <Panel title={t('order.details')} actions={file !== null && <ReportDownload file={file} />}>
      <KeyValueList
        items={[
          { key: 'state', label: t('orders.state'), value: <OrderState state={order.state} /> },
          { key: 'type', label: t('order.type'), value: order.type },
          { key: 'name', label: t('orders.company'), value: order.name },
          { key: 'country', label: t('orders.country'), value: order.countryName },
          { key: 'address', label: t('order.address'), value: order.address },
          { key: 'taxNumber', label: t('form.taxNumber'), value: order.taxNumber },
          { key: 'companyNumber', label: t('form.companyNumber'), value: order.companyNumber },
          { key: 'price', label: t('orders.price'), value: euro(order.price) },
          { key: 'date', label: t('orders.date'), value: format.dateTime(order.date) },
          { key: 'orderedBy', label: t('order.orderedBy'), value: order.orderedBy },
          {
            key: 'deadline',
            label: t('form.deadline'),
            value: order.deadline === null ? null : format.date(order.deadline),
          },
          { key: 'person', label: t('form.person'), value: order.person },
          { key: 'phone', label: t('form.phone'), value: order.phone },
          { key: 'email', label: t('form.email'), value: order.email },
          { key: 'comment', label: t('form.comment'), value: <span className={classes.lines}>{order.comment}</span> },
          {
            key: 'file',
            label: t('order.file'),
            value:
              file === null
                ? null
                : t('order.fileSize', { name: file.name, size: format.number(Math.ceil(file.bytes / 1024)) }),
          },
        ].filter(({ key }) => key !== 'comment' || order.comment !== '')}
      />
    </Panel>
  )
}

function OrderHistory({ order: { notices } }: { order: Order }) {
  const { t } = useTranslation('international-orders/page')
  const format = useFormat()
  return (
    <Panel title={t('order.history')}>
      {notices.length === 0 && <p className={classes.small}>{t('order.noNotices')}</p>}
      <ol className={classes.notices}>
        {notices.map(({ id, date, type, text }) => (
          <li key={id}>
            <span className={classes.small}>{format.dateTime(date)}</span>
            <span>{type}</span>
            {text !== '' && <p className={classes.lines}>{text}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
