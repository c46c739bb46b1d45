import type { Alert } from '@merleg/contract/alert'
import type { InboxAction } from './inbox-keys.ts'
import type { Inbox } from './use-inbox.ts'

/** The field of a new comment, which a key goes to. */
export const COMMENT_FIELD = 'alert-comment'

/** Does what a key says: with the marked alerts, or the chosen one where none is marked. */
export function actOnInbox(inbox: Inbox, action: InboxAction): void {
  const { alerts, selected, chosen, marked, choose, mark, help, steps, take, askOf, userId } = inbox
  const on = selected.length > 0 ? selected : chosen === undefined ? [] : [chosen]
  const can = (step: Alert['steps'][number]): Alert[] => on.filter((alert) => alert.steps.includes(step))
  if (action === 'next' || action === 'previous') return choose(stepTo(alerts, chosen?.id, action === 'next' ? 1 : -1))
  if (action === 'help') return help.setIsOpen(!help.isOpen)
  if (action === 'undo') return void steps.undo()
  if (action === 'select') return chosen && mark([chosen.id], !marked.has(chosen.id))
  if (action === 'comment') return document.getElementById(COMMENT_FIELD)?.focus()
  if (steps.isBusy) return
  if (action === 'assign') return void take(can('assign'), { action: 'assign', assigneeId: userId })
  if (action === 'snooze') return askOf('snooze', can('snooze'))
  askOf(can('done').length > 0 ? 'done' : 'propose', can('done').length > 0 ? can('done') : can('propose'))
}

function stepTo(alerts: readonly Alert[], id: number | undefined, by: number): number | undefined {
  const index = alerts.findIndex((alert) => alert.id === id)
  if (index === -1) return alerts[0]?.id
  return alerts[Math.min(alerts.length - 1, Math.max(0, index + by))]?.id
}
