import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../../shared/confirmation/use-confirmation.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import classes from '../profile-security.module.css'
import { type AppStart, removeApp, type SecondFactorState, startApp } from '../second-factor.queries.ts'
import { AppDialog } from './app-dialog.tsx'

type AppPanelProps = {
  state: SecondFactorState
  onChanged: (recoveryCodes: readonly string[] | null) => Promise<void>
}

/** The authenticator app: set up, or removed. */
export function AppPanel({ state: { app, isDemo }, onChanged }: AppPanelProps) {
  const { t } = useTranslation('second-factor/page')
  const { dateTime } = useFormat()
  const [started, setStarted] = useState<AppStart | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)
  const { run, isRunning, dialog } = useConfirmation()
  const remove = (): void => {
    setIsRemoving(false)
    void run(async () => {
      showSuccess((await removeApp()).notification)
      await onChanged(null)
    })
  }
  return (
    <Panel title={t('app.title')}>
      <p className={classes.text}>{app === null ? t('app.off') : t('app.on', { since: dateTime(app.since) })}</p>
      {!isDemo && app === null && (
        <Button
          className={classes.start}
          loading={isRunning}
          onClick={() => void run(async () => setStarted(await startApp()))}
        >
          {t('app.setUp')}
        </Button>
      )}
      {!isDemo && app !== null && (
        <Button variant="default" className={classes.start} loading={isRunning} onClick={() => setIsRemoving(true)}>
          {t('app.remove')}
        </Button>
      )}
      {started !== null && (
        <AppDialog
          started={started}
          onDone={async (codes) => {
            setStarted(null)
            await onChanged(codes)
          }}
          onClose={() => setStarted(null)}
        />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('app.removeTitle')}
        confirmLabel={t('app.remove')}
        onConfirm={remove}
        onClose={() => setIsRemoving(false)}
      >
        {t('app.removeText')}
      </ConfirmDialog>
      {dialog}
    </Panel>
  )
}
