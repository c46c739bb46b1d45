import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { ALERT_STATES } from '@merleg/domain/alert-steps'
import { FOUR_EYES_ACTIONS } from '@merleg/domain/four-eyes'
import { z } from 'zod'
import { Alert, AlertUser, Position, WholeAlert } from './alert.ts'
import { ALERTS_AT_ONCE, AlertStep } from './alert-step.ts'
import { defineEndpoint } from './endpoint.ts'
import { BooleanText, CompanyId, IsoDate, NotificationAnswer } from './fields.ts'
import { ListMeta, PAGE_SIZES, pagingQuery } from './paging.ts'

/** The home page shows five. */
const ALERT_PAGE_SIZES = [5, ...PAGE_SIZES] as const
/** More alerts than these are not counted. */
export const COUNTED_ALERTS_MAX = 10_000
/** Alerts that stand beside the statistics. */
export const RECENT_ALERTS = 5
/** Events of an alert that its line tells; the others are counted. */
export const TOLD_EVENTS = 2

const PositionText = z.coerce.number().pipe(Position)
const AlertParams = z.strictObject({ id: PositionText })

export const ALERT_ORDERS = ['newest', 'company', 'day', 'decided'] as const

const filters = {
  state: z.enum(ALERT_STATES).optional(),
  /** Put aside at this moment, or not. */
  snoozed: BooleanText.optional(),
  /** Whose it is: one's own, nobody's, or a colleague's. */
  assignee: z.enum(['me', 'nobody']).or(z.uuid()).optional(),
  importance: z.enum(EVENT_IMPORTANCES).optional(),
  company: CompanyId.optional(),
  /** Part of a name, present or former, or an identifier. */
  search: z.string().trim().min(1).max(200).optional(),
  /** Alerts made on this day or later. */
  since: IsoDate.optional(),
}

export const listAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/alerts',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Alerts of the subscriber; by company or day the worst first',
  query: z.strictObject({
    ...filters,
    orderBy: z.enum(ALERT_ORDERS).default('newest'),
    /** The last alert that is to be listed: what comes meanwhile moves nothing. */
    upTo: PositionText.optional(),
    currentPage: pagingQuery.currentPage,
    perPage: z.coerce
      .number()
      .refine((size) => ALERT_PAGE_SIZES.some((allowed) => allowed === size))
      .default(10),
  }),
  answer: z.object({
    results: z.array(Alert),
    meta: ListMeta.extend({
      /** False where there are at least `count`. */
      isCountExact: z.boolean(),
    }),
  }),
  errors: [],
})

const Counts = z.object({
  open: z.number().int(),
  mine: z.number().int(),
  snoozed: z.number().int(),
  proposed: z.number().int(),
  /** Open ones that came after the last one that the caller has. */
  newer: z.number().int(),
  /** The last alert of the subscriber, whatever its state; null where there is none. */
  newest: Position.nullable(),
})
export type AlertCounts = z.infer<typeof Counts>

export const countAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/alerts/count',
  access: 'Monitoring',
  kind: 'json',
  summary: 'How many alerts are open, and of those how many are mine, put aside and to be approved',
  query: z.strictObject({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
  answer: Counts,
  errors: [],
})

const ByImportance = z.object({ negative: z.number().int(), neutral: z.number().int(), positive: z.number().int() })

export const getAlertStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/alerts/statistics',
  access: 'Monitoring',
  kind: 'json',
  summary: 'What is watched, what came of it in the last days, what is open, and the newest alerts',
  answer: z.object({
    asOf: z.iso.datetime(),
    watchedCount: z.number().int(),
    last7Days: ByImportance,
    last30Days: ByImportance,
    openCount: z.number().int(),
    oldestOpen: z.object({ id: Position, createdAt: z.iso.datetime() }).nullable(),
    /** Which sources were read when: silence of a source is no statement that nothing happened. */
    basis: z.string(),
    /** The first page of all alerts, newest first: whoever shows figures shows these beside them. */
    recent: listAlerts.answer,
  }),
  errors: [],
})
export type AlertStatistics = z.infer<typeof getAlertStatistics.answer>

/** So many steps about the second pair of eyes are listed. */
export const FOUR_EYES_STEPS = 20

export const getAlertDesk = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/alerts/desk',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Who works on the alerts of the subscriber, and whether decisions want a second pair of eyes',
  answer: z.object({
    users: z.array(AlertUser),
    fourEyes: z.object({
      isOn: z.boolean(),
      /** Who wants to do without, and waits for another to agree. */
      proposal: z.object({ by: z.string(), isOwn: z.boolean() }).nullable(),
      /** Who said what about it when, the last first. */
      steps: z.array(z.object({ action: z.enum(FOUR_EYES_ACTIONS), by: z.string(), at: z.iso.datetime() })),
    }),
  }),
  errors: [],
})

export type FourEyes = z.infer<typeof getAlertDesk.answer>['fourEyes']

export const setFourEyes = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/alerts/desk/four-eyes',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary:
    'Says whether decisions of the subscriber on alerts want a second pair of eyes; to do without takes two users',
  body: z.strictObject({ isOn: z.boolean() }),
  answer: NotificationAnswer,
  errors: [],
})

export const getWholeAlert = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/alerts/:id',
  access: 'Monitoring',
  kind: 'json',
  summary: 'One alert with all its events, the rating then and now, and every step',
  params: AlertParams,
  answer: WholeAlert,
  errors: ['alert.not-found'],
})

export const takeAlertStep = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/alerts/:id/steps',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary: 'Takes a step about one alert; refused where it has changed since the caller saw it, but for a comment',
  params: AlertParams,
  body: z.strictObject({ version: z.number().int().min(1), step: AlertStep }),
  answer: WholeAlert,
  errors: [
    'alert.not-found',
    'alert.changed',
    'alert.wrong-state',
    'alert.four-eyes',
    'alert.own-proposal',
    'alert.no-deadline',
  ],
})

/** What became of a step about one of several alerts. */
export const STEP_OUTCOMES = [
  'taken',
  'not-found',
  'changed',
  'wrong-state',
  'four-eyes',
  'own-proposal',
  'no-deadline',
] as const
export type StepOutcome = (typeof STEP_OUTCOMES)[number]

export const takeAlertSteps = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/alerts/many/steps',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary: 'The same step about several alerts: those that allow it take it, the others say why not',
  body: z.strictObject({
    alerts: z
      .array(z.strictObject({ id: Position, version: z.number().int().min(1) }))
      .min(1)
      .max(ALERTS_AT_ONCE)
      .refine((alerts) => new Set(alerts.map(({ id }) => id)).size === alerts.length, { params: { code: 'repeated' } }),
    step: AlertStep,
  }),
  answer: z.object({
    notification: z.string(),
    results: z.array(
      z.object({
        id: Position,
        outcome: z.enum(STEP_OUTCOMES),
        /** Of those that took it, and of those that had changed: as they are now. */
        version: z.number().int().nullable(),
        /** Why not, in a sentence; null where the step was taken. */
        message: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
})
