import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { TOLD_AS } from '@merleg/domain/monitoring-events'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate, MessageAnswer } from './fields.ts'

/** Companies of a notice that are listed one by one; the others are counted. */
export const NOTICE_COMPANIES_MAX = 200
/** Changes of a company that are listed one by one. */
export const NOTICE_CHANGES_MAX = 10
/** After so many mails in a row that failed for good no more are sent. */
export const FAILED_MAILS_MAX = 5

/** What changed of a company, in the caller's words. */
const NoticeEvent = z.object({
  title: z.string(),
  /** What it said until then and says now; null: nothing, not known, or not for the reader. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  importance: z.enum(EVENT_IMPORTANCES),
  toldAs: z.enum(TOLD_AS),
  occurredOn: IsoDate,
  /** Who told it; null where it was found by what is known. */
  source: z.string().nullable(),
  /** Where the report tells of it. */
  url: z.string(),
})
export type NoticeEvent = z.infer<typeof NoticeEvent>

const NoticeItem = z.object({
  companyNumber: z.string(),
  name: z.string(),
  address: z.string(),
  taxnumber: z.string(),
  url: z.string(),
  isMadeUp: z.boolean(),
  /** Sections of the report that tell of the changes. */
  sections: z.array(z.object({ name: z.string(), url: z.string() })),
  events: z.array(NoticeEvent),
  /** Changes, each of one or several events, that are not listed. */
  otherChanges: z.number().int(),
})
export type NoticeItem = z.infer<typeof NoticeItem>

export const getAlertNotice = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/alert/:id',
  access: 'Monitoring',
  kind: 'json',
  summary: 'What a mail of the monitoring was about; every user of the subscriber may open it for a year',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.object({
    title: z.string(),
    createdAt: z.iso.datetime(),
    items: z.array(NoticeItem),
    /** Companies with those that are not listed. */
    companyCount: z.number().int(),
  }),
  errors: ['alert-notice.not-found'],
})

export const getAlertMailState = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/mails',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Whether mails of the monitoring reach the user',
  answer: z.object({
    address: z.string(),
    /** Nobody is mailed at a demo account. */
    isDemo: z.boolean(),
    /** Since when none are sent any more, as too many in a row could not be delivered; null: they are sent. */
    stoppedAt: z.iso.datetime().nullable(),
  }),
  errors: [],
})

export const resumeAlertMails = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/mails/resume',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary: 'Send mails of the monitoring again after they could not be delivered; from now on',
  body: z.strictObject({}),
  answer: MessageAnswer,
  errors: [],
})

export const unsubscribeAlertMails = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/mails/unsubscribe',
  access: 'public',
  kind: 'json',
  summary: 'End the mails of the monitoring by the token of one of them; good for nothing else',
  body: z.strictObject({ token: z.uuid().max(36) }),
  answer: MessageAnswer,
  errors: ['alert-mails.unknown-token'],
})
