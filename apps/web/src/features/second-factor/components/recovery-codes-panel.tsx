import { Button } from '@mantine/core'
import { RECOVERY_CODE_COUNT } from '@merleg/contract/second-factor.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../../shared/confirmation/use-confirmation.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import classes from '../profile-security.module.css'
import { renewCodes } from '../second-factor.queries.ts'

const FEW = 3

type RecoveryCodesPanelProps = {
  left: number
  onChanged: (recoveryCodes: readonly string[]) => Promise<void>
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCodesPanel({ left, onChanged }: RecoveryCodesPanelProps) {
  const { t } = useTranslation('second-factor/page')
  const [isAsking, setIsAsking] = useState(false)
  const { run, isRunning, dialog } = useConfirmation()
  const renew = (): void => {
    setIsAsking(false)
    void run(async () => {
      const { notification, recoveryCodes } = await renewCodes()
      showSuccess(notification)
      await onChanged(recoveryCodes)
    })
  }
  return (
    <Panel title={t('codes.title')}>
      <p className={classes.text}>
        {t('codes.text')} {t('codes.left', { left, all: RECOVERY_CODE_COUNT })}
      </p>
      {left <= FEW && <p className={classes.fault}>{t('codes.few')}</p>}
      <Button variant="default" className={classes.start} loading={isRunning} onClick={() => setIsAsking(true)}>
        {t('codes.renew')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('codes.renewTitle')}
        confirmLabel={t('codes.renew')}
        onConfirm={renew}
        onClose={() => setIsAsking(false)}
      >
        {t('codes.renewText')}
      </ConfirmDialog>
      {dialog}
    </Panel>
  )
}
