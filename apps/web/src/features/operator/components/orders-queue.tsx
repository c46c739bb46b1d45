import { Button, FileButton, Group } from '@mantine/core'
import { deliverOperatorOrder, handleOperatorOrder, type OperatorOrder } from '@merleg/contract/operator.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { call } from '../../../shared/http/call.ts'
import { upload } from '../../../shared/http/upload.ts'
import { useAct } from '../desk/use-act.ts'
import { ordersQuery } from '../operator.queries.ts'
import { ActDialog } from '../desk/act-dialog.tsx'
import { LongText } from '../desk/long-text.tsx'
import { OperatorTable } from '../desk/operator-table.tsx'

type Act = 'answered' | 'cancelled' | 'refunded' | 'delivered'

/** Documents of the register are sent by e-mail: here they are only marked. */
function listActs({ kind, state }: OperatorOrder): readonly Act[] {
  if (kind === 'register') return state === 'ordered' ? ['delivered', 'cancelled'] : []
  if (state === 'ordered') return ['answered', 'cancelled']
  return state === 'delivered' ? ['answered', 'refunded'] : ['answered']
}

/** Orders that somebody has to see to. */
export function OrdersQueue({ state }: { state: 'open' | 'all' }) {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const [handled, setHandled] = useState<OperatorOrder | null>(null)
  const list = useQuery(ordersQuery(state))
  const handling = useAct(({ orderNumber, act, text }: { orderNumber: string; act: Act; text: string }) =>
    call(handleOperatorOrder, { params: { orderNumber }, body: { act, text } }),
  )
  const delivering = useAct(({ orderNumber, file }: { orderNumber: string; file: File }) =>
    upload(deliverOperatorOrder, { params: { orderNumber }, file }),
  )
  return (
    <>
      <OperatorTable
        caption={t('views.orders')}
        list={list}
        getRowKey={({ number }) => number}
        emptyText={t('orders.empty')}
        columns={[
          { key: 'number', title: t('columns.number'), kind: 'identifier', render: ({ number }) => number },
          { key: 'what', title: t('columns.text'), render: ({ what }) => <LongText>{what}</LongText> },
          {
            key: 'who',
            title: t('columns.who'),
            render: ({ subscriber, orderedBy }) => <LongText>{`${subscriber}, ${orderedBy}`}</LongText>,
          },
          { key: 'at', title: t('columns.at'), render: ({ orderedAt }) => format.dateTime(orderedAt) },
          { key: 'deadline', title: t('orders.deadline'), render: ({ deadline }) => format.date(deadline) },
          { key: 'price', title: t('orders.price'), kind: 'number', render: ({ price }) => price },
          { key: 'state', title: t('columns.state'), render: (row) => t(`orders.states.${row.state}`) },
          {
            key: 'acts',
            title: t('columns.acts'),
            render: (row) => (
              <Group gap="xs">
                {row.kind === 'foreign' && row.state === 'ordered' && (
                  <FileButton
                    accept=".pdf,.docx,.xlsx,.zip"
                    onChange={(file) => file && delivering.mutate({ orderNumber: row.number, file })}
                  >
                    {(props) => (
                      <Button {...props} size="compact-sm" loading={delivering.isPending}>
                        {t('orders.deliver')}
                      </Button>
                    )}
                  </FileButton>
                )}
                {listActs(row).length > 0 && (
                  <Button size="compact-sm" variant="default" onClick={() => setHandled(row)}>
                    {t('acts.handle')}
                  </Button>
                )}
              </Group>
            ),
          },
        ]}
      />
      {handled !== null && (
        <ActDialog
          title={handled.number}
          choices={listActs(handled).map((value) => ({ value, label: t(`orders.acts.${value}`) }))}
          textLabel={t('act.answer')}
          textHint={t(handled.kind === 'foreign' ? 'act.mailed' : 'orders.marked')}
          isBusy={handling.isPending}
          onSubmit={({ choice, text }) =>
            handling.mutate({ orderNumber: handled.number, act: choice, text }, { onSuccess: () => setHandled(null) })
          }
          onClose={() => setHandled(null)}
        />
      )}
    </>
  )
}
