/** Where the work on an alert stands; an open one may be put aside until a day. */
export const ALERT_STATES = ['open', 'proposed', 'done'] as const
export type AlertState = (typeof ALERT_STATES)[number]

/** What can be done about an alert. */
export const ALERT_ACTIONS = [
  'assign',
  'unassign',
  'comment',
  'propose',
  'approve',
  'return',
  'done',
  'reopen',
  'snooze',
  'wake',
] as const
export type AlertAction = (typeof ALERT_ACTIONS)[number]

/** The same as it is told afterwards. */
export const TAKEN_ACTIONS = [
  'assigned',
  'unassigned',
  'commented',
  'proposed',
  'approved',
  'returned',
  'done',
  'reopened',
  'snoozed',
  'woken',
] as const
export type TakenAction = (typeof TAKEN_ACTIONS)[number]

export const TAKEN: Readonly<Record<AlertAction, TakenAction>> = {
  assign: 'assigned',
  unassign: 'unassigned',
  comment: 'commented',
  propose: 'proposed',
  approve: 'approved',
  return: 'returned',
  done: 'done',
  reopen: 'reopened',
  snooze: 'snoozed',
  wake: 'woken',
}

/** An alert can be put aside for so many days. */
export const SNOOZE_DAYS_MAX = 400

/** What decides which steps an alert allows. */
export type AlertStanding = {
  state: AlertState
  assigneeId: string | null
  isSnoozed: boolean
  proposedBy: string | null
}
/** Who decides, and whether decisions of the subscriber want a second pair of eyes. */
export type Decider = { userId: string; hasFourEyes: boolean }

/**
 * Why a step cannot be taken. `four-eyes`: it is to be proposed, and approved by another; `own-proposal`: who proposed it
 * cannot approve it.
 */
export type StepRefusal = 'wrong-state' | 'four-eyes' | 'own-proposal'

/** Why an alert does not allow a step; null where it does. */
export function findStepRefusal(action: AlertAction, alert: AlertStanding, decider: Decider): StepRefusal | null {
  const { state, assigneeId, isSnoozed, proposedBy } = alert
  const onlyIf = (isAllowed: boolean): StepRefusal | null => (isAllowed ? null : 'wrong-state')
  switch (action) {
    case 'comment':
      return null
    case 'assign':
      return onlyIf(state !== 'done')
    case 'unassign':
      return onlyIf(state !== 'done' && assigneeId !== null)
    case 'propose':
      return onlyIf(state === 'open')
    case 'return':
      return onlyIf(state === 'proposed')
    case 'approve':
      if (state !== 'proposed') return 'wrong-state'
      return proposedBy === decider.userId ? 'own-proposal' : null
    case 'done':
      if (state === 'done') return 'wrong-state'
      return decider.hasFourEyes ? 'four-eyes' : null
    case 'reopen':
      return onlyIf(state === 'done')
    case 'snooze':
      return onlyIf(state === 'open')
    case 'wake':
      return onlyIf(state === 'open' && isSnoozed)
  }
}

/** The steps that an alert allows to somebody; proposing only where a second pair of eyes is wanted. */
export function listPossibleSteps(alert: AlertStanding, decider: Decider): AlertAction[] {
  return ALERT_ACTIONS.filter(
    (action) => findStepRefusal(action, alert, decider) === null && (action !== 'propose' || decider.hasFourEyes),
  )
}

/** What a decision makes of an alert; what is left out stays. */
export type DecidedAlert = {
  state?: AlertState
  assigneeId?: string | null
  snoozedUntil?: Date | null
  proposedBy?: string | null
  decidedBy?: string | null
  decidedAt?: Date | null
}

/** What a step that is allowed makes of an alert. `assigneeId`, `snoozedUntil`: of the steps that name them. */
export function applyStep(
  action: AlertAction,
  {
    userId,
    now,
    assigneeId,
    snoozedUntil,
  }: { userId: string; now: Date; assigneeId: string | null; snoozedUntil: Date | null },
): DecidedAlert {
  switch (action) {
    case 'comment':
      return {}
    case 'assign':
      return { assigneeId }
    case 'unassign':
      return { assigneeId: null }
    case 'propose':
      return { state: 'proposed', proposedBy: userId, snoozedUntil: null }
    case 'approve':
      return { state: 'done', decidedBy: userId, decidedAt: now }
    case 'return':
      return { state: 'open', proposedBy: null }
    case 'done':
      // Decided alone: whoever had proposed it is no second pair of eyes.
      return { state: 'done', proposedBy: null, decidedBy: userId, decidedAt: now, snoozedUntil: null }
    case 'reopen':
      return { state: 'open', proposedBy: null, decidedBy: null, decidedAt: null }
    case 'snooze':
      return { snoozedUntil }
    case 'wake':
      return { snoozedUntil: null }
  }
}
