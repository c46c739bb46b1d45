import { Button } from '@mantine/core'
import { type Passkey, PASSKEYS_MAX } from '@merleg/contract/passkeys.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../shared/confirmation/use-confirmation.tsx'
import { canUsePasskeys } from '../../shared/session/passkey-support.ts'
import classes from '../../shared/ui/access-list.module.css'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { showSuccess } from '../../shared/ui/toasts.ts'
import { PasskeyItem } from './components/passkey-item.tsx'
import { PasskeyNameDialog } from './components/passkey-name-dialog.tsx'
import { passkeysQuery, removePasskey, setPasskeyName } from './passkeys.queries.ts'

type PasskeysPanelProps = {
  /** Where nothing can be changed: of a demo account. */
  isReadOnly: boolean
  /** After a change; recovery codes where new ones were made. */
  onChanged: (recoveryCodes: readonly string[] | null) => Promise<void>
}

/** The passkeys of the user: added, renamed, deleted. */
export function PasskeysPanel({ isReadOnly, onChanged }: PasskeysPanelProps) {
  const { t } = useTranslation('passkeys/page')
  const { data, error, refetch } = useQuery(passkeysQuery)
  const [named, setNamed] = useState<Passkey | 'new' | null>(null)
  const [deleted, setDeleted] = useState<Passkey | null>(null)
  const { run, isRunning, dialog } = useConfirmation()
  const passkeys = data?.results ?? []
  const canAdd = canUsePasskeys()
  const change = async (notification: string, codes: readonly string[] | null): Promise<void> => {
    showSuccess(notification)
    await Promise.all([refetch(), onChanged(codes)])
  }
  const save = async (passkey: Passkey | 'new', name: string): Promise<void> => {
    if (passkey !== 'new') return change((await setPasskeyName(passkey.id, name)).notification, null)
    const { makePasskey } = await import('../../shared/session/passkey-way.ts')
    const { notification, recoveryCodes } = await makePasskey(name)
    return change(notification, recoveryCodes)
  }
  const remove = (passkey: Passkey): void => {
    setDeleted(null)
    void run(async () => change((await removePasskey(passkey.id)).notification, null))
  }
  return (
    <Panel title={t('title')}>
      <p className={classes.text}>{t('text')}</p>
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={2} />}
      {data !== undefined && passkeys.length === 0 && <p className={classes.text}>{t('empty')}</p>}
      {passkeys.length > 0 && (
        <ul className={classes.list} aria-label={t('title')}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setNamed(passkey)}
              onDelete={() => setDeleted(passkey)}
            />
          ))}
        </ul>
      )}
      {!canAdd && <p className={classes.text}>{t('unsupported')}</p>}
      {!isReadOnly && canAdd && data !== undefined && passkeys.length < PASSKEYS_MAX && (
        <Button variant="default" className={classes.start} loading={isRunning} onClick={() => setNamed('new')}>
          {t('add')}
        </Button>
      )}
      {named !== null && (
        <PasskeyNameDialog
          passkey={named === 'new' ? null : named}
          run={run}
          isRunning={isRunning}
          isAsking={dialog !== null}
          onSave={(name) => save(named, name)}
          onClose={() => setNamed(null)}
        />
      )}
      <ConfirmDialog
        isOpen={deleted !== null}
        title={t('deleteTitle', { name: deleted?.name ?? '' })}
        confirmLabel={t('delete')}
        onConfirm={() => deleted !== null && remove(deleted)}
        onClose={() => setDeleted(null)}
      >
        {t('deleteText')}
      </ConfirmDialog>
      {dialog}
    </Panel>
  )
}
