import { Button } from '@mantine/core'
import { TRIAL_DAYS } from '@merleg/domain/trial'
import { getRouteApi, type HistoryState, Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSiteSettings } from '../../shared/session/site-settings.ts'
import type { SecondStep } from '../../shared/session/use-enter.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import classes from '../../shared/ui/auth-frame.module.css'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { ForgotForm } from './components/forgot-form.tsx'
import { LoginForm } from './components/login-form.tsx'
import { OtherWays } from './components/other-ways.tsx'

const route = getRouteApi('/login')

// Who has no second factor opens the page for less.
const SecondStepForm = lazy(async () => ({
  default: (await import('../../shared/session/second-step-form.tsx')).SecondStepForm,
}))

/** The states of the page (spec part 1 §4 "Login view"). */
type View =
  | { state: 'login' }
  | { state: 'secondStep'; step: SecondStep }
  | { state: 'forgotPassword' }
  | { state: 'message'; message: string }

/** Why the session that was is none any more; null where nothing is known of one. */
function findEnd({ hasExpired, isTrialOver }: HistoryState): 'expired' | 'trialOver' | null {
  if (isTrialOver === true) return 'trialOver'
  return hasExpired === true ? 'expired' : null
}

/** Login, forgotten password, and the server's message with the way back. */
export function LoginPage() {
  const { t } = useTranslation('auth/page')
  const { redirect } = route.useSearch()
  const { registrationUrl, trials = 'off' } = readSiteSettings()
  const [view, setView] = useState<View>({ state: 'login' })
  const ended = useLocation({ select: ({ state }) => findEnd(state) })
  const backToLogin = (): void => setView({ state: 'login' })
  if (view.state === 'message') {
    return (
      <AuthFrame title={t('message.title')}>
        <p className={classes.text} role="status">
          {view.message}
        </p>
        <Button variant="default" fullWidth mt="lg" onClick={backToLogin}>
          {t('forgot.back')}
        </Button>
      </AuthFrame>
    )
  }
  if (view.state === 'forgotPassword') {
    return (
      <AuthFrame title={t('forgot.title')}>
        <ForgotForm onAnswer={(message) => setView({ state: 'message', message })} onBack={backToLogin} />
      </AuthFrame>
    )
  }
  if (view.state === 'secondStep') {
    return (
      <AuthFrame title={t('secondStep.title')}>
        <Suspense fallback={<SkeletonPanel rows={3} />}>
          <SecondStepForm step={view.step} redirect={redirect} onBack={backToLogin} />
        </Suspense>
      </AuthFrame>
    )
  }
  const register = (
    <>
      {registrationUrl !== undefined && (
        <p className={classes.below}>
          {t('login.noAccount')} <a href={registrationUrl}>{t('login.register')}</a>
        </p>
      )}
      {trials !== 'off' && (
        <p className={classes.below}>
          <Link to="/trial">{t('login.trial', { days: TRIAL_DAYS })}</Link>
        </p>
      )}
    </>
  )
  return (
    <AuthFrame title={t('login.title')} below={register}>
      {ended !== null && (
        <p className={classes.text} role="status">
          {t(`login.${ended}`)}
        </p>
      )}
      <LoginForm
        redirect={redirect}
        onForgot={() => setView({ state: 'forgotPassword' })}
        onSecondStep={(step) => setView({ state: 'secondStep', step })}
      />
      <OtherWays redirect={redirect} />
    </AuthFrame>
  )
}
