import { Button, Textarea } from '@mantine/core'
import type { WholeAlert } from '@merleg/contract/alert'
import { ALERT_TEXT_MAX } from '@merleg/contract/alert-step'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useComment } from '../alerts.queries.ts'
import { COMMENT_FIELD } from '../act-on-inbox.ts'

/** A comment for the colleagues; Ctrl and Enter send it. */
export function CommentBox({ alert: { id, version } }: { alert: WholeAlert }) {
  const { t } = useTranslation('alerts/page')
  const [text, setText] = useState('')
  const commenting = useComment(id)
  const isEmpty = text.trim() === ''
  const send = (): void => {
    if (isEmpty || commenting.isPending) return
    commenting.mutate({ version, text: text.trim() }, { onSuccess: () => setText('') })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit}>
      <Textarea
        id={COMMENT_FIELD}
        size="xs"
        label={t('comment.label')}
        description={t('comment.hint')}
        rows={3}
        maxLength={ALERT_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <Button type="submit" variant="default" size="xs" mt="xs" disabled={isEmpty} loading={commenting.isPending}>
        {t('comment.send')}
      </Button>
    </form>
  )
}
