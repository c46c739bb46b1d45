import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type Passkey, PASSKEY_NAME_MAX_LENGTH } from '@merleg/contract/passkeys.contract'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { PasskeyKnown, PasskeyNotGiven } from '../../../shared/session/passkey-way.ts'
import classes from '../../../shared/ui/access-list.module.css'

type PasskeyNameDialogProps = {
  /** Null: a new one is made. */
  passkey: Passkey | null
  run: (action: () => Promise<void>, onError: (error: unknown) => void) => Promise<void>
  isRunning: boolean
  /** Another dialog asks who the user is. */
  isAsking: boolean
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** The name of a passkey; a new one is made once it has one. */
export function PasskeyNameDialog({ passkey, run, isRunning, isAsking, onSave, onClose }: PasskeyNameDialogProps) {
  const { t } = useTranslation(['passkeys/page', 'ui/page'])
  const errorText = useErrorText()
  const [name, setName] = useState(passkey?.name ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const tell = (error: unknown): void => {
    if (error instanceof PasskeyKnown) setFault(t('known'))
    else setFault(error instanceof PasskeyNotGiven ? t('cancelled') : errorText(error))
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    setFault(null)
    if (name.trim() === '') return
    void run(async () => {
      await onSave(name.trim())
      onClose()
    }, tell)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!isAsking}
      title={t(passkey === null ? 'add' : 'rename')}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={t('name')}
          description={t('nameHint')}
          required
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          value={name}
          error={isChecked && name.trim() === '' ? t('nameRequired') : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {fault !== null && (
          <p role="alert" className={classes.fault}>
            {fault}
          </p>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
          <Button type="submit" loading={isRunning}>
            {t(passkey === null ? 'add' : 'rename')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
