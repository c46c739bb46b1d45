import { Button, Checkbox } from '@mantine/core'
import type { Webhook } from '@merleg/contract/webhooks.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import classes from '../webhooks.module.css'
import { removeWebhook, rotateSecret, setWebhookActive, useWebhookChange } from '../webhooks.queries.ts'
import { ReplayDialog } from './replay-dialog.tsx'

type WebhookActionsProps = {
  webhook: Webhook
  isChosen: boolean
  isTesting: boolean
  onTest: () => void
  onEdit: () => void
  onSecret: (secret: string) => void
  onShow: () => void
}

/** What can be done with an address; what cannot be taken back is asked first. */
export function WebhookActions(props: WebhookActionsProps) {
  const { webhook, isChosen, isTesting, onTest, onEdit, onSecret, onShow } = props
  const { t } = useTranslation(['webhooks/page', 'ui/page'])
  const [asked, setAsked] = useState<'delete' | 'rotate' | 'pause' | 'replay' | null>(null)
  const [endFormer, setEndFormer] = useState(false)
  const close = (): void => setAsked(null)
  // Another one may have been asked while it was done.
  const closeOf = (done: 'delete' | 'rotate' | 'pause') => (): void =>
    setAsked((current) => (current === done ? null : current))
  const switching = useWebhookChange(setWebhookActive)
  const removing = useWebhookChange(removeWebhook)
  const rotating = useWebhookChange(rotateSecret)
  const { id, name, state } = webhook
  const confirm = {
    delete: () => removing.mutate(id, { onSuccess: closeOf('delete') }),
    pause: () => switching.mutate({ id, isActive: false }, { onSuccess: closeOf('pause') }),
    rotate: () =>
      rotating.mutate(
        { id, endFormer },
        {
          onSuccess: ({ secret }) => {
            closeOf('rotate')()
            onSecret(secret)
          },
        },
      ),
  }
  const isBusy = { delete: removing.isPending, pause: switching.isPending, rotate: rotating.isPending }
  const button = (label: string, onClick: () => void, isLoading = false) => (
    <Button variant="default" size="xs" loading={isLoading} aria-label={`${name}: ${label}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        size="xs"
        aria-expanded={isChosen}
        aria-label={`${name}: ${t('deliveries')}`}
        onClick={onShow}
      >
        {t('deliveries')}
      </Button>
      {button(t('test'), onTest, isTesting)}
      {button(t('edit'), onEdit)}
      {state === 'active'
        ? button(t('pause'), () => setAsked('pause'))
        : button(t('resume'), () => switching.mutate({ id, isActive: true }), switching.isPending)}
      {button(t('replay'), () => setAsked('replay'))}
      {button(t('rotate'), () => {
        setEndFormer(false)
        setAsked('rotate')
      })}
      {button(t('delete'), () => setAsked('delete'))}
      {asked === 'replay' && <ReplayDialog webhook={webhook} onClose={close} />}
      {asked !== null && asked !== 'replay' && (
        <ConfirmDialog
          isOpen
          title={t(`confirm.${asked}.title`, { name })}
          confirmLabel={t(asked)}
          isBusy={isBusy[asked]}
          onConfirm={confirm[asked]}
          onClose={close}
        >
          {t(`confirm.${asked}.text`)}
          {asked === 'rotate' && (
            <Checkbox
              mt="md"
              label={t('confirm.rotate.atOnce')}
              checked={endFormer}
              onChange={(event) => setEndFormer(event.currentTarget.checked)}
            />
          )}
        </ConfirmDialog>
      )}
    </div>
  )
}
