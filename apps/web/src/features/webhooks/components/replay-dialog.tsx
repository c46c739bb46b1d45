import { Button, Group, Modal, NumberInput } from '@mantine/core'
import type { Webhook } from '@merleg/contract/webhooks.contract'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import classes from '../webhooks.module.css'
import { replayRange, useWebhookChange } from '../webhooks.queries.ts'

/** Alerts of a range of positions, or all after one, are sent once more. */
export function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation(['webhooks/page', 'ui/page'])
  const errorText = useErrorText()
  const [after, setAfter] = useState<number | string>('')
  const [upTo, setUpTo] = useState<number | string>('')
  const [isChecked, setIsChecked] = useState(false)
  const replaying = useWebhookChange(replayRange, { isQuiet: true })
  const isMissing = typeof after !== 'number'
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (typeof after !== 'number') return
    const range = { id: webhook.id, after, ...(typeof upTo === 'number' ? { upTo } : {}) }
    replaying.mutate(range, { onSuccess: onClose })
  }
  const field = { min: 0, allowDecimal: false, allowNegative: false, hideControls: true, max: Number.MAX_SAFE_INTEGER }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('replayTitle', { name: webhook.name })}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <p className={classes.hint}>{t('replayText', { position: webhook.position })}</p>
        <NumberInput
          data-autofocus
          {...field}
          label={t('after')}
          required
          value={after}
          error={isChecked && isMissing ? t('afterRequired') : undefined}
          onChange={setAfter}
        />
        <NumberInput mt="sm" {...field} label={t('upTo')} description={t('upToHint')} value={upTo} onChange={setUpTo} />
        {replaying.error !== null && (
          <p role="alert" className={classes.fault}>
            {errorText(replaying.error)}
          </p>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
          <Button type="submit" loading={replaying.isPending}>
            {t('replay')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
