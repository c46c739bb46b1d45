import { Button, PasswordInput, TextInput } from '@mantine/core'
import { PASSWORD_MIN_LENGTH } from '@merleg/contract/auth.contract'
import type { Profile } from '@merleg/contract/profile.contract'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useConfirmation } from '../../../shared/confirmation/use-confirmation.tsx'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import { readDraft, writeDraft } from '../../../shared/storage/session-draft.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'
import classes from '../profile-edit.module.css'
import { useUpdateProfile } from '../profile.queries.ts'

type Fields = { name: string; phone: string; currentPassword: string; password: string; passwordConfirmation: string }
type Faults = { [Field in keyof Fields]?: string }

const SHOWN_FIELDS = ['name', 'phone', 'currentPassword', 'password', 'passwordConfirmation'] as const
const Draft = z.object({ name: z.string().optional(), phone: z.string().optional() })
const NO_PASSWORDS = { currentPassword: '', password: '', passwordConfirmation: '' }

function useValidation(): (fields: Fields) => Faults {
  const { t } = useTranslation('profile/page')
  const { t: tUi } = useTranslation('ui/page')
  return (fields) => {
    const errors: Faults = {}
    if (fields.name.trim() === '') errors.name = tUi('validation.required', { value: t('name') })
    const isChanging = fields.password !== '' || fields.passwordConfirmation !== ''
    if (isChanging && fields.currentPassword === '')
      errors.currentPassword = tUi('validation.required', { value: t('currentPassword') })
    if (isChanging && fields.password.length < PASSWORD_MIN_LENGTH) errors.password = tUi('validation.passwordTooShort')
    if (fields.password !== fields.passwordConfirmation)
      errors.passwordConfirmation = tUi('validation.passwordMismatch')
    return errors
  }
}

/**
 * The fields of the profile; the password changes only when a new one is given, with the current one. Name and phone are
 * sent where they were changed, and kept until they are saved, over a reload or a new login; passwords never are.
 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile/page')
  const { t: tUi } = useTranslation('ui/page')
  const { t: tAuth } = useTranslation('auth/page')
  const errorText = useErrorText()
  const validate = useValidation()
  const { name, phone } = profile
  const draft = { key: 'profile', over: { name, phone } }
  const [touched, setTouched] = useState(() => readDraft(draft, Draft, {}))
  const [passwords, setPasswords] = useState(NO_PASSWORDS)
  const fields: Fields = { name: touched.name ?? name, phone: touched.phone ?? phone, ...passwords }
  const [isChecked, setIsChecked] = useState(false)
  const saving = useUpdateProfile()
  const formErrors = useFormErrors(SHOWN_FIELDS)
  const { run, dialog } = useConfirmation()
  const errors: Faults = isChecked ? { ...formErrors(saving.error).fields, ...validate(fields) } : {}
  const type = (field: keyof Fields, value: string): void => {
    // What was refused is no longer what stands there. Of a call under way the answer is still to be told.
    if (!saving.isPending) saving.reset()
    if (field !== 'name' && field !== 'phone') {
      setPasswords({ ...passwords, [field]: value })
      return
    }
    const next = { ...touched, [field]: value }
    setTouched(next)
    writeDraft(draft, next)
  }
  const bind = (field: keyof Fields) => ({
    name: field,
    value: fields[field],
    error: errors[field] ?? null,
    onChange: (event: { currentTarget: { value: string } }) => type(field, event.currentTarget.value),
  })
  const bindPassword = (field: keyof Fields) => ({
    ...bind(field),
    visibilityToggleButtonProps: { tabIndex: 0, 'aria-label': tAuth('login.showPassword') },
  })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (Object.keys(validate(fields)).length > 0) return
    const changes = {
      ...(fields.name !== name && { name: fields.name.trim() }),
      ...(fields.phone !== phone && { phone: fields.phone.trim() }),
    }
    const save = async (): Promise<void> => {
      const { message } = await saving.mutateAsync({ ...changes, ...(passwords.password === '' ? {} : passwords) })
      showSuccess(message)
      setIsChecked(false)
      setTouched({})
      setPasswords(NO_PASSWORDS)
      writeDraft(draft, undefined)
    }
    void run(save, (error) => {
      const { general } = formErrors(error instanceof Error ? error : null)
      if (general !== null) showError(errorText(general))
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Panel title={t('personal')}>
        <div className={classes.fields}>
          <TextInput label={t('name')} autoComplete="name" withAsterisk {...bind('name')} />
          <TextInput label={t('phone')} type="tel" autoComplete="tel" {...bind('phone')} />
          <TextInput
            className={classes.wide}
            label={t('email')}
            description={t('emailHint')}
            value={profile.email}
            readOnly
            autoComplete="username"
          />
        </div>
      </Panel>
      <Panel title={t('password')}>
        <p className={classes.hint}>{t('passwordHint')}</p>
        <div className={classes.fields}>
          <PasswordInput
            className={classes.wide}
            label={t('currentPassword')}
            autoComplete="current-password"
            {...bindPassword('currentPassword')}
          />
          <PasswordInput
            label={t('newPassword')}
            placeholder={t('newPasswordPlaceholder')}
            autoComplete="new-password"
            {...bindPassword('password')}
          />
          <PasswordInput
            label={t('passwordConfirmation')}
            autoComplete="new-password"
            {...bindPassword('passwordConfirmation')}
          />
        </div>
      </Panel>
      <div>
        <Button type="submit" loading={saving.isPending}>
          {tUi('actions.save')}
        </Button>
      </div>
      {dialog}
    </form>
  )
}
