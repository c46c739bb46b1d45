import { Button, NativeSelect } from '@mantine/core'
import type { WholeAlert } from '@merleg/contract/alert'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { alertDeskQuery } from '../alerts.queries.ts'
import classes from '../alerts.module.css'
import type { AskedStep, Inbox } from '../use-inbox.ts'

const ASKED = ['done', 'propose', 'approve', 'return', 'reopen', 'snooze'] as const satisfies AskedStep['action'][]

/** What can be done about an alert, by buttons; the keys do the same. */
export function AlertActions({ alert, inbox }: { alert: WholeAlert; inbox: Inbox }) {
  const { t } = useTranslation('alerts/page')
  const { data: desk } = useQuery(alertDeskQuery)
  const { steps, assignee, proposedBy } = alert
  const { userId, take, askOf } = inbox
  const { isBusy } = inbox.steps
  const assign = (id: string): void =>
    void take([alert], id === '' ? { action: 'unassign' } : { action: 'assign', assigneeId: id })
  const isOwnProposal = proposedBy?.userId === userId
  return (
    <div className={classes.actions} role="group" aria-label={t('actions.label')}>
      {ASKED.filter((action) => steps.includes(action)).map((action, index) => (
        <Button
          key={action}
          size="xs"
          variant={index === 0 && action !== 'snooze' ? 'filled' : 'default'}
          disabled={isBusy}
          onClick={() => askOf(action, [alert])}
        >
          {t(`actions.${action === 'return' && isOwnProposal ? 'withdraw' : action}`)}
        </Button>
      ))}
      {steps.includes('wake') && (
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => void take([alert], { action: 'wake' })}>
          {t('actions.wake')}
        </Button>
      )}
      {steps.includes('assign') && assignee?.userId !== userId && (
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => assign(userId)}>
          {t('actions.assignMe')}
        </Button>
      )}
      {steps.includes('assign') && (
        <NativeSelect
          size="xs"
          aria-label={t('actions.assign')}
          disabled={isBusy}
          value={assignee?.userId ?? ''}
          data={[
            { value: '', label: t('nobodyAssigned') },
            ...listUsers(desk?.users ?? [], assignee).map((user) => ({ value: user.userId, label: user.name })),
          ]}
          onChange={(event) => assign(event.currentTarget.value)}
        />
      )}
    </div>
  )
}

type User = NonNullable<WholeAlert['assignee']>

/** Whoever has it is among them, also where he works here no more. */
function listUsers(users: readonly User[], assignee: User | null): readonly User[] {
  if (assignee === null || users.some(({ userId }) => userId === assignee.userId)) return users
  return [assignee, ...users]
}
