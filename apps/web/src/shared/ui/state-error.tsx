import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ApiError, isPassing } from '../http/api-error.ts'
import { correlationIdOf } from '../http/report-refusal.ts'
import { useErrorText } from '../http/use-error-text.ts'
import { Icon } from './icon.tsx'
import classes from './state.module.css'

type StateErrorProps = { error: unknown; onRetry?: (() => void) | undefined; title?: string | undefined }

/** Something could not be loaded: says what, and offers to try again where that can help. */
export function StateError({ error, onRetry, title }: StateErrorProps) {
  const { t } = useTranslation('ui/page')
  const errorText = useErrorText()
  const canPass = !(error instanceof ApiError) || isPassing(error) || error.code === 'unexpected'
  const correlationId = correlationIdOf(error)
  return (
    <div className={`${classes.state} ${classes.error}`} role="alert">
      <Icon name="error" size={28} className={classes.icon} />
      <p className={classes.title}>{title ?? t(canPass ? 'states.errorTitle' : 'states.refusedTitle')}</p>
      <p className={classes.text}>{errorText(error)}</p>
      {correlationId !== undefined && (
        <p className={classes.small}>{t('states.correlationId', { id: correlationId })}</p>
      )}
      {onRetry && canPass && (
        <Button className={classes.action} variant="default" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      )}
    </div>
  )
}
