import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { z } from 'zod'
import { dayField, pagingFields, textField, wordField } from '../../shared/address/search-fields.ts'
import type { AlertsQuery } from './alerts.queries.ts'

export const INBOX_VIEWS = ['open', 'mine', 'snoozed', 'proposed', 'done'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]
export const INBOX_GROUPS = ['company', 'day'] as const

/** The state of the inbox in its address. */
export const AlertsSearch = z.object({
  view: wordField(INBOX_VIEWS),
  group: wordField(INBOX_GROUPS),
  importance: wordField(EVENT_IMPORTANCES),
  /** `nobody`, or the id of a user. */
  assignee: z.literal('nobody').or(z.uuid()).optional().catch(undefined),
  company: z.string().regex(REPORT_ID_PATTERN).optional().catch(undefined),
  search: textField,
  since: dayField,
  /** The chosen one. */
  alert: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  ...pagingFields,
})
export type InboxSearch = z.infer<typeof AlertsSearch>

const OF_VIEW = {
  open: { state: 'open', snoozed: 'false' },
  mine: { state: 'open', snoozed: 'false', assignee: 'me' },
  snoozed: { state: 'open', snoozed: 'true' },
  proposed: { state: 'proposed' },
  done: { state: 'done', orderBy: 'decided' },
} as const satisfies Record<InboxView, AlertsQuery>

/** What is asked for; an empty search asks for everything. */
export function toAlertsQuery(search: InboxSearch, paging: { perPage: number; upTo: number | undefined }): AlertsQuery {
  const { view = 'open', group = 'company', importance, assignee, company, since, currentPage = 1 } = search
  const { perPage, upTo } = paging
  return {
    orderBy: group,
    ...(assignee === undefined ? {} : { assignee }),
    ...OF_VIEW[view],
    ...(importance === undefined ? {} : { importance }),
    ...(company === undefined ? {} : { company }),
    ...(search.search === undefined || search.search === '' ? {} : { search: search.search }),
    ...(since === undefined ? {} : { since }),
    ...(upTo === undefined ? {} : { upTo }),
    currentPage,
    perPage,
  }
}

/** Is anything left out that the view would show? */
export function isFiltered({ importance, assignee, company, search, since }: InboxSearch): boolean {
  return [importance, assignee, company, search, since].some((filter) => filter !== undefined && filter !== '')
}

export const NO_FILTER = {
  importance: undefined,
  assignee: undefined,
  company: undefined,
  search: undefined,
  since: undefined,
  currentPage: undefined,
} as const satisfies Partial<InboxSearch>
