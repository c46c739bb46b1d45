import type { WebhookAttempt } from '@merleg/contract/webhooks.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../webhooks.module.css'

/** How an attempt went: when, how long it took, and how the answer began, as text. */
export function AttemptOutcome({ attempt }: { attempt: WebhookAttempt }) {
  const { t } = useTranslation('webhooks/page')
  const format = useFormat()
  const { isTaken, text, attemptedAt, durationMs, answer } = attempt
  return (
    <div className={classes.attempt}>
      <span className={isTaken ? classes.active : classes.failing}>
        <Icon name={isTaken ? 'check' : 'error'} size={16} /> {text}
      </span>
      <span className={classes.small}>
        {t('attemptedAt', { at: format.dateTime(attemptedAt), ms: format.number(durationMs) })}
      </span>
      {answer !== '' && <span className={classes.small}>{t('answer')}</span>}
      {answer !== '' && <pre className={classes.answer}>{answer}</pre>}
    </div>
  )
}
