import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type Webhook, WEBHOOK_NAME_MAX_LENGTH, WEBHOOK_URL_MAX_LENGTH } from '@merleg/contract/webhooks.contract'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/http/api-error.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import classes from '../webhooks.module.css'
import { createWebhook, saveWebhook, useNewestWebhook, useWebhookChange } from '../webhooks.queries.ts'

type WebhookDialogProps = {
  /** Null: a new one is added. */
  webhook: Webhook | null
  onSecret: (secret: string) => void
  onClose: () => void
}

/** Name and address of where alerts are sent. Whoever was shown what a colleague wrote meanwhile writes over that. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const { t } = useTranslation(['webhooks/page', 'ui/page'])
  const [loaded, setLoaded] = useState(webhook)
  const [isOvertaken, setIsOvertaken] = useState(false)
  const [name, setName] = useState(loaded?.name ?? '')
  const [url, setUrl] = useState(loaded?.url ?? 'https://')
  const [isChecked, setIsChecked] = useState(false)
  const adding = useWebhookChange(createWebhook, { isQuiet: true })
  const saving = useWebhookChange(saveWebhook, { isQuiet: true })
  const findNewest = useNewestWebhook()
  const errorText = useErrorText()
  const { fields, general } = useFormErrors(['name', 'url'])(adding.error ?? saving.error)
  const isNameMissing = isChecked && name.trim() === ''
  const isUrlMissing = isChecked && /^(https:\/\/)?$/.test(url.trim())
  const tellStored = (field: keyof Typed, typed: string): string | undefined =>
    isOvertaken && loaded !== null && typed.trim() !== loaded[field]
      ? t('savedNow', { value: loaded[field] })
      : undefined
  const seeNewest = async (before: Webhook): Promise<void> => {
    const newest = await findNewest(before.id)
    if (newest === undefined) return
    // What was left as it was read is not written over what a colleague has put there.
    setName((typed) => (typed.trim() === before.name ? newest.name : typed))
    setUrl((typed) => (typed.trim() === before.url ? newest.url : typed))
    setLoaded(newest)
    setIsOvertaken(true)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    const typed = { name: name.trim(), url: url.trim() }
    if (typed.name === '' || /^(https:\/\/)?$/.test(typed.url)) return
    if (loaded) {
      const edited = findEdited(loaded, typed)
      if (Object.keys(edited).length === 0) return onClose()
      const change = { id: loaded.id, ...edited, seen: findEdited(typed, loaded) }
      return saving.mutate(change, {
        onSuccess: onClose,
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'webhook.changed') void seeNewest(loaded)
        },
      })
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
          error={isNameMissing ? t('nameRequired') : (fields.name ?? tellStored('name', name))}
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
          error={isUrlMissing ? t('urlRequired') : (fields.url ?? tellStored('url', url))}
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

/** What was changed here, as it is now; the other way round, as it was. What a colleague changes beside it stays. */
function findEdited(before: Typed, { name, url }: Typed) {
  return { ...(name === before.name ? {} : { name }), ...(url === before.url ? {} : { url }) }
}
