import { Button, Group, Modal } from '@mantine/core'
import type { AdministeredUser } from '@merleg/contract/administration.contract'
import type { Claim } from '@merleg/domain/claims'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { ClaimChoice } from '../../../shared/ui/claim-choice.tsx'
import classes from '../administration.module.css'
import { giveClaims, useUserChange } from '../administration.queries.ts'

type ClaimsDialogProps = { user: AdministeredUser; claims: readonly Claim[]; onClose: () => void }

/** Which modules of the subscription a user has. */
export function ClaimsDialog({ user, claims, onClose }: ClaimsDialogProps) {
  const { t } = useTranslation('administration/page')
  const { t: tUi } = useTranslation('ui/page')
  const errorText = useErrorText()
  const [loaded] = useState(user.claims)
  const [chosen, setChosen] = useState<Claim[]>([...loaded])
  const giving = useUserChange(giveClaims, { isQuiet: true })
  const save = (): void => {
    const edited = findEdited(loaded, chosen)
    if (Object.keys(edited).length === 0) onClose()
    else giving.mutate({ id: user.id, ...edited }, { onSuccess: onClose })
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('modulesOf', { name: user.name })}
      centered
      closeButtonProps={{ 'aria-label': tUi('actions.close') }}
    >
      <p className={classes.hint}>{t('modulesHint')}</p>
      <ClaimChoice label={t('columns.modules')} offered={claims} chosen={chosen} onChange={setChosen} />
      {giving.error !== null && (
        <p role="alert" className={classes.fault}>
          {errorText(giving.error)}
        </p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {tUi('actions.cancel')}
        </Button>
        <Button loading={giving.isPending} onClick={save}>
          {tUi('actions.save')}
        </Button>
      </Group>
    </Modal>
  )
}

/** What was changed here: what another administrator changes meanwhile stays. */
function findEdited(loaded: readonly Claim[], chosen: readonly Claim[]) {
  const addClaims = chosen.filter((claim) => !loaded.includes(claim))
  const removeClaims = loaded.filter((claim) => !chosen.includes(claim))
  return {
    ...(addClaims.length === 0 ? {} : { addClaims }),
    ...(removeClaims.length === 0 ? {} : { removeClaims }),
  }
}
