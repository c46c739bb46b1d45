import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type Webhook, WEBHOOK_NAME_MAX_LENGTH, WEBHOOK_URL_MAX_LENGTH } from '@merleg/contract/webhooks.contract'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import classes from '../webhooks.module.css'
import { createWebhook, saveWebhook, useWebhookChange } from '../webhooks.queries.ts'

type WebhookDialogProps = {
  /** Null: a new one is added. */
  webhook: Webhook | null
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Name and address of where alerts are sent. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const { t } = useTranslation(['webhooks/page', 'ui/page'])
  const [loaded] = useState(webhook)
  const [name, setName] = useState(loaded?.name ?? '')
  const [url, setUrl] = useState(loaded?.url ?? 'https://')
  const [isChecked, setIsChecked] = useState(false)
  const adding = useWebhookChange(createWebhook, { isQuiet: true })
  const saving = useWebhookChange(saveWebhook, { isQuiet: true })
  const errorText = useErrorText()
  const { fields, general } = useFormErrors(['name', 'url'])(adding.error ?? saving.error)
  const isNameMissing = isChecked && name.trim() === ''
  const isUrlMissing = isChecked && /^(https:\/\/)?$/.test(url.trim())
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    const typed = { name: name.trim(), url: url.trim() }
    if (typed.name === '' || /^(https:\/\/)?$/.test(typed.url)) return
    if (loaded) {
      const edited = findEdited(loaded, typed)
      if (Object.keys(edited).length === 0) return onClose()
      return saving.mutate({ id: loaded.id, ...edited }, { onSuccess: onClose })
    }
    adding.mutate(typed, {
      onSuccess: ({ secret }) => {
        onClose()
        onSecret(secret)
      },
    })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(loaded ? 'edit' : 'add')}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={t('name')}
          required
          maxLength={WEBHOOK_NAME_MAX_LENGTH}
          value={name}
          error={isNameMissing ? t('nameRequired') : fields.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          mt="sm"
          type="url"
          inputMode="url"
          label={t('url')}
          description={t('urlHint')}
          required
          maxLength={WEBHOOK_URL_MAX_LENGTH}
          value={url}
          error={isUrlMissing ? t('urlRequired') : fields.url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        {general !== null && (
          <p role="alert" className={classes.fault}>
            {errorText(general)}
          </p>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending || saving.isPending}>
            {t('ui/page:actions.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

type Typed = Pick<Webhook, 'name' | 'url'>

/** What was changed here: what a colleague changes meanwhile stays. */
function findEdited(loaded: Typed, { name, url }: Typed) {
  return { ...(name === loaded.name ? {} : { name }), ...(url === loaded.url ? {} : { url }) }
}
