import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'
import classes from '../profile-security.module.css'
import { type AppStart, confirmApp } from '../second-factor.queries.ts'
import { QrPicture } from './qr-picture.tsx'

type AppDialogProps = {
  started: AppStart
  onDone: (recoveryCodes: readonly string[] | null) => Promise<void>
  onClose: () => void
}

/** The secret for the app as a picture and as text, and the first code that shows that the app has it. */
export function AppDialog({ started: { secret, squares }, onDone, onClose }: AppDialogProps) {
  const { t } = useTranslation(['second-factor/page', 'ui/page'])
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const digits = code.replaceAll(/\s/g, '')
  const isWhole = /^\d{6}$/.test(digits)
  const confirming = useMutation({
    mutationFn: async () => confirmApp(digits),
    onSuccess: async ({ notification, recoveryCodes }) => {
      showSuccess(notification)
      await onDone(recoveryCodes)
    },
  })
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret)
      // Without its value: a toast stays when the dialog is closed.
      showSuccess(t('app.secretCopied'))
    } catch {
      showError(t('ui/page:toasts.copyFailed'))
    }
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (isWhole) confirming.mutate()
  }
  const refusal = confirming.error === null ? null : errorText(confirming.error)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('app.dialogTitle')}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate className={classes.setUp}>
        <p className={classes.text}>{t('app.scan')}</p>
        <QrPicture squares={squares} label={t('app.picture')} />
        <div>
          {t('app.secret')}: <code className={classes.secret}>{secret.replaceAll(/.{4}(?!$)/g, '$& ')}</code>
        </div>
        <Button variant="default" size="xs" leftSection={<Icon name="copy" size={14} />} onClick={() => void copy()}>
          {t('app.copySecret')}
        </Button>
        <TextInput
          data-autofocus
          label={t('app.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={isChecked && !isWhole ? t('app.codeRequired') : refusal}
          onChange={(event) => {
            confirming.reset()
            setCode(event.currentTarget.value)
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
          <Button type="submit" loading={confirming.isPending}>
            {t('app.finish')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
