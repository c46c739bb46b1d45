import { ROW_GRADES } from '@merleg/domain/list-matching/row-grading'
import { z } from 'zod'
import { defineEndpoint, type Access } from './endpoint.ts'
import { ROW_FILTERS } from './address-words.ts'
import { CompanyId } from './fields.ts'
import { Decision, MatchRow, Role } from './matching-rows.ts'
import { ListMeta, pagingQuery } from './paging.ts'

/** Of an uploaded list: bytes, rows without the heading, columns; lists a user has at a time; days it is kept. */
export const LIST_MAX_BYTES = 10 * 1024 * 1024
export const LIST_MAX_ROWS = 10_000
export const LIST_MAX_COLUMNS = 60
export const LISTS_MAX = 30
export const LIST_KEPT_DAYS = 42
/** Rows that one call matches at once. */
export const MATCH_CALL_MAX_ROWS = 100
/** In which the result of a list can be taken along. */
export const LIST_FILES = ['xlsx', 'csv'] as const

/** Matching lists belongs to marketing and to detailed search alike. */
const ACCESS = ['Reszleteskereso', 'MarketingAdatok'] as const satisfies Access

const ListParams = z.strictObject({ id: z.uuid() })
const RowParams = ListParams.extend({ row: z.coerce.number().int().min(1).max(1_000_000) })

const ListState = z.enum(['draft', 'waiting', 'running', 'done', 'failed', 'cancelled'])

const ListHead = z.object({
  id: z.string(),
  fileName: z.string(),
  state: ListState,
  /** Without the heading. */
  rowCount: z.number().int(),
  doneCount: z.number().int(),
  createdAt: z.iso.datetime(),
  /** It is deleted by itself then. */
  expiresAt: z.iso.datetime(),
})
export type ListHead = z.infer<typeof ListHead>

const GradeCount = z.object({
  grade: z.enum(ROW_GRADES),
  count: z.number().int(),
  /** Of them nobody has decided yet. */
  openCount: z.number().int(),
})

const MatchingList = ListHead.extend({
  hasHeading: z.boolean(),
  /** What each column holds. */
  roles: z.array(Role.nullable()),
  /** The heading, where there is one. */
  firstRow: z.array(z.string()),
  /** The rows after it. */
  preview: z.array(z.array(z.string())),
  counts: z.array(GradeCount),
  /** Rows whose company is certain or decided. */
  matchedCount: z.number().int(),
  /** Code of the refusal that ended the job, in the words of the caller. */
  failure: z.string().nullable(),
})
export type MatchingList = z.infer<typeof MatchingList>

export const listMatchingLists = defineEndpoint({
  method: 'GET',
  path: '/api/list-matching/lists',
  access: ACCESS,
  kind: 'json',
  summary: 'Own lists, newest first, with how far their matching is',
  answer: z.object({ lists: z.array(ListHead) }),
  errors: [],
})

export const uploadMatchingList = defineEndpoint({
  method: 'POST',
  path: '/api/list-matching/lists',
  access: ACCESS,
  kind: 'upload',
  isHeavy: true,
  maxBytes: LIST_MAX_BYTES,
  summary: 'Upload a list of companies (XLSX or CSV); its columns are guessed, nothing is matched yet',
  answer: z.object({ id: z.string() }),
  errors: [
    'list.empty',
    'list.encrypted',
    'list.old-format',
    'list.too-large-unpacked',
    'list.too-many-columns',
    'list.too-many-lists',
    'list.too-many-rows',
    'list.unreadable',
    'request.too-large',
    'request.unsupported-type',
  ],
})

export const getMatchingList = defineEndpoint({
  method: 'GET',
  path: '/api/list-matching/lists/:id',
  access: ACCESS,
  kind: 'json',
  summary: 'A list: its columns, first rows, progress and how many rows have each grade',
  params: ListParams,
  answer: MatchingList,
  errors: ['list-matching.not-found'],
})

