import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import classes from '../../shared/ui/auth-frame.module.css'
import { StartTrialForm } from './components/start-trial-form.tsx'
import { getTrialToken } from './trial-token.ts'
import { useStartTrial } from './trial.queries.ts'

/** The page behind the link of the mail: a password of one's own begins the trial. */
export function StartTrialPage() {
  const { t } = useTranslation('trial/page')
  const [token] = useState(getTrialToken)
  if (token !== null) return <StartTrial token={token} />
  return (
    <AuthFrame title={t('start.noTokenTitle')} below={<AskAgain />}>
      <p className={classes.text}>{t('start.noToken')}</p>
    </AuthFrame>
  )
}

function StartTrial({ token }: { token: string }) {
  const { t } = useTranslation('trial/page')
  const format = useFormat()
  const starting = useStartTrial(token)
  if (starting.isSuccess)
    return (
      <AuthFrame title={t('start.doneTitle')}>
        <div role="status">
          <p className={classes.text}>{starting.data.message}</p>
          <p className={classes.text}>{t('start.ends', { end: format.dateTime(starting.data.endsAt) })}</p>
        </div>
        <Button fullWidth mt="lg" renderRoot={(props) => <Link to="/login" {...props} />}>
          {t('start.toLogin')}
        </Button>
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('start.title')} below={<AskAgain />}>
      <StartTrialForm starting={starting} />
    </AuthFrame>
  )
}

function AskAgain() {
  const { t } = useTranslation('trial/page')
  return (
    <p className={classes.below}>
      <Link to="/trial">{t('start.again')}</Link>
    </p>
  )
}
