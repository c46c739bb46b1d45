import { Button } from '@mantine/core'
import type { FourEyes } from '@merleg/contract/alerts.contract'
import { useTranslation } from 'react-i18next'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import { useSetFourEyes } from '../alerts.queries.ts'
import classes from '../alerts.module.css'

type FourEyesProposalProps = { proposal: NonNullable<FourEyes['proposal']> }

/** Somebody wants to do without a second pair of eyes: another agrees or keeps it, he himself can take it back. */
export function FourEyesProposal({ proposal: { by, isOwn } }: FourEyesProposalProps) {
  const { t } = useTranslation('alerts/page')
  const setting = useSetFourEyes({ onDone: showSuccess })
  return (
    <div className={classes.notice} role="status">
      <span>{isOwn ? t('fourEyes.ownProposal') : t('fourEyes.proposal', { name: by })}</span>
      {!isOwn && (
        <Button variant="default" size="xs" disabled={setting.isPending} onClick={() => setting.mutate(false)}>
          {t('fourEyes.agree')}
        </Button>
      )}
      <Button variant="default" size="xs" disabled={setting.isPending} onClick={() => setting.mutate(true)}>
        {isOwn ? t('fourEyes.withdraw') : t('fourEyes.keep')}
      </Button>
    </div>
  )
}
