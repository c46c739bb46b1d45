import { Button, TextInput } from '@mantine/core'
import type { SecondFactor } from '@merleg/contract/auth.contract'
import { answerSecondStep } from '@merleg/contract/second-factor.contract'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../http/api-error.ts'
import { call } from '../http/call.ts'
import { useErrorText } from '../http/use-error-text.ts'
import classes from '../ui/auth-frame.module.css'
import { getDeviceKey } from './device-key.ts'
import { canUsePasskeys } from './passkey-support.ts'
import { signInByPasskey } from './passkey-way.ts'
import { type SecondStep, useEnter } from './use-enter.ts'

const FIELDS = {
  code: { label: 'secondStep.code', hint: 'secondStep.codeHint' },
  'recovery-code': { label: 'secondStep.recoveryCode', hint: 'secondStep.recoveryHint' },
} as const

const SWITCHES = {
  code: 'secondStep.useCode',
  'recovery-code': 'secondStep.useRecoveryCode',
  passkey: 'secondStep.usePasskey',
} as const

type SecondStepFormProps = { step: SecondStep; redirect: string | undefined; onBack: () => void }

/** The proof of a second factor, by whichever of those that the user has. */
export function SecondStepForm({ step: { ticket, factors }, redirect, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('auth/page')
  const errorText = useErrorText()
  const enter = useEnter(redirect)
  const offered = factors.filter((factor) => factor !== 'passkey' || canUsePasskeys())
  const [factor, setFactor] = useState<SecondFactor | null>(offered[0] ?? null)
  const [code, setCode] = useState('')
  const proving = useMutation({
    mutationFn: async (by: SecondFactor) => {
      const answer =
        by === 'passkey'
          ? await signInByPasskey(ticket)
          : await call(answerSecondStep, { body: { ticket, code: code.trim(), device: getDeviceKey() } })
      if ('token' in answer) await enter(answer.token)
    },
  })
  const choose = (next: SecondFactor): void => {
    proving.reset()
    setCode('')
    setFactor(next)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (factor === 'passkey' || (factor !== null && code.trim().length >= 6)) proving.mutate(factor)
  }
  const isOfDevice = proving.error !== null && !(proving.error instanceof ApiError)
  return (
    <form onSubmit={submit} noValidate>
      {proving.error !== null && (
        <p role="alert" className={classes.alert}>
          {isOfDevice ? t('login.passkeyFailed') : errorText(proving.error)}
        </p>
      )}
      {factor === 'passkey' && <p className={classes.text}>{t('secondStep.passkeyText')}</p>}
      {(factor === 'code' || factor === 'recovery-code') && (
        <TextInput
          key={factor}
          label={t(FIELDS[factor].label)}
          description={t(FIELDS[factor].hint)}
          name="code"
          inputMode={factor === 'code' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {factor !== null && (
        <Button type="submit" fullWidth loading={proving.isPending}>
          {t(factor === 'passkey' ? 'secondStep.passkey' : 'secondStep.submit')}
        </Button>
      )}
      <div className={classes.ways}>
        {offered
          .filter((other) => other !== factor)
          .map((other) => (
            <button key={other} type="button" className={classes.plainButton} onClick={() => choose(other)}>
              {t(SWITCHES[other])}
            </button>
          ))}
        <button type="button" className={classes.plainButton} onClick={onBack}>
          {t('forgot.back')}
        </button>
      </div>
      <p className={classes.text}>{t('secondStep.lost')}</p>
    </form>
  )
}
