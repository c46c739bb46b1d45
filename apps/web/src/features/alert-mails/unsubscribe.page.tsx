import { Button } from '@mantine/core'
import { settingsPage } from '@merleg/contract/pages'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import classes from '../../shared/ui/auth-frame.module.css'
import { useUnsubscribe } from './alert-mails.queries.ts'

const route = getRouteApi('/monitoring/unsubscribe/$token')

/** Asks before it ends the mails of the monitoring: programs that look through mails open their links too. */
export function UnsubscribePage() {
  const { t } = useTranslation('alert-mails/page')
  const errorText = useErrorText()
  const { token } = route.useParams()
  const ending = useUnsubscribe(token)
  const settings = (
    <p className={classes.below}>
      <Link to={settingsPage()}>{t('unsubscribe.settings')}</Link>
    </p>
  )
  if (ending.isSuccess)
    return (
      <AuthFrame title={t('unsubscribe.doneTitle')} below={settings}>
        <p className={classes.text} role="status">
          {ending.data.message} {t('unsubscribe.doneText')}
        </p>
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('unsubscribe.title')} below={settings}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          ending.mutate()
        }}
      >
        <p className={classes.text}>{t('unsubscribe.text')}</p>
        {ending.error !== null && (
          <p role="alert" className={classes.alert}>
            {errorText(ending.error)}
          </p>
        )}
        <Button type="submit" fullWidth loading={ending.isPending}>
          {t('unsubscribe.submit')}
        </Button>
      </form>
    </AuthFrame>
  )
}
