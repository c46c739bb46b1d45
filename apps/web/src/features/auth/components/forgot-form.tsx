import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecoverPassword } from '../auth.queries.ts'
import classes from '../../../shared/ui/auth-frame.module.css'
import { FormAlert } from './form-alert.tsx'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Asks for the mail with the link for a new password; the server's answer goes to the message panel. */
export function ForgotForm({ onAnswer, onBack }: { onAnswer: (message: string) => void; onBack: () => void }) {
  const { t } = useTranslation('auth/page')
  const { t: tUi } = useTranslation('ui/page')
  const [email, setEmail] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const recover = useRecoverPassword()
  const isValid = EMAIL.test(email.trim())
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (isValid) recover.mutate(email.trim(), { onSuccess: ({ message }) => onAnswer(message) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className={classes.text}>{t('forgot.text')}</p>
      <FormAlert error={recover.error} />
      <TextInput
        label={t('forgot.email')}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        error={isChecked && !isValid ? tUi('validation.email') : null}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth loading={recover.isPending}>
        {t('forgot.submit')}
      </Button>
      <div className={classes.formEnd}>
        <button type="button" className={classes.plainButton} onClick={onBack}>
          {t('forgot.back')}
        </button>
      </div>
    </form>
  )
}
