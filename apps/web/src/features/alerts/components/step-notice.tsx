import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../alerts.module.css'
import type { StepNotice as Notice } from '../use-alert-steps.ts'
import { UntakenList } from './untaken-list.tsx'

type StepNoticeProps = { notice: Notice; isBusy: boolean; onUndo: () => Promise<void>; onDismiss: () => void }

/** What became of the last step: whom it did not reach and why, and the way back where there is one. */
export function StepNotice({ notice: { notification, untaken, undo }, isBusy, onUndo, onDismiss }: StepNoticeProps) {
  const { t } = useTranslation('alerts/page')
  return (
    <div className={classes.notice}>
      <div role="status">
        <span>{notification}</span>
        <UntakenList untaken={untaken} />
      </div>
      {undo.length > 0 && (
        <Button variant="default" size="xs" loading={isBusy} onClick={() => void onUndo()}>
          {t('undo')}
        </Button>
      )}
      <Button variant="subtle" size="xs" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </div>
  )
}
