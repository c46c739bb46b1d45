import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { ToldAlert } from './told-alert.ts'

/** Streams that a user may have open at once. */
export const STREAMS_MAX = 5
/** Alerts of a page at most. */
export const EVENTS_PAGE_MAX = 1000

const digits = (pattern: RegExp) => z.string().regex(pattern)

/** A number, as text in digits alone: what merely reads as one (`1e3`, a blank) is no position. */
const Position = z.union([z.int().min(0), digits(/^\d{1,15}$/).transform(Number)])

/** The same where none may stand, as an empty text does, too. */
const AskedPosition = z
  .union([z.int().min(0), digits(/^\d{0,15}$/).transform((text) => (text === '' ? undefined : Number(text)))])
  .optional()

/**
 * What the reader cannot have received. `beyond-end`: a position was asked for that was not given yet, and reading goes on
 * from the end; `not-watched`: changes of companies that are watched now were heard before they were.
 */
const Gap = z.object({
  reason: z.enum(['beyond-end', 'not-watched']),
  /** After this position and up to that one. */
  after: z.number().int(),
  upTo: z.number().int(),
  /** Of `not-watched`: how many changes there were. */
  count: z.number().int().nullable(),
})
export type Gap = z.infer<typeof Gap>

export const streamAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/stream',
  access: 'Monitoring',
  kind: 'events',
  summary:
    'Own alerts as they are made, in the order of their positions; after `Last-Event-ID` or `after`, without either from now on',
  query: z.strictObject({ after: AskedPosition }),
  events: {
    /** The first: reading begins after this position. */
    ready: z.object({ after: z.number().int() }),
    alert: ToldAlert,
    gap: Gap,
  },
  eventId: Position,
  heartbeatMs: 15_000,
  retryMs: 3000,
  errors: ['alert-stream.too-many'],
})

export const listAlertEvents = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/events',
  access: 'Monitoring',
  kind: 'json',
  summary: 'The same in pages: own alerts after a position, the oldest first; ask again with `next`',
  query: z.strictObject({
    /** Left out: from the first on. */
    after: AskedPosition,
    limit: z.coerce.number().int().min(1).max(EVENTS_PAGE_MAX).default(100),
  }),
  answer: z.object({
    results: z.array(ToldAlert),
    gaps: z.array(Gap),
    /** Everything up to this position was told: ask after it next. */
    next: z.number().int(),
    /** There is more already. */
    hasMore: z.boolean(),
  }),
  errors: [],
})
