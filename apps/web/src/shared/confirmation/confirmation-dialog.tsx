import { Button, Group, Modal, PasswordInput, TextInput } from '@mantine/core'
import { confirmIdentity, getSecondFactor } from '@merleg/contract/second-factor.contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../http/api-error.ts'
import { call } from '../http/call.ts'
import { endpointQuery } from '../http/endpoint-query.ts'
import { useErrorText } from '../http/use-error-text.ts'
import { canUsePasskeys } from '../session/passkey-support.ts'
import { confirmByPasskey } from '../session/passkey-way.ts'
import { SkeletonPanel } from '../ui/skeletons.tsx'
import { StateError } from '../ui/state-error.tsx'
import classes from './confirmation-dialog.module.css'

type ConfirmationDialogProps = { onConfirmed: () => void; onClose: () => void }

/** Asks the user anew who he is: by a factor where he has one, else by the password. */
export function ConfirmationDialog({ onConfirmed, onClose }: ConfirmationDialogProps) {
  const { t } = useTranslation(['second-factor/page', 'ui/page'])
  const { data, error, refetch } = useQuery(endpointQuery(getSecondFactor))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('confirm.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <p className={classes.text}>{t('confirm.text')}</p>
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={2} />}
      {data && <ProofForm ways={data.confirmBy} onConfirmed={onConfirmed} onClose={onClose} />}
    </Modal>
  )
}

type Ways = readonly ('password' | 'passkey' | 'code' | 'recovery-code')[]

function useProof(onConfirmed: () => void) {
  return useMutation({
    mutationFn: async (proof: { password: string } | { code: string } | 'passkey') => {
      if (proof === 'passkey') await confirmByPasskey()
      else await call(confirmIdentity, { body: proof })
    },
    onSuccess: onConfirmed,
  })
}

function ProofForm({ ways, onConfirmed, onClose }: { ways: Ways } & ConfirmationDialogProps) {
  const { t } = useTranslation(['second-factor/page', 'ui/page', 'auth/page'])
  const errorText = useErrorText()
  const [typed, setTyped] = useState('')
  const proving = useProof(onConfirmed)
  const isByPassword = ways.includes('password')
  const [hasCode, hasRecoveryCode] = [ways.includes('code'), ways.includes('recovery-code')]
  const hasPasskey = ways.includes('passkey') && canUsePasskeys()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    // A form in a dialog of another form must not send that one.
    event.stopPropagation()
    if (typed.trim() !== '') proving.mutate(isByPassword ? { password: typed } : { code: typed.trim() })
  }
  const field = {
    value: typed,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
    'data-autofocus': true,
  }
  const codeLabel =
    hasCode && hasRecoveryCode ? 'confirm.codeOrRecovery' : hasCode ? 'confirm.code' : 'confirm.recovery-code'
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {proving.error !== null && (
        <p role="alert" className={classes.fault}>
          {proving.error instanceof ApiError ? errorText(proving.error) : t('auth/page:login.passkeyFailed')}
        </p>
      )}
      {hasPasskey && (
        <Button fullWidth loading={proving.isPending} onClick={() => proving.mutate('passkey')}>
          {t('confirm.passkey')}
        </Button>
      )}
      {isByPassword && (
        <PasswordInput
          label={t('confirm.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('auth/page:login.showPassword') }}
          {...field}
        />
      )}
      {(hasCode || hasRecoveryCode) && <TextInput label={t(codeLabel)} autoComplete="one-time-code" {...field} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('ui/page:actions.cancel')}
        </Button>
        {(isByPassword || hasCode || hasRecoveryCode) && (
          <Button type="submit" variant={hasPasskey ? 'default' : 'filled'} loading={proving.isPending}>
            {t('confirm.submit')}
          </Button>
        )}
      </Group>
    </form>
  )
}
