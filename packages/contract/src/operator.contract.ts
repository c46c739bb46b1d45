import { CORRECTION_NOTICES } from '@merleg/domain/corrections/correction-states'
import { MONITORING_LEVELS } from '@merleg/domain/monitoring-events'
import { z } from 'zod'
import { Correction } from './corrections.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate, NotificationAnswer } from './fields.ts'

/** Rows that a list of the operator shows at most; what is left out is told. */
export const OPERATOR_ROWS_MAX = 200
export const OPERATOR_TEXT_MAX_LENGTH = 5000
/** Of a report that is delivered: bytes. */
export const OPERATOR_FILE_MAX_BYTES = 20 * 1024 * 1024

const operator = { access: 'user', role: 'operator', kind: 'json' } as const
const ErrorsOfAll = ['operator.second-factor'] as const
const NumberParams = z.strictObject({ number: z.coerce.number().int().min(1).max(1_000_000_000_000) })
const OrderParams = z.strictObject({ orderNumber: z.string().max(40) })
const IdParams = z.strictObject({ id: z.uuid() })
const Text = z.string().trim().min(1).max(OPERATOR_TEXT_MAX_LENGTH)
const WhichQuery = z.strictObject({ state: z.enum(['open', 'all']).default('open') })

/** Newest so many; `isCut`: there are more. */
const list = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), isCut: z.boolean() })

const OperatorRequest = z.object({
  number: z.number().int(),
  kind: z.enum(['message', 'offer', 'top-up', 'trial']),
  askedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subscriber: z.string(),
  /** What is asked: a message, the module of an offer, account and amount of a top-up, the tax number of a trial. */
  text: z.string(),
  pageAddress: z.string().nullable(),
  answer: z.string().nullable(),
  doneAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
  /** A trial that nobody has decided: it is granted or refused. */
  isUndecidedTrial: z.boolean(),
})
export type OperatorRequest = z.infer<typeof OperatorRequest>

export const listOperatorRequests = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/requests',
  summary: 'What users and companies ask, the newest first',
  query: WhichQuery,
  answer: list(OperatorRequest),
  errors: [...ErrorsOfAll],
})

const requestErrors = ['request.not-found', 'request.done', 'request.trial-undecided'] as const

export const answerOperatorRequest = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/requests/:number/answer',
  summary: 'Mail an answer to whoever asked, and mark the request as done',
  params: NumberParams,
  body: z.strictObject({ text: Text }),
  answer: NotificationAnswer,
  errors: [...ErrorsOfAll, ...requestErrors],
})

export const finishOperatorRequest = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/requests/:number/done',
  summary: 'Nothing is left to do about a request; nobody is mailed',
  params: NumberParams,
  body: z.strictObject({ note: z.string().trim().max(2000) }),
  answer: NotificationAnswer,
  errors: [...ErrorsOfAll, ...requestErrors],
})

const OperatorCorrection = Correction.extend({
  reporter: z.string(),
  email: z.string(),
  /** Null of an objection by somebody without an account. */
  subscriber: z.string().nullable(),
})
export type OperatorCorrection = z.infer<typeof OperatorCorrection>

export const listOperatorCorrections = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/corrections',
  summary: 'Values that are said to be wrong, the newest first, with what was answered',
  query: WhichQuery,
  answer: list(OperatorCorrection),
  errors: [...ErrorsOfAll],
})

export const handleOperatorCorrection = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/corrections/:number',
  summary:
    'Answer a report of a wrong value, say that its source was asked, or decide on it; whoever made it is mailed',
  params: NumberParams,
  body: z.strictObject({ act: z.enum(CORRECTION_NOTICES), text: Text }),
  answer: NotificationAnswer,
  errors: [...ErrorsOfAll, 'correction.not-found', 'correction.closed', 'correction.no-person'],
})

export const downloadOperatorEvidence = defineEndpoint({
  access: 'user',
  role: 'operator',
  kind: 'file',
  method: 'GET',
  path: '/api/operator/corrections/:number/file',
  summary: 'The evidence of a report of a wrong value',
  params: NumberParams,
  errors: [...ErrorsOfAll, 'correction.not-found'],
})

const OperatorOrder = z.object({
  number: z.string(),
  kind: z.enum(['foreign', 'register']),
  state: z.enum(['ordered', 'delivered', 'cancelled', 'refunded']),
  orderedAt: z.iso.datetime(),
  deadline: IsoDate.nullable(),
  price: z.string(),
  subscriber: z.string(),
  orderedBy: z.string(),
  what: z.string(),
})
export type OperatorOrder = z.infer<typeof OperatorOrder>

export const listOperatorOrders = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/orders',
  summary: 'Orders that somebody has to see to, the oldest first',
  query: WhichQuery,
  answer: list(OperatorOrder),
  errors: [...ErrorsOfAll],
})

const orderErrors = ['international-order.not-found', 'order.wrong-state'] as const

