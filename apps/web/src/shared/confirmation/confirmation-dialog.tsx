import { Modal } from '@mantine/core'
import { getSecondFactor } from '@merleg/contract/second-factor.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endpointQuery } from '../http/endpoint-query.ts'
import { SkeletonPanel } from '../ui/skeletons.tsx'
import { StateError } from '../ui/state-error.tsx'
import classes from './confirmation-dialog.module.css'
import { ProofForm } from './proof-form.tsx'

type ConfirmationDialogProps = { onConfirmed: () => void; onClose: () => void }

/** Asks the user anew who he is: by the password and, where he has one, a second factor. */
export function ConfirmationDialog({ onConfirmed, onClose }: ConfirmationDialogProps) {
  const { t } = useTranslation(['second-factor/page', 'ui/page'])
  // Another device may have set a factor up.
  const { data, error, refetch } = useQuery({ ...endpointQuery(getSecondFactor), staleTime: 0 })
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
      {data && <ProofForm state={data} onConfirmed={onConfirmed} onClose={onClose} />}
    </Modal>
  )
}
