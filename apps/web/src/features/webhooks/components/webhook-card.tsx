import type { Webhook } from '@merleg/contract/webhooks.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import classes from '../webhooks.module.css'
import { sendTest, useWebhookChange } from '../webhooks.queries.ts'
import { AttemptOutcome } from './attempt-outcome.tsx'
import { WebhookActions } from './webhook-actions.tsx'

type WebhookCardProps = {
  webhook: Webhook
  /** Its deliveries are shown. */
  isChosen: boolean
  onEdit: () => void
  onSecret: (secret: string) => void
  onShow: () => void
}

const ICONS = { active: 'check', paused: 'minus', gone: 'ban', failing: 'error' } as const

/** An address with its state, how it goes, and what can be done with it. */
export function WebhookCard({ webhook, isChosen, onEdit, onSecret, onShow }: WebhookCardProps) {
  const { t } = useTranslation('webhooks/page')
  const format = useFormat()
  const testing = useWebhookChange(sendTest)
  const { name, url, state, counts, deliveredAt, failingSince, formerSecretUntil, olderSecretsUntil } = webhook
  return (
    <Panel
      title={name}
      actions={
        <span className={classes[state]}>
          <Icon name={ICONS[state]} size={16} /> {t(`states.${state}`)}
        </span>
      }
    >
      <p className={classes.url}>{url}</p>
      {state !== 'active' && (
        <p className={classes.hint}>{t(`stateHints.${state}`, { at: format.dateTime(webhook.stateAt) })}</p>
      )}
      {state === 'active' && failingSince !== null && (
        <p className={classes.fault}>{t('failingSince', { at: format.dateTime(failingSince) })}</p>
      )}
      {formerSecretUntil !== null && (
        <p className={classes.hint}>{t('formerSecret', { at: format.dateTime(formerSecretUntil) })}</p>
      )}
      {olderSecretsUntil.map((until) => (
        <p key={until} className={classes.hint}>
          {t('olderSecret', { at: format.dateTime(until) })}
        </p>
      ))}
      <KeyValueList
        items={[
          {
            key: 'deliveredAt',
            label: t('deliveredAt'),
            value: deliveredAt === null ? t('notYet') : format.dateTime(deliveredAt),
          },
          {
            key: 'counts',
            label: t('counts'),
            value: t('countsValue', {
              delivered: format.number(counts.delivered),
              waiting: format.number(counts.waiting),
              failed: format.number(counts.failed),
            }),
          },
        ]}
      />
      <WebhookActions
        webhook={webhook}
        isChosen={isChosen}
        isTesting={testing.isPending}
        onTest={() => testing.mutate(webhook.id)}
        onEdit={onEdit}
        onSecret={onSecret}
        onShow={onShow}
      />
      <div role="status">
        {testing.data && (
          <div className={classes.result}>
            <strong>{t('testResult')}</strong>
            <AttemptOutcome attempt={testing.data.attempt} />
          </div>
        )}
      </div>
    </Panel>
  )
}
