import { TRIAL_DAYS } from '@merleg/domain/trial'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readSiteSettings } from '../../shared/session/site-settings.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import classes from '../../shared/ui/auth-frame.module.css'
import { TrialForm } from './components/trial-form.tsx'
import { useRequestTrial } from './trial.queries.ts'

/** Asking for a trial, without an account; where none are given, it says so. */
export function TrialPage() {
  const { t } = useTranslation('trial/page')
  const { trials = 'off' } = readSiteSettings()
  const asking = useRequestTrial()
  const toLogin = (
    <p className={classes.below}>
      <Link to="/login">{t('start.toLogin')}</Link>
    </p>
  )
  if (trials === 'off')
    return (
      <AuthFrame title={t('request.offTitle')} below={toLogin}>
        <p className={classes.text}>{t('request.off')}</p>
      </AuthFrame>
    )
  if (asking.isSuccess)
    return (
      <AuthFrame title={t('request.sentTitle')} below={toLogin}>
        <p className={classes.text} role="status">
          {asking.data.message} {t('request.noMail')}
        </p>
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('request.title', { days: TRIAL_DAYS })} below={toLogin}>
      <TrialForm asking={asking} />
    </AuthFrame>
  )
}
