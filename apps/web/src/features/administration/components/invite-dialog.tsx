import { Button, Group, Modal, SegmentedControl, TextInput } from '@mantine/core'
import { INVITATION_HOURS } from '@merleg/contract/administration.contract'
import type { Claim } from '@merleg/domain/claims'
import { type GivenRole, GIVEN_ROLES } from '@merleg/domain/roles'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../../shared/confirmation/use-confirmation.tsx'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import { ClaimChoice } from '../../../shared/ui/claim-choice.tsx'
import classes from '../administration.module.css'
import { invite, useUserChange } from '../administration.queries.ts'

/** Whom to invite, as what, and to which modules: all of them unless some are unticked. */
export function InviteDialog({ claims, onClose }: { claims: readonly Claim[]; onClose: () => void }) {
  const { t } = useTranslation('administration/page')
  const { t: tUi } = useTranslation('ui/page')
  const { t: tWords } = useTranslation('administration/words')
  const errorText = useErrorText()
  const roleLabelId = useId()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GivenRole>('member')
  const [chosen, setChosen] = useState<Claim[]>([...claims])
  const [isChecked, setIsChecked] = useState(false)
  const inviting = useUserChange(invite, { isQuiet: true })
  const { run, dialog } = useConfirmation()
  const { fields, general } = useFormErrors(['email', 'claims'])(inviting.error)
  const isMissing = isChecked && email.trim() === ''
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (email.trim() === '') return
    const send = async (): Promise<void> => {
      await inviting.mutateAsync({ email: email.trim(), role, claims: chosen })
      onClose()
    }
    // The dialog tells itself what was refused.
    void run(send, () => undefined)
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      closeOnEscape={dialog === null}
      title={t('inviteTitle')}
      centered
      closeButtonProps={{ 'aria-label': tUi('actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <p className={classes.hint}>{t('inviteHint', { hours: INVITATION_HOURS })}</p>
        <TextInput
          data-autofocus
          type="email"
          label={t('email')}
          required
          maxLength={254}
          value={email}
          error={isMissing ? t('emailRequired') : fields.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <p id={roleLabelId} className={classes.hint}>
          {t('role')}
        </p>
        <SegmentedControl
          aria-labelledby={roleLabelId}
          value={role}
          data={GIVEN_ROLES.map((value) => ({ value, label: tWords(`roles.${value}`) }))}
          onChange={(text) => setRole(GIVEN_ROLES.find((one) => one === text) ?? 'member')}
        />
        <p className={classes.hint}>{t('roleHint')}</p>
        <ClaimChoice
          label={t('columns.modules')}
          offered={claims}
          chosen={chosen}
          error={fields.claims}
          onChange={setChosen}
        />
        {general !== null && (
          <p role="alert" className={classes.fault}>
            {errorText(general)}
          </p>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {tUi('actions.cancel')}
          </Button>
          <Button type="submit" loading={inviting.isPending}>
            {t('send')}
          </Button>
        </Group>
      </form>
      {dialog}
    </Modal>
  )
}
