import { Button, Textarea } from '@mantine/core'
import { MESSAGE_MAX_LENGTH } from '@merleg/contract/requests.contract'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { readDraft, writeDraft } from '../../../shared/storage/session-draft.ts'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'
import type { useSendMessage } from '../requests.queries.ts'
import classes from '../send-message.module.css'

const DRAFT = { key: 'message' }

type MessageFormProps = { from: string | undefined; sending: ReturnType<typeof useSendMessage> }

/** The text of a message; what is typed is kept until it is sent, over a failure, a reload or a new login. */
export function MessageForm({ from, sending }: MessageFormProps) {
  const { t } = useTranslation('requests/page')
  const { t: tUi } = useTranslation('ui/page')
  const format = useFormat()
  const errorText = useErrorText()
  const [message, setMessage] = useState(() => readDraft(DRAFT, z.string(), ''))
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { length } = message.trim()
  const over = length - MESSAGE_MAX_LENGTH
  const limit = format.number(MESSAGE_MAX_LENGTH)
  const type = (text: string): void => {
    setMessage(text)
    writeDraft(DRAFT, text === '' ? undefined : text)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (length === 0 || over > 0) {
      field.current?.focus()
      return
    }
    if (sending.isPending) return
    sending.mutate(
      { message: message.trim(), ...(from === undefined ? {} : { notification: from }) },
      {
        onSuccess: ({ notification }) => {
          showSuccess(notification)
          type('')
          setIsChecked(false)
        },
        onError: (error) => showError(errorText(error)),
      },
    )
  }
  const empty = isChecked && length === 0 ? tUi('validation.required', { value: t('message.label') }) : null
  return (
    <form onSubmit={submit} noValidate>
      <p className={classes.text}>{t('message.intro')}</p>
      <Textarea
        ref={field}
        aria-label={t('message.label')}
        description={t('message.length', { used: format.number(length), limit })}
        inputWrapperOrder={['input', 'description', 'error']}
        placeholder={t('message.placeholder')}
        name="message"
        rows={8}
        resize="vertical"
        value={message}
        error={over > 0 ? t('message.tooLong', { limit, over: format.number(over) }) : empty}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {from !== undefined && <p className={classes.small}>{t('message.fromPage', { path: from })}</p>}
      <div className={classes.end}>
        <Button type="submit" loading={sending.isPending}>
          {t('message.submit')}
        </Button>
      </div>
    </form>
  )
}
