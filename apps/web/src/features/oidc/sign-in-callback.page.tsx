import { profileSecurityPage } from '@merleg/contract/pages'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { takeKeptWay } from '../../shared/session/oidc-way.ts'
import { SecondStepForm } from '../../shared/session/second-step-form.tsx'
import { type SecondStep, useEnter } from '../../shared/session/use-enter.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import classes from '../../shared/ui/auth-frame.module.css'
import { finishLink, finishSignIn } from './oidc.queries.ts'
import { takeProviderReturn } from './provider-return.ts'

/** What became of the return, and where the way leads back to. */
type View = {
  state: 'working' | 'nothing' | 'refused' | 'secondStep'
  error?: unknown
  step?: SecondStep
  redirect?: string | undefined
  isLink?: boolean
}

/** Ends, once, what this tab began before it left for the provider. */
function useProviderReturn(): View {
  const [begun] = useState(() => ({ way: takeKeptWay(), returned: takeProviderReturn() }))
  const { way, returned } = begun
  const isLink = way?.purpose === 'link'
  const redirect = way?.redirect
  const [view, setView] = useState<View>({ state: way === null || returned === null ? 'nothing' : 'working', isLink })
  const enter = useEnter(redirect)
  const { history } = useRouter()
  useEffect(() => {
    if (way === null || returned === null) return
    const finish = async (): Promise<void> => {
      if (isLink) {
        await finishLink(way.key, returned)
        history.replace(profileSecurityPage())
        return
      }
      const answer = await finishSignIn(way.key, returned)
      if ('token' in answer) await enter(answer.token)
      else setView({ state: 'secondStep', step: answer.secondStep, redirect })
    }
    finish().catch((error: unknown) => setView({ state: 'refused', error, isLink }))
    // oxlint-disable-next-line react/exhaustive-deps -- what was begun is ended once
  }, [begun])
  return view
}

/** The way back from the provider: signed in, asked for the second step, linked, or refused with what to do. */
export function SignInCallbackPage() {
  const { t } = useTranslation('auth/page')
  const errorText = useErrorText()
  const { history } = useRouter()
  const { state, error, step, redirect, isLink = false } = useProviderReturn()
  if (step !== undefined) {
    return (
      <AuthFrame title={t('secondStep.title')}>
        <SecondStepForm step={step} redirect={redirect} onBack={() => history.replace('/login')} />
      </AuthFrame>
    )
  }
  const back = (
    <p className={classes.below}>
      {isLink ? <Link to="/profile-security">{t('callback.back')}</Link> : <Link to="/login">{t('forgot.back')}</Link>}
    </p>
  )
  return (
    <AuthFrame title={t('callback.title')} below={state === 'working' ? null : back}>
      {state === 'working' && (
        <p className={classes.text} role="status">
          {t('callback.working')}
        </p>
      )}
      {state === 'nothing' && <p className={classes.text}>{t('callback.nothing')}</p>}
      {state === 'refused' && (
        <p className={classes.alert} role="alert">
          {errorText(error)}
        </p>
      )}
    </AuthFrame>
  )
}
