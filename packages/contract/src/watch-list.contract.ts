import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import {
  LABEL_SEPARATOR,
  WATCH_IMPORTANCES,
  WATCH_LABEL_MAX_LENGTH,
  WATCH_LABELS_MAX,
  WATCH_NOTE_MAX_LENGTH,
} from '@merleg/domain/watch-list/watch-importance'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { BooleanText, MessageAnswer, NotificationAnswer } from './fields.ts'
import { LIST_MAX_BYTES } from './list-matching.contract.ts'
import { MatchRow } from './matching-rows.ts'
import { ListMeta, pagingQuery } from './paging.ts'
import { MonitoringLevelName, WATCH_ORDERS, WatchImport, WatchList } from './watched-rows.ts'

/** Companies that one call changes, and that are asked about at once. */
export const CHANGED_AT_ONCE = 10_000
export const ASKED_AT_ONCE = 100
/** Of a company so many of the last events are told. */
export const LAST_EVENTS = 3
/** Labels that are offered for filtering, the most used first. */
export const OFFERED_LABELS = 200
/** Days that an exported file is kept. */
export const EXPORT_KEPT_DAYS = 7

/** Files in which a watch list, and the example of an import, can be taken along. */
export const WATCH_FILES = ['xlsx', 'csv'] as const
export type WatchFile = (typeof WATCH_FILES)[number]

/** The eight digits of the tax number, or the report id (decisions 6). */
const CompanyKey = z.string().max(30).regex(REPORT_ID_PATTERN)
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
  .max(3200)
  .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
  .pipe(z.array(z.string().regex(REPORT_ID_PATTERN)).max(ASKED_AT_ONCE))

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
  summary: 'Watches a company, or ends it; a call that changes something, as specified: never made ahead or again',
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
  summary: 'Watches companies; those that are watched already stay as they are, unknown ones are left out and counted',
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
      /** In place of those there are. */
      labels: Labels.optional(),
      /** Beside those there are, and without these. */
      addLabels: Labels.optional(),
      removeLabels: Labels.optional(),
    })
    .refine(({ companyIds: _ids, ...changes }) => Object.values(changes).some((change) => change !== undefined), {
      path: ['importance'],
      params: { code: 'required' },
    }),
  answer: NotificationAnswer.extend({ changed: z.number().int() }),
  errors: ['watch-list.not-found', 'watch-list.too-many-labels'],
})

export const deleteWatched = defineEndpoint({
  method: 'DELETE',
  path: '/api/monitoring/:tax8',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Ends watching a company; for a day it can be restored',
  params: CompanyParams,
  answer: NotificationAnswer,
  errors: ['watch-list.not-found'],
})

export const removeWatched = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/remove',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Ends watching several companies; for a day they can be restored',
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

export const importWatched = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/import',
  access: 'Monitoring',
  kind: 'upload',
  isHeavy: true,
  maxBytes: LIST_MAX_BYTES,
  summary: 'Watches the companies of a list (XLSX or CSV): its rows are matched, and the certain ones added at once',
  answer: MessageAnswer.extend({ id: z.uuid() }),
  errors: [
    'list.empty',
    'list.encrypted',
    'list.old-format',
    'list.too-large-unpacked',
    'list.too-many-columns',
    'list.too-many-lists',
    'list.too-many-rows',
    'list.unreadable',
    'list-matching.no-columns',
    'request.too-large',
    'request.unsupported-type',
    'watch-import.running',
  ],
})

const ImportParams = z.strictObject({ id: z.uuid() })

export const getWatchImport = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/imports/:id',
  access: 'Monitoring',
  kind: 'json',
  summary: 'How far an import is, and what came of it',
  params: ImportParams,
  answer: WatchImport,
  errors: ['watch-import.not-found'],
})

export const cancelWatchImport = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/imports/:id/cancel',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Stops an import; nothing of it is watched then',
  params: ImportParams,
  body: z.strictObject({}),
  answer: MessageAnswer,
  errors: ['watch-import.not-found'],
})

export const getWatchImportRows = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/imports/:id/rows',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Rows of an import whose company is not certain, with candidates and reasons',
  params: ImportParams,
  query: z.strictObject(pagingQuery),
  answer: z.object({ rows: z.array(MatchRow), meta: ListMeta }),
  errors: ['watch-import.not-found'],
})

export const downloadImportExample = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/import/example',
  access: 'Monitoring',
  kind: 'file',
  summary: 'A list as it can be imported, with made-up rows',
  query: z.strictObject({ format: z.enum(WATCH_FILES).default('xlsx') }),
  errors: [],
})

export const exportWatched = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/export',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Begins to write the watch list into a file, of which a mail tells; one at a time, asked again it says so',
  query: z.strictObject({ format: z.enum(WATCH_FILES).default('xlsx') }),
  answer: MessageAnswer,
  errors: [],
})

export const downloadExport = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/exports/:id',
  access: 'Monitoring',
  kind: 'stream',
  summary: 'The file of a finished export of the user',
  params: ImportParams,
  errors: ['job.not-found'],
})
