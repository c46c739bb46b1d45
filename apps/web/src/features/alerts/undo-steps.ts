import type { Alert } from '@merleg/contract/alert'
import type { AlertStep } from '@merleg/contract/alert-step'
import type { SeenAlert, StepResults } from './alerts.queries.ts'

/** What takes a step back: further steps, as what was done stays written. */
export type Undo = { alerts: readonly SeenAlert[]; step: AlertStep }

/** How steps that were taken can be taken back; nothing where they cannot. `before`: the alerts as they were. */
export function findUndo(step: AlertStep, before: readonly Alert[], { results }: StepResults): Undo[] {
  const taken = new Map(
    results.flatMap(({ id, outcome, version }) => (outcome === 'taken' && version !== null ? [[id, version]] : [])),
  )
  const changed = before.flatMap((alert) => {
    const version = taken.get(alert.id)
    return version === undefined ? [] : [{ id: alert.id, version, assignee: alert.assignee?.userId ?? null }]
  })
  if (changed.length === 0) return []
  switch (step.action) {
    case 'done':
      return [{ alerts: changed, step: { action: 'reopen', text: '' } }]
    case 'propose':
      return [{ alerts: changed, step: { action: 'return', text: '' } }]
    case 'snooze':
      return [{ alerts: changed, step: { action: 'wake' } }]
    case 'assign':
    case 'unassign':
      return [...Map.groupBy(changed, ({ assignee }) => assignee)].map(([assigneeId, alerts]) => ({
        alerts,
        step: assigneeId === null ? { action: 'unassign' } : { action: 'assign', assigneeId },
      }))
    case 'approve':
    case 'comment':
    case 'reopen':
    case 'return':
    case 'wake':
      return []
  }
}
