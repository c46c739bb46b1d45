import type { Alert } from '@merleg/contract/alert'
import type { AlertStep } from '@merleg/contract/alert-step'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { SeenAlert, StepResults } from './alerts.queries.ts'

/** What takes a step back: further steps, as what was done stays written. */
export type Undo = { alerts: readonly SeenAlert[]; step: AlertStep }

type Taken = {
  /** The alerts as they were. */
  before: readonly Alert[]
  results: StepResults['results']
  /** In Hungary, YYYY-MM-DD. */
  today: string
}

/** How steps that were taken can be taken back so that alerts are as they were; nothing where they cannot. */
export function findUndo(step: AlertStep, { before, results, today }: Taken): Undo[] {
  const taken = new Map(
    results.flatMap(({ id, outcome, version }) => (outcome === 'taken' && version !== null ? [[id, version]] : [])),
  )
  const changed = before.flatMap((alert) => {
    const version = taken.get(alert.id)
    return version === undefined ? [] : [{ alert, id: alert.id, version }]
  })
  if (changed.length === 0) return []
  switch (step.action) {
    case 'done':
      return openAgain({ action: 'reopen', text: '' }, changed, today)
    case 'propose':
      return openAgain({ action: 'return', text: '' }, changed, today)
    case 'snooze':
      return toUndo(
        Map.groupBy(changed, ({ alert }) => snoozedDay(alert, today)),
        (until) => (until === null ? { action: 'wake' } : { action: 'snooze', until }),
      )
    case 'assign':
    case 'unassign':
      return toUndo(
        Map.groupBy(changed, ({ alert }) => alert.assignee?.userId ?? null),
        (assigneeId) => (assigneeId === null ? { action: 'unassign' } : { action: 'assign', assigneeId }),
      )
    case 'approve':
    case 'comment':
    case 'reopen':
    case 'return':
    case 'wake':
      return []
  }
}

type Changed = SeenAlert & { alert: Alert }

function toUndo<Key>(groups: ReadonlyMap<Key, readonly Changed[]>, stepOf: (key: Key) => AlertStep): Undo[] {
  return [...groups].map(([key, alerts]) => ({
    alerts: alerts.map(({ id, version }) => ({ id, version })),
    step: stepOf(key),
  }))
}

/** Opens alerts, and puts those aside that were put aside; a proposal that was decided over cannot be made anew. */
function openAgain(step: AlertStep, changed: readonly Changed[], today: string): Undo[] {
  const opened = changed.filter(({ alert }) => alert.state === 'open')
  if (opened.length === 0) return []
  const snoozed = Map.groupBy(
    // By then they have taken one step more.
    opened.map((each) => ({ ...each, version: each.version + 1 })),
    ({ alert }) => snoozedDay(alert, today),
  )
  return [
    ...toUndo(new Map([[null, opened]]), () => step),
    ...[...snoozed].flatMap(([until, alerts]) =>
      until === null ? [] : toUndo(new Map([[until, alerts]]), () => ({ action: 'snooze', until })),
    ),
  ]
}

/** The day until which an alert was put aside, where it is still to come. */
function snoozedDay({ snoozedUntil }: Alert, today: string): string | null {
  const day = snoozedUntil === null ? null : hungarianDayOf(new Date(snoozedUntil))
  return day !== null && day > today ? day : null
}
