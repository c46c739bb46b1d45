import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { ALERT_ACTIONS, ALERT_STATES, TAKEN_ACTIONS } from '@merleg/domain/alert-steps'
import { TOLD_AS } from '@merleg/domain/monitoring-events'
import { z } from 'zod'
import { IsoDate, NameLink, ShownRating, StatusBadge } from './fields.ts'

/** The place of an alert among all that was heard, which is its id. */
export const Position = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** A user of the subscriber. */
export const AlertUser = z.object({ userId: z.uuid(), name: z.string() })

/** How much the subscriber has told that a company matters; null where it is not watched any more. */
const WatchImportance = z.enum(['none', 'partner', 'low', 'medium', 'high']).nullable()

const AlertEvent = z.object({
  /** What happened, in the words of the trade. */
  title: z.string(),
  /** What it said until then and what it says now; null: nothing, not known, or without the right to see it. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  importance: z.enum(EVENT_IMPORTANCES),
  /** `backdated`: it happened before what had been told already; `corrected`: what was told was wrong. */
  toldAs: z.enum(TOLD_AS),
  /** The day on which it happened. */
  on: IsoDate,
  /** Its very place in the report. */
  url: z.string(),
})
export type AlertEvent = z.infer<typeof AlertEvent>

export const Alert = z.object({
  id: Position,
  /** Counts the steps: who decides says what he has seen. */
  version: z.number().int(),
  company: z.object({
    id: z.string(),
    name: NameLink,
    status: StatusBadge.nullable(),
    importance: WatchImportance,
    isMadeUp: z.boolean(),
  }),
  importance: z.enum(EVENT_IMPORTANCES),
  /** Did a rule of the subscriber's own ask for it? */
  isByRule: z.boolean(),
  /** Names of the rules that did, as far as they are kept. */
  ruleNames: z.array(z.string()),
  /** Who told it; null where it was found by what is known. */
  source: z.string().nullable(),
  /** When the register heard of it, and when the alert was made. */
  heardAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** The first of its events, the worst before others. */
  events: z.array(AlertEvent),
  eventCount: z.number().int(),
  state: z.enum(ALERT_STATES),
  assignee: AlertUser.nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
  proposedBy: AlertUser.nullable(),
  decidedBy: AlertUser.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** What the caller can do about it. */
  steps: z.array(z.enum(ALERT_ACTIONS)),
})
export type Alert = z.infer<typeof Alert>

const RatingThen = ShownRating.extend({ asOf: IsoDate })
const TakenStep = z.object({
  action: z.enum(TAKEN_ACTIONS),
  user: AlertUser,
  takenAt: z.iso.datetime(),
  text: z.string(),
  assignee: AlertUser.nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
})
export type TakenStep = z.infer<typeof TakenStep>

export const WholeAlert = Alert.extend({
  /** In force when the change was heard, and now; null where none is known. */
  rating: z.object({ atEvent: RatingThen.nullable(), now: RatingThen.nullable(), isByOtherModel: z.boolean() }),
  /** Every step, the oldest first. */
  history: z.array(TakenStep),
  /** By when the company has to publish its next accounts; null where it is not known. */
  filingDeadline: IsoDate.nullable(),
})
export type WholeAlert = z.infer<typeof WholeAlert>
