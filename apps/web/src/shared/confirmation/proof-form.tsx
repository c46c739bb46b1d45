import { Button, Group, PasswordInput, TextInput } from '@mantine/core'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { confirmIdentity, type getSecondFactor } from '@merleg/contract/second-factor.contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../http/api-error.ts'
import { call } from '../http/call.ts'
import { useErrorText } from '../http/use-error-text.ts'
import { useFormErrors } from '../http/use-form-errors.ts'
import { canUsePasskeys } from '../session/passkey-support.ts'
import classes from './confirmation-dialog.module.css'

type Proof = { password: string; by: 'password' | 'passkey' | 'code'; code: string }

async function prove({ password, by, code }: Proof): Promise<void> {
  if (by === 'passkey') {
    const { confirmByPasskey } = await import('../session/passkey-way.ts')
    return confirmByPasskey(password)
  }
  await call(confirmIdentity, { body: { password, ...(by === 'code' && { code: code.trim() }) } })
}

type ProofFormProps = {
  state: EndpointAnswer<typeof getSecondFactor>
  onConfirmed: () => void
  onClose: () => void
}

/** The password, and beside it a passkey or a code where the user has a second factor. */
export function ProofForm({ state, onConfirmed, onClose }: ProofFormProps) {
  const { t } = useTranslation(['second-factor/page', 'ui/page', 'auth/page', 'passkeys/page'])
  const { confirmBy: ways, isAppLocked } = state
  const hasPasskey = ways.includes('passkey') && canUsePasskeys()
  const hasCode = ways.includes('code') || ways.includes('recovery-code')
  const [isByCode, setIsByCode] = useState(!hasPasskey)
  const by = ways.length === 0 ? 'password' : hasPasskey && !isByCode ? 'passkey' : 'code'
  const isImpossible = by === 'code' && !hasCode
  const fields = useProofFields(by)
  const { password, code, passwordInput, codeInput } = fields
  const proving = useMutation({ mutationFn: prove, onSuccess: onConfirmed, onError: fields.focusFault })
  // A factor that was set up elsewhere meanwhile is missed in no field that is there.
  const errors = useFormErrors(by === 'code' && hasCode ? ['password', 'code'] : ['password'])(proving.error)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    // A form in a dialog of another form must not send that one.
    event.stopPropagation()
    if (fields.check() && !proving.isPending && !isImpossible) proving.mutate({ password, by, code })
  }
  const choose = (byCode: boolean): void => {
    proving.reset()
    setIsByCode(byCode)
  }
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Fault error={errors.general} />
      <PasswordInput
        ref={passwordInput}
        data-autofocus
        label={t('confirm.password')}
        {...(by === 'passkey' && { description: t('confirm.passkeyHint') })}
        autoComplete="current-password"
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('auth/page:login.showPassword') }}
        value={password}
        error={fields.isMissing('password') ? t('confirm.passwordMissing') : errors.fields.password}
        onChange={(event) => fields.type('password', event.currentTarget.value)}
      />
      {by === 'code' && hasCode && (
        <TextInput
          ref={codeInput}
          label={t(labelOfCode(state))}
          {...(isAppLocked && { description: t('confirm.appLocked') })}
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          value={code}
          error={fields.isMissing('code') ? t('confirm.codeMissing') : errors.fields.code}
          onChange={(event) => fields.type('code', event.currentTarget.value)}
        />
      )}
      {isImpossible && <p className={classes.fault}>{t('passkeys/page:unsupported')}</p>}
      {hasPasskey && hasCode && (
        <Button variant="subtle" className={classes.other} onClick={() => choose(by === 'passkey')}>
          {t(by === 'passkey' ? 'confirm.useCode' : 'confirm.usePasskey')}
        </Button>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('ui/page:actions.cancel')}
        </Button>
        <Button type="submit" loading={proving.isPending} disabled={isImpossible}>
          {t(by === 'passkey' ? 'confirm.passkey' : 'confirm.submit')}
        </Button>
      </Group>
    </form>
  )
}

/** What was typed; what is missing is told once it was to be sent. */
function useProofFields(by: Proof['by']) {
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [isChecked, setIsChecked] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  // The dialog looked for what to focus before the form was there.
  useEffect(() => passwordInput.current?.focus(), [])
  const isEmpty = (name: 'password' | 'code'): boolean =>
    name === 'password' ? typed.password === '' : by === 'code' && typed.code.trim() === ''
  return {
    ...typed,
    passwordInput,
    codeInput,
    type: (name: 'password' | 'code', text: string): void => setTyped({ ...typed, [name]: text }),
    isMissing: (name: 'password' | 'code'): boolean => isChecked && isEmpty(name),
    /** Is all there? If not, what is missing has the focus. */
    check: (): boolean => {
      setIsChecked(true)
      if (isEmpty('password')) passwordInput.current?.focus()
      else if (isEmpty('code')) codeInput.current?.focus()
      else return true
      return false
    },
    focusFault: (error: Error): void => {
      const faults = error instanceof ApiError ? (error.body?.fields ?? {}) : {}
      if (faults['password'] !== undefined) passwordInput.current?.focus()
      else if (faults['code'] !== undefined) codeInput.current?.focus()
    },
  }
}

function Fault({ error }: { error: Error | null }) {
  const { t } = useTranslation('auth/page')
  const errorText = useErrorText()
  if (error === null) return null
  return (
    <p role="alert" className={classes.fault}>
      {error instanceof ApiError ? errorText(error) : t('login.passkeyFailed')}
    </p>
  )
}

function labelOfCode({ confirmBy: ways, isAppLocked }: ProofFormProps['state']) {
  if (!ways.includes('recovery-code')) return 'confirm.code'
  return ways.includes('code') && !isAppLocked ? 'confirm.codeOrRecovery' : 'confirm.recovery-code'
}
