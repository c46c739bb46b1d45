import { Button } from '@mantine/core'
import type { OpenInvitation } from '@merleg/contract/administration.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import classes from '../administration.module.css'
import { sendAgain, takeBack, useUserChange } from '../administration.queries.ts'

/** Who is invited and has not come yet. */
export function InvitationsPanel({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { t } = useTranslation('administration/page')
  const { t: tWords } = useTranslation('administration/words')
  const format = useFormat()
  const columns: DataColumn<OpenInvitation>[] = [
    {
      key: 'email',
      title: t('invitationColumns.email'),
      render: ({ email, role }) => (
        <span className={classes.stack}>
          <span>{email}</span>
          <span className={classes.small}>{tWords(`roles.${role}`)}</span>
        </span>
      ),
    },
    { key: 'invitedBy', title: t('invitationColumns.invitedBy'), render: ({ invitedBy }) => invitedBy },
    {
      key: 'sent',
      title: t('invitationColumns.sent'),
      render: ({ sentAt, isMailed }) => (isMailed ? format.dateTime(sentAt) : t('notMailed')),
    },
    {
      key: 'expires',
      title: t('invitationColumns.expires'),
      render: ({ expiresAt, isExpired }) => {
        const end = format.dateTime(expiresAt)
        return isExpired ? <span className={classes.disabled}>{t('expired', { end })}</span> : end
      },
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      render: (invitation) => <InvitationActions invitation={invitation} />,
    },
  ]
  return (
    <Panel title={t('invitations')}>
      <DataTable caption={t('invitations')} columns={columns} rows={invitations} getRowKey={({ id }) => id} />
    </Panel>
  )
}

function InvitationActions({ invitation }: { invitation: OpenInvitation }) {
  const { t } = useTranslation('administration/page')
  const sending = useUserChange(sendAgain)
  const taking = useUserChange(takeBack)
  const { id, email, canBeSentAgain } = invitation
  return (
    <span className={classes.buttons}>
      <Button
        size="xs"
        variant="default"
        disabled={!canBeSentAgain}
        loading={sending.isPending}
        aria-label={`${email}: ${t('sendAgain')}`}
        onClick={() => sending.mutate(id)}
      >
        {t('sendAgain')}
      </Button>
      <Button
        size="xs"
        variant="default"
        loading={taking.isPending}
        aria-label={`${email}: ${t('revoke')}`}
        onClick={() => taking.mutate(id)}
      >
        {t('revoke')}
      </Button>
    </span>
  )
}
