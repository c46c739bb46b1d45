import { Button, Checkbox } from '@mantine/core'
import type { Alert } from '@merleg/contract/alert'
import { useTranslation } from 'react-i18next'
import classes from '../alerts.module.css'
import type { AskedStep, Inbox } from '../use-inbox.ts'

const ASKED = ['done', 'propose', 'approve', 'return', 'reopen', 'snooze'] as const satisfies AskedStep['action'][]

/** Marks all of the page, and does with the marked ones what at least one of them allows. */
export function BulkBar({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('alerts/page')
  const { alerts, selected, mark, askOf, take, userId } = inbox
  const { isBusy } = inbox.steps
  const allowing = (step: Alert['steps'][number]): Alert[] => selected.filter(({ steps }) => steps.includes(step))
  const assignable = allowing('assign')
  const wakeable = allowing('wake')
  return (
    <div className={classes.bulk} role="group" aria-label={t('bulk')}>
      <Checkbox
        size="xs"
        label={selected.length === 0 ? t('selectAll') : t('selected', { count: selected.length })}
        checked={selected.length === alerts.length && alerts.length > 0}
        indeterminate={selected.length > 0 && selected.length < alerts.length}
        onChange={(event) =>
          mark(
            alerts.map(({ id }) => id),
            event.currentTarget.checked,
          )
        }
      />
      {ASKED.map((action) => {
        const own = allowing(action)
        return own.length === 0 ? null : (
          <Button key={action} size="compact-xs" variant="default" disabled={isBusy} onClick={() => askOf(action, own)}>
            {t(`actions.${action}`)}
          </Button>
        )
      })}
      {assignable.length > 0 && (
        <Button
          size="compact-xs"
          variant="default"
          disabled={isBusy}
          onClick={() => void take(assignable, { action: 'assign', assigneeId: userId })}
        >
          {t('actions.assignMe')}
        </Button>
      )}
      {wakeable.length > 0 && (
        <Button
          size="compact-xs"
          variant="default"
          disabled={isBusy}
          onClick={() => void take(wakeable, { action: 'wake' })}
        >
          {t('actions.wake')}
        </Button>
      )}
    </div>
  )
}
