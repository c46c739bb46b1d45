import { Button } from '@mantine/core'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSiteSettings } from '../../shared/session/site-settings.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import classes from '../../shared/ui/auth-frame.module.css'
import { ForgotForm } from './components/forgot-form.tsx'
import { LoginForm } from './components/login-form.tsx'

const route = getRouteApi('/login')

/** The states of the page (spec part 1 §4 "Login view"). */
type View = { state: 'login' } | { state: 'forgotPassword' } | { state: 'message'; message: string }

/** Login, forgotten password, and the server's message with the way back. */
export function LoginPage() {
  const { t } = useTranslation('auth/page')
  const { redirect } = route.useSearch()
  const { registrationUrl } = readSiteSettings()
  const [view, setView] = useState<View>({ state: 'login' })
  const hasExpired = useLocation({ select: ({ state }) => state.hasExpired === true })
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
  const register = registrationUrl !== undefined && (
    <p className={classes.below}>
      {t('login.noAccount')} <a href={registrationUrl}>{t('login.register')}</a>
    </p>
  )
  return (
    <AuthFrame title={t('login.title')} below={register}>
      {hasExpired && (
        <p className={classes.text} role="status">
          {t('login.expired')}
        </p>
      )}
      <LoginForm redirect={redirect} onForgot={() => setView({ state: 'forgotPassword' })} />
    </AuthFrame>
  )
}
