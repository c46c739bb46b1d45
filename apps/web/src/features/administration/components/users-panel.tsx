import { TextInput } from '@mantine/core'
import type { AdministeredUser } from '@merleg/contract/administration.contract'
import type { Claim } from '@merleg/domain/claims'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import classes from '../administration.module.css'
import { UserActions } from './user-actions.tsx'

/** From so many users on they can be filtered. */
const FILTERED_FROM = 10

type UsersPanelProps = { users: readonly AdministeredUser[]; claims: readonly Claim[] }

/** The users of the subscriber, each with what can be done about him. */
export function UsersPanel({ users, claims }: UsersPanelProps) {
  const { t } = useTranslation('administration/page')
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const shown = users.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(words))
  const columns = useUserColumns(claims)
  return (
    <Panel title={t('users')}>
      {users.length >= FILTERED_FROM && (
        <TextInput
          className={classes.filter}
          aria-label={t('filter')}
          placeholder={t('filter')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 ? (
        <p className={classes.hint}>{t('noMatch')}</p>
      ) : (
        <DataTable caption={t('users')} columns={columns} rows={shown} getRowKey={({ id }) => id} />
      )}
    </Panel>
  )
}

function useUserColumns(claims: readonly Claim[]): DataColumn<AdministeredUser>[] {
  const { t } = useTranslation('administration/page')
  const { t: tWords } = useTranslation('administration/words')
  const format = useFormat()
  const countModules = ({ claims: held }: AdministeredUser): string =>
    held.length === claims.length
      ? t('allModules')
      : t('someModules', { number: format.number(held.length), total: format.number(claims.length) })
  return [
    {
      key: 'name',
      title: t('columns.name'),
      render: ({ name, email, isSelf }) => (
        <span className={classes.who}>
          <span>{isSelf ? `${name} (${t('self')})` : name}</span>
          <span className={classes.small}>{email}</span>
        </span>
      ),
    },
    { key: 'role', title: t('columns.role'), render: ({ role }) => tWords(`roles.${role}`) },
    { key: 'modules', title: t('columns.modules'), render: countModules },
    {
      key: 'lastLogin',
      title: t('columns.lastLogin'),
      render: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : format.dateTime(lastLoginAt)),
    },
    {
      key: 'state',
      title: t('columns.state'),
      render: ({ isDisabled, closingAt }) => (
        <span className={classes.who}>
          <span className={isDisabled ? classes.disabled : classes.active}>
            {t(isDisabled ? 'disabled' : 'active')}
          </span>
          {closingAt !== null && (
            <span className={classes.small}>{t('closing', { date: format.dateTime(closingAt) })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('columns.actions')}</span>,
      kind: 'aside',
      render: (user) => (user.role === 'operator' ? null : <UserActions user={user} claims={claims} />),
    },
  ]
}
