import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { MONITORING_EVENT_KINDS, MONITORING_LEVELS, TOLD_AS } from '@merleg/domain/monitoring-events'
import { z } from 'zod'
import { IsoDate } from './fields.ts'

const PublicEntry = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

const ToldEvent = z.object({
  /** Its place within the alert, from 0. */
  place: z.number().int(),
  kind: z.enum(MONITORING_EVENT_KINDS),
  /** Null of what no level tells, but a rule of one's own has asked for: other points within a band. */
  level: z.enum(MONITORING_LEVELS).nullable(),
  importance: z.enum(EVENT_IMPORTANCES),
  occurredOn: IsoDate,
  section: z.string(),
  /** `backdated`: it happened before what was told already; `corrected`: what was told before was wrong. */
  toldAs: z.enum(TOLD_AS),
  /** Public fields without personal data; null where there was nothing, or nothing of it may be told. */
  before: PublicEntry.nullable(),
  after: PublicEntry.nullable(),
})

/** An alert as other programs receive it: by webhook, as an event of the stream, or in a page. */
export const ToldAlert = z.object({
  /**
   * Without gaps over all subscribers, and growing: what one subscriber receives has gaps. A restored backup gives those after
   * it once more, to other alerts.
   */
  position: z.number().int(),
  companyId: z.string(),
  importance: z.enum(EVENT_IMPORTANCES),
  origin: z.string(),
  heardAt: z.iso.datetime(),
  /** Of rules of one's own that fired. */
  ruleIds: z.array(z.string()),
  /** How many events there are; of very many the first are listed. */
  eventCount: z.number().int(),
  events: z.array(ToldEvent),
  /** The report, for people. */
  reportUrl: z.url(),
})
export type ToldAlert = z.infer<typeof ToldAlert>

/** So many events of an alert are listed. */
export const TOLD_EVENTS_MAX = 20
