import {
  EXPORT_CELL_KINDS,
  EXPORT_COLUMN_NAMES,
  EXPORT_COLUMNS,
  EXPORT_OPTIONS,
  exportColumnRule,
  type ExportSelection,
  FIELD_GROUPS,
  listChosenColumns,
} from '@merleg/domain/list-export/export-columns'
import { EXPORT_FORMATS } from '@merleg/domain/list-export/export-size'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer } from './fields.ts'

/** Rows and price of a quote hold so long. */
export const QUOTE_MINUTES = 15
/** Days that the file of an export is kept; after them it is made again without being paid again. */
export const LIST_EXPORT_KEPT_DAYS = 30
export const LIST_EXPORT_MAX_ROWS = 1_000_000
/** Rows of a preview. */
export const PREVIEW_ROWS = 5
/** The latest exports that are listed. */
export const LISTED_EXPORTS = 50
/** In place of a value in a preview that is not bought yet. */
export const COVERED_VALUE = '•••'

const ACCESS = 'MarketingAdatok'

type Flags = { [Flag in keyof ExportSelection]: z.ZodDefault<z.ZodBoolean> }

function flags(): Flags {
  const columns = EXPORT_COLUMN_NAMES.map((name) => [
    name,
    z.boolean().default(exportColumnRule(name).isDefault ?? false),
  ])
  const options = EXPORT_OPTIONS.map((name) => [name, z.boolean().default(false)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not follow keys through `fromEntries`
  return Object.fromEntries([...columns, ...options]) as Flags
}

/** Flags of columns and options (spec part 1 §3 "Export selections"); those that are left out are as at first. */
export const ExportFlags = z.strictObject(flags())

/** What can be exported: at least a column. */
const ExportChoice = ExportFlags.refine((selected) => listChosenColumns(selected).length > 0, {
  params: { code: 'no-columns' },
})

const SearchParams = z.strictObject({ id: z.uuid() })
const ExportParams = z.strictObject({ id: z.uuid() })
const Selected = z.strictObject({ selected: ExportChoice })
const Format = z.enum(EXPORT_FORMATS)
/** In forints. */
const Amount = z.number().min(0)
const Count = z.number().int()

const GroupPrice = z.object({
  group: z.enum(FIELD_GROUPS),
  /** Companies of which a chosen column of the group has a value. */
  count: Count,
  /** Of them bought before: free. */
  ownedCount: Count,
  unitPrice: Amount,
  amount: Amount,
  saving: Amount,
})

const Calculation = z.object({
  phoneCount: Count,
  emailCount: Count,
  websiteCount: Count,
  count: Count,
  price: Amount,
  /** What was bought before would cost so much more. */
  saving: Amount,
  groups: z.array(GroupPrice),
  /** Companies that asked not to be contacted, or with such a signatory or owner: those fields are left empty. */
  optedOutCount: Count,
  /** About so large the file will be, in bytes. */
  fileBytes: z.record(Format, z.number()),
  /** May it be started: at a price above zero, or where everything was bought before. */
  canStart: z.boolean(),
  /** What can be spent, in forints. */
  balance: z.number(),
  /** Are prices among them that came with the program, and nobody has set yet? */
  hasDefaultPrices: z.boolean(),
  /** Rows and price as they are here, until then. */
  quoteId: z.uuid(),
  quoteExpiresAt: z.iso.datetime(),
  /** Of which state of the register the rows are. */
  asOf: z.iso.datetime(),
})
export type ExportCalculation = z.infer<typeof Calculation>

const PreviewColumn = z.object({ title: z.string(), kind: z.enum(EXPORT_CELL_KINDS) })

const Preview = z.object({
  columns: z.array(PreviewColumn),
  /** Null: not known. What is paid for and not bought yet is covered. */
  rows: z.array(z.array(z.union([z.string(), z.number()]).nullable())),
})
export type ExportPreview = z.infer<typeof Preview>

const State = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled'])

const ListExport = z.object({
  id: z.uuid(),
  searchId: z.uuid(),
  /** What was searched for. */
  title: z.string(),
  state: State,
  format: Format,
  columns: z.array(z.enum(keysOf(EXPORT_COLUMNS))),
  rowCount: Count,
  doneCount: Count,
  /** Held, or paid at most. */
  price: Amount,
  /** Null until it is delivered. */
  charged: Amount.nullable(),
  /** Of it what was given back; the list stays open. */
  refunded: Amount,
  /** By the quote; of a list that is delivered, what was really saved. */
  saving: Amount,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Is a mail sent when it is ready? Demo accounts get none. */
  isMailed: z.boolean(),
  /** What ended it, in the words of the caller; null where nothing did. */
  failure: z.string().nullable(),
  /** Somebody in it asked since not to be contacted, or may have: it is made anew instead of fetched, free of charge. */
  isOutdated: z.boolean(),
  /** Delivered, and which companies are in it is kept: the same ones can be had again from the data of today. */
  canBeMadeAgain: z.boolean(),
  /** Null before it is made, and once it is not kept any more. */
  file: z.object({ name: z.string(), bytes: z.number(), expiresAt: z.iso.datetime() }).nullable(),
})
export type ListExport = z.infer<typeof ListExport>

function keysOf<Key extends string>(of: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object that is not empty
  return Object.keys(of) as [Key, ...Key[]]
}

/** What may be refused wherever a list is worked out. */
const FOUND_ERRORS = [
  'saved-search.not-found',
  'place.not-found',
  'company.not-found',
  'list-export.no-price',
  'list-export.not-allowed',
  'list-export.too-many-rows',
] as const

export const calculateExport = defineEndpoint({
  method: 'POST',
  path: '/api/marketing/:id/export/calc',
  access: ACCESS,
  kind: 'json',
  isHeavy: true,
  summary: 'What the list of a saved marketing search holds and costs; freezes rows and price for 15 minutes',
  params: SearchParams,
  body: Selected,
  answer: Calculation,
  errors: FOUND_ERRORS,
})

export const previewExport = defineEndpoint({
  method: 'POST',
  path: '/api/marketing/:id/export/preview',
  access: ACCESS,
  kind: 'json',
  isHeavy: true,
  summary: 'The first five rows of the list; values that are paid for and not bought yet are covered',
  params: SearchParams,
  body: Selected,
  answer: Preview,
  errors: FOUND_ERRORS,
})

const Outcome = z.enum(['started', 'repeated', 'found'])
/** A new export was started, the same one had been started before, or a free list was found made. */
export type StartOutcome = z.infer<typeof Outcome>

const Started = MessageAnswer.extend({
  id: z.uuid(),
  outcome: Outcome,
  /** Held, or paid; nothing for what is found made, or came to nothing. */
  price: Amount,
})
export type StartedExport = z.infer<typeof Started>

/** What may be refused where an export is started. */
const START_ERRORS = [
  'credit.insufficient',
  'credit.key-reused',
  'list-export.nothing-to-sell',
  'list-export.quote-expired',
  'list-export.quote-not-found',
  'list-export.too-many-running',
  'list-export.too-many-today',
] as const

export const runExport = defineEndpoint({
  method: 'POST',
  path: '/api/marketing/:id/export/run',
  access: ACCESS,
  machine: false,
  kind: 'json',
  isHeavy: true,
  summary:
    'Starts an export: its price is held, and taken when the file is there. The same again within a minute or while it is made is the same, and what is free and was made within a day is its file; `outcome` tells which',
  params: SearchParams,
  body: Selected.extend({
    /** Of the calculation: its rows and price hold. Without it they are worked out now. */
    quoteId: z.uuid().max(36).optional(),
    format: Format.default('xlsx'),
    /** Of the intent: however often it arrives, one export is made. */
    key: z.uuid().max(36).optional(),
  }),
  answer: Started,
  errors: [...FOUND_ERRORS, ...START_ERRORS],
})

/** What may be refused where a list that was delivered is made again. */
const AGAIN_ERRORS = [
  'list-export.no-price',
  'list-export.not-allowed',
  'list-export.not-found',
  'list-export.not-kept',
  'list-export.too-many-rows',
] as const

export const calculateExportAgain = defineEndpoint({
  method: 'POST',
  path: '/api/list-exports/:id/again/calc',
  access: ACCESS,
  kind: 'json',
  isHeavy: true,
  summary:
    'What the same companies and columns cost from the data of today, whatever the search finds: nothing of what was bought; freezes rows and price for 15 minutes',
  params: ExportParams,
  body: z.strictObject({}),
  answer: Calculation,
  errors: AGAIN_ERRORS,
})

export const runExportAgain = defineEndpoint({
  method: 'POST',
  path: '/api/list-exports/:id/again/run',
  access: ACCESS,
  machine: false,
  kind: 'json',
  isHeavy: true,
  summary: 'Starts the export of the same companies and columns, as any export is started',
  params: ExportParams,
  body: z.strictObject({
    /** Of the calculation: its rows and price hold. */
    quoteId: z.uuid().max(36),
    format: Format.default('xlsx'),
    /** Of the intent: however often it arrives, one export is made. */
    key: z.uuid().max(36),
  }),
  answer: Started,
  errors: [...AGAIN_ERRORS, ...START_ERRORS],
})

export const listExports = defineEndpoint({
  method: 'GET',
  path: '/api/list-exports',
  access: ACCESS,
  kind: 'json',
  summary: 'The latest exports of the user, newest first, with how far they are',
  answer: z.object({ exports: z.array(ListExport) }),
  errors: ['list-export.not-allowed'],
})

export const getExport = defineEndpoint({
  method: 'GET',
  path: '/api/list-exports/:id',
  access: ACCESS,
  kind: 'json',
  summary: 'An export: progress, what was paid, and its file as long as that is kept',
  params: ExportParams,
  answer: ListExport,
  errors: ['list-export.not-allowed', 'list-export.not-found'],
})

export const cancelExport = defineEndpoint({
  method: 'POST',
  path: '/api/list-exports/:id/cancel',
  access: ACCESS,
  kind: 'json',
  summary: 'Stops an export within about a second; nothing is paid, and what was held is free again',
  params: ExportParams,
  body: z.strictObject({}),
  answer: z.object({ id: z.uuid() }),
  errors: ['list-export.not-allowed', 'list-export.not-found'],
})

export const downloadListExport = defineEndpoint({
  method: 'GET',
  path: '/api/list-exports/:id/file',
  access: ACCESS,
  kind: 'stream',
  summary:
    'The file of an export, as often as one likes while it is kept and nobody in it has asked since not to be contacted',
  params: ExportParams,
  errors: ['list-export.not-allowed', 'list-export.not-found', 'list-export.outdated', 'job.not-found'],
})
