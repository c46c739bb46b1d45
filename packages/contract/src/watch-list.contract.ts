import { REPORT_ID_MAX_LENGTH } from '@merleg/domain/report-id'
import {
  LABEL_SEPARATOR,
  WATCH_IMPORTANCES,
  WATCH_LABEL_MAX_LENGTH,
  WATCH_LABELS_MAX,
  WATCH_NOTE_MAX_LENGTH,
} from '@merleg/domain/watch-list/watch-importance'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { BooleanText, CompanyId, NotificationAnswer } from './fields.ts'
import { pagingQuery } from './paging.ts'
import { WATCH_ORDERS } from './address-words.ts'
import { MonitoringLevelName, WatchList } from './watched-rows.ts'

/** Companies that one call changes, and that are asked about at once. */
export const CHANGED_AT_ONCE = 10_000
export const ASKED_AT_ONCE = 100
/** Of a company so many of the last events are told. */
export const LAST_EVENTS = 3
/** Labels that are offered for filtering, the most used first. */
export const OFFERED_LABELS = 200

/** The eight digits of the tax number, or the report id (decisions 6). */
const CompanyKey = CompanyId
const CompanyParams = z.strictObject({ tax8: CompanyKey })
const CompanyIds = z.array(CompanyKey).min(1).max(CHANGED_AT_ONCE)
const Label = z
  .string()
  .trim()
  .min(1)
  .max(WATCH_LABEL_MAX_LENGTH)
  .refine((label) => !LABEL_SEPARATOR.test(label), { params: { code: 'separator' } })
const Labels = z.array(Label).max(WATCH_LABELS_MAX)

const filterQuery = {
  search: z.string().trim().max(200).optional(),
  importance: z.enum(WATCH_IMPORTANCES).optional(),
  label: Label.optional(),
}

export const listWatched = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Watched companies of the subscriber with rating, credit limit and last events; by name unless told',
  query: z.strictObject({
    orderBy: z.enum(WATCH_ORDERS).default('name'),
    order: z.enum(['asc', 'desc']).default('asc'),
    ...filterQuery,
    ...pagingQuery,
  }),
  answer: WatchList,
  errors: [],
})

export const listWatchedIds = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/ids',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Ids of all watched companies that the filters leave, to change them at once',
  query: z.strictObject(filterQuery),
  answer: z.object({ companyIds: z.array(z.string()), isAll: z.boolean() }),
  errors: [],
})

/** Ids of companies with commas between. */
const AskedIds = z
  .string()
  .max(ASKED_AT_ONCE * (REPORT_ID_MAX_LENGTH + 1))
  .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
  .pipe(z.array(CompanyId).max(ASKED_AT_ONCE))

export const listWatchStates = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/states',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Which of some companies are watched',
  query: z.strictObject({ companies: AskedIds }),
  answer: z.object({ watched: z.array(z.string()) }),
  errors: [],
})

export const toggleWatched = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/:tax8/toggle',
  access: 'Monitoring',
  kind: 'json',
  summary:
    'Watches a company, with what was noted of it where it was removed within a day, or ends it; a call that changes something, as specified: never made ahead or again',
  params: CompanyParams,
  /** What it shall come to: whoever sees an older state ends no watch that a colleague has begun. */
  query: z.strictObject({ wanted: BooleanText.optional() }),
  answer: z.object({
    notification: z.string(),
    notificationColor: z.enum(['good', 'inactive']),
    /** Is it watched now? */
    state: z.boolean(),
  }),
  errors: ['company.not-found', 'watch-list.too-many'],
})

export const addWatched = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/add',
  access: 'Monitoring',
  kind: 'json',
  summary:
    'Watches companies; those that are watched already stay as they are, those removed within a day have again what was noted of them, unknown ones are left out and counted',
  body: z.strictObject({ companyIds: CompanyIds }),
  answer: NotificationAnswer.extend({
    added: z.number().int(),
    known: z.number().int(),
    unknown: z.number().int(),
  }),
  errors: ['watch-list.too-many'],
})

export const updateWatched = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/update',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Importance, note and labels of one or many watched companies; what is not named stays',
  body: z
    .strictObject({
      companyIds: CompanyIds,
      importance: z.enum(WATCH_IMPORTANCES).optional(),
      note: z.string().trim().max(WATCH_NOTE_MAX_LENGTH).optional(),
      /** The note over which it was written: where another is there by now, nothing is changed. */
      seenNote: z.string().max(WATCH_NOTE_MAX_LENGTH).optional(),
      /** In place of those there are. */
      labels: Labels.optional(),
      /** Beside those there are, and without these. */
      addLabels: Labels.optional(),
      removeLabels: Labels.optional(),
    })
    .refine(
      ({ companyIds: _ids, seenNote: _seen, ...changes }) =>
        Object.values(changes).some((change) => change !== undefined),
      {
        path: ['importance'],
        params: { code: 'required' },
      },
    ),
  answer: NotificationAnswer.extend({ changed: z.number().int() }),
  errors: ['watch-list.not-found', 'watch-list.note-changed', 'watch-list.too-many-labels'],
})

export const deleteWatched = defineEndpoint({
  method: 'DELETE',
  path: '/api/monitoring/:tax8',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Ends watching a company; for a day it can be restored, or added again with what was noted of it',
  params: CompanyParams,
  answer: NotificationAnswer,
  errors: ['watch-list.not-found'],
})

export const removeWatched = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/remove',
  access: 'Monitoring',
  kind: 'json',
  summary:
    'Ends watching several companies; for a day they can be restored, or added again with what was noted of them',
  body: z.strictObject({ companyIds: CompanyIds }),
  answer: NotificationAnswer.extend({ removed: z.array(z.string()) }),
  errors: ['watch-list.not-found'],
})

export const restoreWatched = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/restore',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Takes back that companies were removed, with their importance, note and labels',
  body: z.strictObject({ companyIds: CompanyIds }),
  answer: NotificationAnswer,
  errors: ['watch-list.not-found', 'watch-list.too-many'],
})

export const listMonitoringLevels = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/levels',
  access: 'Monitoring',
  kind: 'json',
  summary: 'The level of the subscriber, and which events each level tells of beside those of the level below',
  answer: z.object({
    monitoringLevel: MonitoringLevelName,
    isNegativeOnly: z.boolean(),
    levels: z.array(
      z.object({
        level: MonitoringLevelName,
        events: z.array(z.object({ key: z.string(), title: z.string(), isNegative: z.boolean() })),
      }),
    ),
  }),
  errors: [],
})