export const runListMatching = defineEndpoint({
  method: 'POST',
  path: '/api/list-matching/lists/:id/run',
  access: ACCESS,
  kind: 'json',
  summary: 'Match a list by these columns; former results and decisions are dropped',
  params: ListParams,
  body: z.strictObject({ hasHeading: z.boolean(), roles: z.array(Role.nullable()).max(LIST_MAX_COLUMNS) }),
  answer: z.object({ id: z.string() }),
  errors: [
    'list-matching.not-found',
    'list-matching.no-columns',
    'list-matching.running',
    'list.empty',
    'list.too-many-rows',
  ],
})

export const cancelListMatching = defineEndpoint({
  method: 'POST',
  path: '/api/list-matching/lists/:id/cancel',
  access: ACCESS,
  kind: 'json',
  summary: 'Stop the matching of a list; what is matched by then stays',
  params: ListParams,
  body: z.strictObject({}),
  answer: z.object({ id: z.string() }),
  errors: ['list-matching.not-found'],
})

export const deleteMatchingList = defineEndpoint({
  method: 'DELETE',
  path: '/api/list-matching/lists/:id',
  access: ACCESS,
  kind: 'json',
  summary: 'Delete a list with its rows, results and decisions at once',
  params: ListParams,
  answer: z.object({ id: z.string() }),
  errors: ['list-matching.not-found'],
})

export const getMatchingRows = defineEndpoint({
  method: 'GET',
  path: '/api/list-matching/lists/:id/rows',
  access: ACCESS,
  kind: 'json',
  summary: 'Matched rows with candidates, reasons and decisions, in the order of the list',
  params: ListParams,
  query: z.strictObject({
    filter: z.enum(ROW_FILTERS).optional(),
    /** `readAt` of the first page: what was decided since stays where it was, though its filter no longer finds it. */
    decidedSince: z.iso.datetime().optional(),
    ...pagingQuery,
  }),
  answer: z.object({ rows: z.array(MatchRow), meta: ListMeta, readAt: z.iso.datetime() }),
  errors: ['list-matching.not-found'],
})

export const decideMatchingRow = defineEndpoint({
  method: 'POST',
  path: '/api/list-matching/lists/:id/rows/:row/decision',
  access: ACCESS,
  kind: 'json',
  summary: 'Decide which company a row means, that it means none, or take the decision back',
  params: RowParams,
  body: z
    .strictObject({ decision: Decision, companyId: CompanyId.nullable() })
    .refine(({ decision, companyId }) => (decision === 'company') === (companyId !== null), { path: ['companyId'] }),
  answer: MatchRow,
  errors: ['company.not-found', 'list-matching.not-found', 'list-matching.row-not-found'],
})

export const getMatchedCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/list-matching/lists/:id/companies',
  access: ACCESS,
  kind: 'json',
  summary: 'Ids of the companies of a list that are certain or decided, each once',
  params: ListParams,
  answer: z.object({ companyIds: z.array(z.string()) }),
  errors: ['list-matching.not-found'],
})

export const downloadMatchingList = defineEndpoint({
  method: 'GET',
  path: '/api/list-matching/lists/:id/file',
  access: ACCESS,
  kind: 'file',
  isHeavy: true,
  summary: 'The uploaded columns with the company, grade, reasons and decision of each row',
  params: ListParams,
  query: z.strictObject({ format: z.enum(LIST_FILES) }),
  errors: ['list-matching.not-found', 'list-matching.not-matched'],
})

const text = (max: number) => z.string().trim().max(max).optional()

export const matchCompanies = defineEndpoint({
  method: 'POST',
  path: '/api/list-matching/match',
  access: ACCESS,
  kind: 'json',
  isHeavy: true,
  summary: 'Match up to 100 rows at once: candidates with grades and reasons, in the order of the rows',
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          taxNumber: text(40),
          registerNumber: text(40),
          name: text(300),
          zip: text(20),
          settlement: text(100),
          street: text(200),
          address: text(300),
          country: text(60),
        }),
      )
      .min(1)
      .max(MATCH_CALL_MAX_ROWS),
  }),
  answer: z.object({
    rows: z.array(MatchRow.pick({ grade: true, notes: true, candidates: true })),
  }),
  errors: [],
})
