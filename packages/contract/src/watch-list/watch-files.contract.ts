import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, MessageAnswer } from '../fields.ts'
import { LIST_MAX_BYTES } from '../list-matching.contract.ts'
import { MatchRow } from '../matching-rows.ts'
import { ListMeta, pagingQuery } from '../paging.ts'
import { WatchImport } from '../watched-rows.ts'

/** Days that an exported file is kept. */
export const EXPORT_KEPT_DAYS = 7

/** Files in which a watch list, and the example of an import, can be taken along. */
export const WATCH_FILES = ['xlsx', 'csv'] as const
export type WatchFile = (typeof WATCH_FILES)[number]

export const importWatched = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/import',
  access: 'Monitoring',
  kind: 'upload',
  isHeavy: true,
  maxBytes: LIST_MAX_BYTES,
  summary:
    'Watches the companies of a list (XLSX or CSV): its rows are matched, and the certain ones added at once with what the list notes of them; what is noted of them already stays',
  query: z.strictObject({
    /** Note and importance of the list come in the place of what is noted already; where it has none, that stays. */
    replaceNotes: BooleanText.optional(),
  }),
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

export const cancelWatchExport = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/exports/:id/cancel',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Stops an export of the user; there is no file of it then',
  params: ImportParams,
  body: z.strictObject({}),
  answer: MessageAnswer,
  errors: ['job.not-found'],
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
