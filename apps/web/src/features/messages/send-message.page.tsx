import { Button, Textarea } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'
import { useSendMessage } from './messages.queries.ts'
import classes from './send-message.module.css'

const MESSAGE_MAX_LENGTH = 5000
const route = getRouteApi('/main/send-message')

/** A message to customer service. */
export function SendMessagePage() {
  const { t } = useTranslation('messages')
  const { t: tUi } = useTranslation('common-ui')
  const format = useFormat()
  const errorText = useErrorText()
  const { from } = route.useSearch()
  const [message, setMessage] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const sending = useSendMessage()
  const isEmpty = message.trim() === ''
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (isEmpty) return
    const body = { message: message.trim(), ...(from === undefined ? {} : { notification: from }) }
    sending.mutate(body, {
      onSuccess: ({ notification }) => {
        showSuccess(notification)
        setMessage('')
        setIsChecked(false)
      },
      onError: (error) => showError(errorText(error)),
    })
  }
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} />
      {sending.isSuccess ? (
        <Panel title={t('sent')}>
          <p className={classes.text} role="status">
            {sending.data.notification}
          </p>
          <div>
            <Button variant="default" onClick={() => sending.reset()}>
              {t('another')}
            </Button>
          </div>
        </Panel>
      ) : (
        <Panel title={t('message')}>
          <form onSubmit={submit} noValidate>
            <p className={classes.text}>{t('intro')}</p>
            <Textarea
              aria-label={t('message')}
              placeholder={t('placeholder')}
              name="message"
              rows={8}
              resize="vertical"
              maxLength={MESSAGE_MAX_LENGTH}
              value={message}
              error={isChecked && isEmpty ? tUi('validation.required', { value: t('message') }) : null}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <p className={classes.small}>
              {t('length', { used: format.number(message.length), limit: format.number(MESSAGE_MAX_LENGTH) })}
            </p>
            {from !== undefined && <p className={classes.small}>{t('fromPage', { path: from })}</p>}
            <div className={classes.end}>
              <Button type="submit" loading={sending.isPending}>
                {t('submit')}
              </Button>
            </div>
          </form>
        </Panel>
      )}
    </div>
  )
}
