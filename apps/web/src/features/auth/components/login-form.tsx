import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/http/api-error.ts'
import type { SecondStep } from '../../../shared/session/use-enter.ts'
import { useLogin } from '../auth.queries.ts'
import classes from '../../../shared/ui/auth-frame.module.css'
import { FormAlert } from './form-alert.tsx'
import { OfferAfterTrial } from './offer-after-trial.tsx'

function isTrialOver(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'trial.over'
}

type LoginFormProps = {
  redirect: string | undefined
  onForgot: () => void
  onSecondStep: (step: SecondStep) => void
}

/** User name and password; the button or Enter signs in. */
export function LoginForm({ redirect, onForgot, onSecondStep }: LoginFormProps) {
  const { t } = useTranslation('auth/page')
  const { t: tUi } = useTranslation('ui/page')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const login = useLogin(redirect, onSecondStep)
  const requiredError = (value: string, label: string): string | null =>
    isChecked && value === '' ? tUi('validation.required', { value: label }) : null
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (username.trim() !== '' && password !== '') login.mutate({ username: username.trim(), password })
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormAlert error={login.error} />
      {isTrialOver(login.error) && login.variables !== undefined && <OfferAfterTrial credentials={login.variables} />}
      <TextInput
        label={t('login.username')}
        name="username"
        type="email"
        autoComplete="username"
        autoFocus
        value={username}
        error={requiredError(username.trim(), t('login.username'))}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={requiredError(password, t('login.password'))}
        visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('login.showPassword') }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth loading={login.isPending}>
        {t('login.submit')}
      </Button>
      <div className={classes.formEnd}>
        <button type="button" className={classes.plainButton} onClick={onForgot}>
          {t('login.forgot')}
        </button>
      </div>
    </form>
  )
}