export const handleOperatorOrder = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/orders/:orderNumber',
  summary:
    'Answer or cancel an order, or give its price back; an order of register documents is marked as delivered. Whoever ordered is mailed the text',
  params: OrderParams,
  body: z.strictObject({ act: z.enum(['answered', 'cancelled', 'refunded', 'delivered']), text: Text }),
  answer: NotificationAnswer,
  errors: [...ErrorsOfAll, ...orderErrors],
})

export const deliverOperatorOrder = defineEndpoint({
  access: 'user',
  role: 'operator',
  kind: 'upload',
  method: 'POST',
  path: '/api/operator/orders/:orderNumber/deliver',
  maxBytes: OPERATOR_FILE_MAX_BYTES,
  summary: 'Hand over a foreign report: it is stored, its price is charged, and whoever ordered is told',
  params: OrderParams,
  answer: NotificationAnswer,
  errors: [...ErrorsOfAll, ...orderErrors, 'order.file', 'request.too-large', 'request.unsupported-type'],
})

const OperatorSubscriber = z.object({
  id: z.string(),
  name: z.string(),
  claims: z.array(z.string()),
  level: z.enum(MONITORING_LEVELS),
  /** Null where it is no trial. */
  trialEndsAt: z.iso.datetime().nullable(),
  users: z.array(z.string()),
  watchedCount: z.number().int(),
  /** As text, one of each account. */
  balances: z.array(z.string()),
})
export type OperatorSubscriber = z.infer<typeof OperatorSubscriber>

export const listOperatorSubscribers = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/subscribers',
  summary: 'Subscribers with contract, users and credit, by name',
  query: z.strictObject({ name: z.string().trim().max(100).default('') }),
  answer: list(OperatorSubscriber),
  errors: [...ErrorsOfAll],
})

export const readOperatorSubscriber = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/subscribers/:id/read',
  summary:
    'The watch list or the searches of a subscriber, for a reason that its administrator sees in the audit trail',
  params: IdParams,
  body: z.strictObject({ what: z.enum(['watch-list', 'searches']), reason: z.string().trim().min(10).max(500) }),
  answer: list(z.object({ text: z.string(), who: z.string(), at: z.iso.datetime() })),
  errors: [...ErrorsOfAll, 'subscriber.not-found'],
})

const OperatorJob = z.object({
  id: z.string(),
  kind: z.string(),
  /** What it does, in the caller's language. */
  text: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  subscriber: z.string(),
  doneCount: z.number().int(),
  totalCount: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  failure: z.string().nullable(),
  isCancelAsked: z.boolean(),
})
export type OperatorJob = z.infer<typeof OperatorJob>

export const listOperatorJobs = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/jobs',
  summary: 'Long jobs with their progress, the newest first',
  query: WhichQuery,
  answer: list(OperatorJob),
  errors: [...ErrorsOfAll],
})

export const cancelOperatorJob = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/jobs/:id/cancel',
  summary: 'Ask a job to stop',
  params: IdParams,
  body: z.strictObject({}),
  answer: NotificationAnswer,
  errors: [...ErrorsOfAll, 'job.not-found'],
})

const OperatorMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number().int(),
  lastFailedAt: z.iso.datetime(),
  isGivenUp: z.boolean(),
  reason: z.string(),
})
export type OperatorMail = z.infer<typeof OperatorMail>

export const listOperatorMails = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/mails',
  summary: 'Mails that could not be sent, the last failure first',
  answer: list(OperatorMail),
  errors: [...ErrorsOfAll],
})

export const resendOperatorMail = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/mails/resend',
  summary: 'Put a mail that was given up into the queue again, while the queue still has it',
  body: z.strictObject({ id: z.string().min(1).max(200) }),
  answer: NotificationAnswer,
  errors: [...ErrorsOfAll, 'mail.not-kept'],
})

const OperatorSource = z.object({
  id: z.string(),
  publisher: z.string(),
  title: z.string(),
  isMadeUp: z.boolean(),
  /** Null: nothing was merged of it yet. */
  observedOn: IsoDate.nullable(),
  mergedAt: z.iso.datetime().nullable(),
  /** Of its newest batch. */
  readCount: z.number().int(),
  rejectedCount: z.number().int(),
  refusedBatches: z.number().int(),
})
export type OperatorSource = z.infer<typeof OperatorSource>

export const listOperatorSources = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/sources',
  summary: 'Sources with the day of their newest batch and what was rejected of it',
  answer: list(OperatorSource),
  errors: [...ErrorsOfAll],
})

const SecurityEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  event: z.string(),
  /** What happened, and what else there is to say, in the caller's language. */
  text: z.string(),
  user: z.string().nullable(),
  detail: z.string(),
})
export type SecurityEntry = z.infer<typeof SecurityEntry>

export const listSecurityEvents = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/security-events',
  summary: 'What happened to accounts within ninety days, the newest first',
  answer: list(SecurityEntry),
  errors: [...ErrorsOfAll],
})
