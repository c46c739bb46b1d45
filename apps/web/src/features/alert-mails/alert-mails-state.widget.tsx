import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'
import classes from './alert-mails.module.css'
import { alertMailStateQuery, useResumeAlertMails } from './alert-mails.queries.ts'

/** Says to where mails of the monitoring go, or why none go any more; beside the settings that choose them. */
export function AlertMailsState() {
  const { t } = useTranslation('alert-mails/page')
  const { t: tUi } = useTranslation('ui/page')
  const errorText = useErrorText()
  const format = useFormat()
  const { data, error, refetch } = useQuery(alertMailStateQuery())
  const resuming = useResumeAlertMails()
  if (error !== null)
    return (
      <p className={classes.state} role="alert">
        {t('state.unknown')}
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {tUi('actions.retry')}
        </Button>
      </p>
    )
  if (data === undefined) return null
  if (data.isDemo) return <p className={classes.state}>{t('state.demo')}</p>
  if (data.stoppedAt === null) return <p className={classes.lead}>{t('state.address', { address: data.address })}</p>
  const resume = (): void =>
    resuming.mutate(undefined, {
      onSuccess: ({ message }) => showSuccess(message),
      onError: (problem) => showError(errorText(problem)),
    })
  return (
    <div className={classes.state} data-tone="bad" role="status">
      <span>{t('state.stopped', { address: data.address, moment: format.dateTime(data.stoppedAt) })}</span>
      <Button variant="default" size="compact-sm" loading={resuming.isPending} onClick={resume}>
        {t('state.resume')}
      </Button>
    </div>
  )
}
