import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdministrationTabs } from '../../shared/ui/administration-tabs.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import classes from './administration.module.css'
import { administeredUsersQuery } from './administration.queries.ts'
import { InvitationsPanel } from './components/invitations-panel.tsx'
import { InviteDialog } from './components/invite-dialog.tsx'
import { UsersPanel } from './components/users-panel.tsx'

/** Who of the subscriber may do what, and who is invited. */
export function UsersPage() {
  const { t } = useTranslation('administration/page')
  const { data, error, refetch } = useQuery(administeredUsersQuery())
  const [isInviting, setIsInviting] = useState(false)
  const inviting = (
    <Button size="xs" onClick={() => setIsInviting(true)}>
      {t('invite')}
    </Button>
  )
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} actions={data !== undefined && inviting} />
      <AdministrationTabs />
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={5} />}
      {data !== undefined && (
        <>
          <p className={classes.intro}>{t('intro', { company: data.company })}</p>
          <UsersPanel users={data.users} claims={data.claims} />
          {data.invitations.length > 0 && <InvitationsPanel invitations={data.invitations} />}
          {isInviting && <InviteDialog claims={data.claims} onClose={() => setIsInviting(false)} />}
        </>
      )}
    </div>
  )
}
