import { Button, PasswordInput } from '@mantine/core'
import { PASSWORD_MIN_LENGTH } from '@merleg/contract/auth.contract'
import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormErrors } from '../../shared/http/use-form-errors.ts'
import { getRecoveryToken } from './address-secrets.ts'
import { useResetPassword } from './auth.queries.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import classes from '../../shared/ui/auth-frame.module.css'
import { FormAlert } from './components/form-alert.tsx'

const SHOWN_FIELDS = ['password', 'passwordConfirmation'] as const

function BackToLogin() {
  const { t } = useTranslation('auth/page')
  return (
    <p className={classes.below}>
      <Link to="/login">{t('forgot.back')}</Link>
    </p>
  )
}

/** The page behind the link of the recovery mail: a new password, twice. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth/page')
  const [token] = useState(getRecoveryToken)
  if (token !== null) return <ResetPasswordForm token={token} />
  return (
    <AuthFrame title={t('reset.noTokenTitle')} below={<BackToLogin />}>
      <p className={classes.text}>{t('reset.noToken')}</p>
    </AuthFrame>
  )
}

function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('auth/page')
  const { t: tUi } = useTranslation('ui/page')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const reset = useResetPassword(token)
  const refused = useFormErrors(SHOWN_FIELDS)(reset.error)
  const isTooShort = password.length < PASSWORD_MIN_LENGTH
  const isMismatch = password !== confirmation
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (!isTooShort && !isMismatch) reset.mutate({ password, passwordConfirmation: confirmation })
  }
  if (reset.isSuccess) {
    return (
      <AuthFrame title={t('reset.doneTitle')} below={<BackToLogin />}>
        <p className={classes.text} role="status">
          {reset.data.message}
        </p>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('reset.title')} below={<BackToLogin />}>
      <form onSubmit={submit} noValidate>
        <FormAlert error={refused.general} />
        <PasswordInput
          label={t('newPassword.label')}
          placeholder={t('newPassword.hint')}
          name="password"
          autoComplete="new-password"
          autoFocus
          value={password}
          error={isChecked && isTooShort ? tUi('validation.passwordTooShort') : refused.fields.password}
          visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('login.showPassword') }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('newPassword.confirmation')}
          name="passwordConfirmation"
          autoComplete="new-password"
          value={confirmation}
          error={isChecked && isMismatch ? tUi('validation.passwordMismatch') : refused.fields.passwordConfirmation}
          visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('login.showPassword') }}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
    </AuthFrame>
  )
}
