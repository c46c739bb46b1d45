import { Button, Group, Modal, TextInput } from '@mantine/core'
import { API_KEY_DEFAULT_DAYS, API_KEY_NAME_MAX_LENGTH } from '@merleg/contract/api-keys.contract'
import { daysBefore, hungarianDayOf } from '@merleg/domain/calendar-days'
import type { Claim } from '@merleg/domain/claims'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/form/day-field.tsx'
import { useConfirmation } from '../../../shared/confirmation/use-confirmation.tsx'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import { ClaimChoice } from '../../../shared/ui/claim-choice.tsx'
import classes from '../api-keys.module.css'
import { useAddKey } from '../api-keys.queries.ts'

type AddKeyDialogProps = { claims: readonly Claim[]; onKey: (key: string) => void; onClose: () => void }

/** Name, last day and modules of a key to be made. */
export function AddKeyDialog({ claims, onKey, onClose }: AddKeyDialogProps) {
  const { t } = useTranslation('api-keys/page')
  const { t: tUi } = useTranslation('ui/page')
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [expiresOn, setExpiresOn] = useState(() => daysBefore(hungarianDayOf(new Date()), -API_KEY_DEFAULT_DAYS))
  const [chosen, setChosen] = useState<Claim[]>([])
  const [isChecked, setIsChecked] = useState(false)
  const adding = useAddKey()
  const { run, dialog } = useConfirmation()
  const { fields, general } = useFormErrors(['name', 'expiresOn', 'claims'])(adding.error)
  const isMissing = isChecked && name.trim() === ''
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (name.trim() === '') return
    const add = async (): Promise<void> => {
      const { key } = await adding.mutateAsync({ name: name.trim(), claims: chosen, expiresOn })
      onClose()
      onKey(key)
    }
    // The dialog tells itself what was refused.
    void run(add, () => undefined)
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      closeOnEscape={dialog === null}
      title={t('add')}
      centered
      closeButtonProps={{ 'aria-label': tUi('actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={t('name')}
          description={t('nameHint')}
          required
          maxLength={API_KEY_NAME_MAX_LENGTH}
          value={name}
          error={isMissing ? t('nameRequired') : fields.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className={classes.day}>
          <DayField label={t('expiresOn')} value={expiresOn} onChange={setExpiresOn} />
        </div>
        <p className={fields.expiresOn === undefined ? classes.hint : classes.fault}>
          {fields.expiresOn ?? t('expiresHint')}
        </p>
        <ClaimChoice label={t('modules')} offered={claims} chosen={chosen} error={fields.claims} onChange={setChosen} />
        {general !== null && (
          <p role="alert" className={classes.fault}>
            {errorText(general)}
          </p>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {tUi('actions.cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending}>
            {t('create')}
          </Button>
        </Group>
      </form>
      {dialog}
    </Modal>
  )
}
