import { Button, PasswordInput, TextInput } from '@mantine/core'
import { PASSWORD_MIN_LENGTH } from '@merleg/contract/auth.contract'
import { INVITED_NAME_MAX_LENGTH } from '@merleg/contract/invitations.contract'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import classes from '../../../shared/ui/auth-frame.module.css'
import type { useAcceptInvitation } from '../invitations.queries.ts'

const SHOWN_FIELDS = ['name', 'password', 'passwordConfirmation'] as const

/** The name and the password of the new account. */
export function JoinForm({ accepting }: { accepting: ReturnType<typeof useAcceptInvitation> }) {
  const { t } = useTranslation('invitations/page')
  const { t: tAuth } = useTranslation('auth/page')
  const { t: tUi } = useTranslation('ui/page')
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const refused = useFormErrors(SHOWN_FIELDS)(accepting.error)
  const isTooShort = password.length < PASSWORD_MIN_LENGTH
  const isMismatch = password !== confirmation
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    const first = name.trim() === '' ? 'name' : isTooShort ? 'password' : isMismatch ? 'passwordConfirmation' : null
    if (first !== null) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else if (!accepting.isPending) accepting.mutate({ name: name.trim(), password, passwordConfirmation: confirmation })
  }
  return (
    <form onSubmit={submit} noValidate>
      {refused.general !== null && (
        <p role="alert" className={classes.alert}>
          {errorText(refused.general)}
        </p>
      )}
      <TextInput
        label={t('name')}
        name="name"
        autoComplete="name"
        autoFocus
        maxLength={INVITED_NAME_MAX_LENGTH}
        value={name}
        error={isChecked && name.trim() === '' ? t('nameRequired') : refused.fields.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasswordInput
        label={tAuth('login.password')}
        placeholder={tAuth('newPassword.hint')}
        name="password"
        autoComplete="new-password"
        value={password}
        error={isChecked && isTooShort ? tUi('validation.passwordTooShort') : refused.fields.password}
        visibilityToggleButtonProps={{ 'aria-label': tAuth('login.showPassword') }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('confirmation')}
        name="passwordConfirmation"
        autoComplete="new-password"
        value={confirmation}
        error={isChecked && isMismatch ? tUi('validation.passwordMismatch') : refused.fields.passwordConfirmation}
        visibilityToggleButtonProps={{ 'aria-label': tAuth('login.showPassword') }}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth loading={accepting.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
