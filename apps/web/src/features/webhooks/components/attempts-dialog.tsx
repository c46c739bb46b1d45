import { Modal } from '@mantine/core'
import type { WebhookDelivery } from '@merleg/contract/webhooks.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import classes from '../webhooks.module.css'
import { attemptsQuery } from '../webhooks.queries.ts'
import { AttemptOutcome } from './attempt-outcome.tsx'

type AttemptsDialogProps = { webhookId: string; delivery: WebhookDelivery; onClose: () => void }

/** Every attempt of a delivery, the newest first. */
export function AttemptsDialog({ webhookId, delivery, onClose }: AttemptsDialogProps) {
  const { t } = useTranslation(['webhooks/page', 'ui/page'])
  const { data, error, refetch } = useQuery(attemptsQuery(webhookId, delivery.id))
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('attempts')}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <p className={classes.url}>{delivery.messageId}</p>
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable rows={2} columns={2} />}
      {data?.results.length === 0 && <p className={classes.hint}>{t('notYet')}</p>}
      <ol className={classes.attempts}>
        {data?.results.map((attempt) => (
          <li key={attempt.id}>
            <AttemptOutcome attempt={attempt} />
          </li>
        ))}
      </ol>
    </Modal>
  )
}
