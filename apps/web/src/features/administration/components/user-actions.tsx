import { ActionIcon, Menu } from '@mantine/core'
import type { AdministeredUser } from '@merleg/contract/administration.contract'
import type { Claim } from '@merleg/domain/claims'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../../shared/confirmation/use-confirmation.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../administration.module.css'
import {
  giveRole,
  keepAccountOf,
  resetSecondFactorOf,
  setUserDisabled,
  useUserChange,
} from '../administration.queries.ts'
import { ClaimsDialog } from './claims-dialog.tsx'
import { CloseColleagueDialog } from './close-colleague-dialog.tsx'

type Asked = 'claims' | 'disable' | 'reset' | 'close'

/** What can be done about a user; what takes something from him is asked first, and most of it needs a fresh proof. */
export function UserActions({ user, claims }: { user: AdministeredUser; claims: readonly Claim[] }) {
  const { t } = useTranslation('administration/page')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => setAsked(null)
  const giving = useUserChange(giveRole, { isQuiet: true })
  const switching = useUserChange(setUserDisabled, { isQuiet: true })
  const resetting = useUserChange(resetSecondFactorOf, { isQuiet: true })
  const keeping = useUserChange(keepAccountOf)
  const { run, isRunning, dialog } = useConfirmation()
  const { id, name, role, isDisabled, isSelf, closingAt, hasSecondFactor, keyCount } = user
  const isAdministrator = role === 'administrator'
  const act = (change: () => Promise<unknown>): void => {
    close()
    void run(async () => void (await change()))
  }
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="lg"
            loading={isRunning || keeping.isPending}
            aria-label={t('actionsOf', { name })}
          >
            <Icon name="settings" size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked('claims')}>{t('editModules')}</Menu.Item>
          <Menu.Item
            onClick={() => act(() => giving.mutateAsync({ id, role: isAdministrator ? 'member' : 'administrator' }))}
          >
            {t(isAdministrator ? 'makeMember' : 'makeAdministrator')}
          </Menu.Item>
          {isDisabled ? (
            <Menu.Item onClick={() => act(() => switching.mutateAsync({ id, isDisabled: false }))}>
              {t('enable')}
            </Menu.Item>
          ) : (
            <Menu.Item onClick={() => setAsked('disable')}>{t('disable')}</Menu.Item>
          )}
          {!isSelf && hasSecondFactor && (
            <Menu.Item onClick={() => setAsked('reset')}>{t('resetSecondFactor')}</Menu.Item>
          )}
          {closingAt !== null && <Menu.Item onClick={() => keeping.mutate(id)}>{t('keepAccount')}</Menu.Item>}
          {!isSelf && <Menu.Item onClick={() => setAsked('close')}>{t('closeAccount')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {asked === 'claims' && <ClaimsDialog user={user} claims={claims} onClose={close} />}
      {asked === 'close' && <CloseColleagueDialog user={user} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'disable'}
        title={t('disableTitle')}
        confirmLabel={t('disable')}
        onConfirm={() => act(() => switching.mutateAsync({ id, isDisabled: true }))}
        onClose={close}
      >
        <p className={classes.hint}>{t('disableText', { name })}</p>
        {keyCount > 0 && <p className={classes.hint}>{t('disableKeys', { count: keyCount })}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'reset'}
        title={t('resetTitle')}
        confirmLabel={t('resetSecondFactor')}
        onConfirm={() => act(() => resetting.mutateAsync(id))}
        onClose={close}
      >
        <p className={classes.hint}>{t('resetText', { name })}</p>
      </ConfirmDialog>
      {dialog}
    </>
  )
}
