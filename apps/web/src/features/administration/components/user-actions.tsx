import { ActionIcon, Menu } from '@mantine/core'
import type { AdministeredUser } from '@merleg/contract/administration.contract'
import type { Claim } from '@merleg/domain/claims'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../administration.module.css'
import { giveRole, setUserDisabled, useUserChange } from '../administration.queries.ts'
import { ClaimsDialog } from './claims-dialog.tsx'

/** What can be done about a user; disabling him is asked first. */
export function UserActions({ user, claims }: { user: AdministeredUser; claims: readonly Claim[] }) {
  const { t } = useTranslation('administration/page')
  const [asked, setAsked] = useState<'claims' | 'disable' | null>(null)
  const close = (): void => setAsked(null)
  const giving = useUserChange(giveRole)
  const switching = useUserChange(setUserDisabled)
  const { id, name, role, isDisabled, keyCount } = user
  const isAdministrator = role === 'administrator'
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="lg"
            loading={giving.isPending || switching.isPending}
            aria-label={t('actionsOf', { name })}
          >
            <Icon name="settings" size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked('claims')}>{t('editModules')}</Menu.Item>
          <Menu.Item onClick={() => giving.mutate({ id, role: isAdministrator ? 'member' : 'administrator' })}>
            {t(isAdministrator ? 'makeMember' : 'makeAdministrator')}
          </Menu.Item>
          {isDisabled ? (
            <Menu.Item onClick={() => switching.mutate({ id, isDisabled: false })}>{t('enable')}</Menu.Item>
          ) : (
            <Menu.Item onClick={() => setAsked('disable')}>{t('disable')}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === 'claims' && <ClaimsDialog user={user} claims={claims} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'disable'}
        title={t('disableTitle')}
        confirmLabel={t('disable')}
        isBusy={switching.isPending}
        onConfirm={() => switching.mutate({ id, isDisabled: true }, { onSettled: close })}
        onClose={close}
      >
        <p className={classes.hint}>{t('disableText', { name })}</p>
        {keyCount > 0 && <p className={classes.hint}>{t('disableKeys', { count: keyCount })}</p>}
      </ConfirmDialog>
    </>
  )
}
