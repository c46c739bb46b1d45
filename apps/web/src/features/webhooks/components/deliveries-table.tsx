import { ActionIcon } from '@mantine/core'
import type { Webhook, WebhookDelivery } from '@merleg/contract/webhooks.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../webhooks.module.css'
import { replayDelivery, useWebhookChange } from '../webhooks.queries.ts'

type DeliveriesTableProps = {
  webhook: Webhook
  rows: readonly WebhookDelivery[]
  isStale: boolean
  onOpen: (delivery: WebhookDelivery) => void
}

const LOOKS = {
  waiting: { icon: 'history', className: classes.paused },
  delivered: { icon: 'check', className: classes.active },
  failed: { icon: 'error', className: classes.failing },
} as const

/** Deliveries with how the last attempt went, each to be opened and sent again. */
export function DeliveriesTable({ webhook, rows, isStale, onOpen }: DeliveriesTableProps) {
  const { t } = useTranslation('webhooks/page')
  const format = useFormat()
  const replaying = useWebhookChange(replayDelivery)
  const nameOf = ({ position }: WebhookDelivery) => (position === null ? t('testDelivery') : t('alert', { position }))
  return (
    <DataTable
      caption={t('deliveriesOf', { name: webhook.name })}
      isStale={isStale}
      rows={rows}
      getRowKey={({ id }) => id}
      columns={[
        {
          key: 'alert',
          title: t('delivery'),
          render: (row) => (
            <span className={classes.stack}>
              {nameOf(row)}
              <span className={classes.small}>{row.messageId}</span>
            </span>
          ),
        },
        {
          key: 'state',
          title: t('state'),
          render: (row) => (
            <span className={classes.stack}>
              <span className={LOOKS[row.state].className}>
                <Icon name={LOOKS[row.state].icon} size={16} /> {t(`deliveryStates.${row.state}`)}
              </span>
              {row.dueAt !== null && row.attemptCount > 0 && (
                <span className={classes.small}>{t('nextAt', { at: format.dateTime(row.dueAt) })}</span>
              )}
            </span>
          ),
        },
        { key: 'queuedAt', title: t('queuedAt'), kind: 'number', render: (row) => format.dateTime(row.queuedAt) },
        { key: 'attempts', title: t('attempts'), kind: 'number', render: (row) => format.number(row.attemptCount) },
        { key: 'last', title: t('lastAttempt'), render: (row) => row.lastAttempt?.text ?? t('notYet') },
        {
          key: 'actions',
          title: <span className="visually-hidden">{t('actions')}</span>,
          kind: 'aside',
          render: (row) => (
            <span className={classes.actions}>
              <ActionIcon variant="subtle" aria-label={t('openOf', { name: nameOf(row) })} onClick={() => onOpen(row)}>
                <Icon name="info" />
              </ActionIcon>
              {row.position !== null && (
                <ActionIcon
                  variant="subtle"
                  aria-label={t('replayOf', { name: nameOf(row) })}
                  disabled={replaying.isPending || (row.state === 'waiting' && row.attemptCount === 0)}
                  onClick={() => replaying.mutate({ id: webhook.id, deliveryId: row.id })}
                >
                  <Icon name="history" />
                </ActionIcon>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}
