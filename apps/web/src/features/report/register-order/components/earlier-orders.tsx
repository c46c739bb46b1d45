import type { PlacedOrder } from '@merleg/contract/report/register-order.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { DataTable } from '../../../../shared/ui/data-table.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'

/** What the subscriber's users have ordered of this company, at the prices of then. */
export function EarlierOrders({ orders }: { orders: readonly PlacedOrder[] }) {
  const { t } = useTranslation('report/register-order/page')
  const format = useFormat()
  return (
    <Panel title={t('earlier.title')}>
      <DataTable
        caption={t('earlier.title')}
        rows={orders}
        getRowKey={(order) => order.orderNumber}
        columns={[
          {
            key: 'number',
            title: t('earlier.number'),
            kind: 'identifier',
            render: (order) => order.orderNumber,
          },
          { key: 'date', title: t('earlier.date'), render: (order) => format.dateTime(order.orderedAt) },
          {
            key: 'documents',
            title: t('earlier.documents'),
            render: (order) => order.lines.map(({ value }) => value).join('; '),
          },
          { key: 'by', title: t('earlier.by'), render: (order) => order.orderedBy },
          {
            key: 'total',
            title: t('earlier.total'),
            kind: 'number',
            render: (order) => format.number(order.total),
          },
        ]}
      />
    </Panel>
  )
}
