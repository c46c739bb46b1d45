import { Button, PasswordInput } from '@mantine/core'
import { PASSWORD_MIN_LENGTH } from '@merleg/contract/auth.contract'
import { TRIAL_DAYS } from '@merleg/domain/trial'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import classes from '../../../shared/ui/auth-frame.module.css'
import type { useStartTrial } from '../trial.queries.ts'

const SHOWN_FIELDS = ['password', 'passwordConfirmation'] as const

/** The password of the new account, twice. */
export function StartTrialForm({ starting }: { starting: ReturnType<typeof useStartTrial> }) {
  const { t } = useTranslation('trial/page')
  const { t: tAuth } = useTranslation('auth/page')
  const { t: tUi } = useTranslation('ui/page')
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const refused = useFormErrors(SHOWN_FIELDS)(starting.error)
  const isTooShort = password.length < PASSWORD_MIN_LENGTH
  const isMismatch = password !== confirmation
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    const first = isTooShort ? 'password' : isMismatch ? 'passwordConfirmation' : null
    if (first !== null) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else if (!starting.isPending) starting.mutate({ password, passwordConfirmation: confirmation })
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className={classes.text}>{t('start.text', { days: TRIAL_DAYS })}</p>
      {refused.general !== null && (
        <p role="alert" className={classes.alert}>
          {errorText(refused.general)}
        </p>
      )}
      <PasswordInput
        label={tAuth('login.password')}
        placeholder={tAuth('newPassword.hint')}
        name="password"
        autoComplete="new-password"
        autoFocus
        value={password}
        error={isChecked && isTooShort ? tUi('validation.passwordTooShort') : refused.fields.password}
        visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': tAuth('login.showPassword') }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('start.confirmation')}
        name="passwordConfirmation"
        autoComplete="new-password"
        value={confirmation}
        error={isChecked && isMismatch ? tUi('validation.passwordMismatch') : refused.fields.passwordConfirmation}
        visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': tAuth('login.showPassword') }}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth loading={starting.isPending}>
        {t('start.submit')}
      </Button>
    </form>
  )
}
