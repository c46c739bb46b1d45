import { DEFAULT_LOSS_SHARE } from '@merleg/domain/portfolio/exposure'
import { PORTFOLIO_DIMENSIONS } from '@merleg/domain/portfolio/portfolio-member'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import { MOVE_CAUSES, MOVE_COLUMNS, MOVE_ROWS } from '@merleg/domain/portfolio/portfolio-moves'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate, NameLink, ShownRating, StatusBadge } from './fields.ts'
import { ListMeta, pagingQuery } from './paging.ts'
import { Exposure } from './portfolio-exposure.ts'
import { PrintDocument } from './report/print.contract.ts'

/** Of an uploaded list of receivables; its rows are limited as those of other lists are. */
export const RECEIVABLES_MAX_BYTES = 10 * 1024 * 1024
/** Companies that are rated anew for a comparison of two days at most; beyond it the causes of moves are not told. */
export const RATED_ANEW_MAX = 10_000
/** Companies of a portfolio that are shown at most. */
export const PORTFOLIO_MAX = 20_000
/** Rows of each table of the largest. */
export const LARGEST_COUNT = 10

const ACCESS = 'Monitoring'

/** Which companies, which two days (a month before today and today unless told), and what is lost of a claim in percent. */
export const portfolioQuery = {
  importance: z.enum(WATCH_IMPORTANCES).optional(),
  label: z.string().trim().min(1).max(100).optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  lossShare: z.coerce
    .number()
    .min(1)
    .max(100)
    .default(DEFAULT_LOSS_SHARE * 100),
}
const PortfolioQuery = z.strictObject(portfolioQuery)
export type PortfolioQuery = z.output<typeof PortfolioQuery>

const Part = z.object({ key: z.string(), label: z.string(), count: z.number().int(), share: z.number() })
export type PortfolioPart = z.infer<typeof Part>

const Spread = z.object({ key: z.enum(PORTFOLIO_DIMENSIONS), title: z.string(), parts: z.array(Part) })
export type PortfolioSpread = z.infer<typeof Spread>

const causes = {
  company: z.number().int(),
  model: z.number().int(),
  both: z.number().int(),
  unknown: z.number().int(),
} satisfies Record<(typeof MOVE_CAUSES)[number], z.ZodType>

const Moves = z.object({
  from: IsoDate,
  to: IsoDate,
  rows: z.array(z.object({ key: z.enum(MOVE_ROWS), label: z.string(), count: z.number().int() })),
  columns: z.array(z.object({ key: z.enum(MOVE_COLUMNS), label: z.string(), count: z.number().int() })),
  /** Those with companies. */
  cells: z.array(
    z.object({ row: z.enum(MOVE_ROWS), column: z.enum(MOVE_COLUMNS), count: z.number().int(), ...causes }),
  ),
  causes: z.array(
    z.object({ key: z.enum(MOVE_CAUSES), label: z.string(), about: z.string(), count: z.number().int() }),
  ),
  /** Companies of both days by band: then, then by the model of the last day, and on the last day. */
  stages: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      before: z.number().int(),
      between: z.number().int(),
      after: z.number().int(),
    }),
  ),
  /** Does a different model stand behind any of the ratings? */
  isModelChanged: z.boolean(),
  /** What limits the comparison. */
  notes: z.array(z.string()),
})
export type PortfolioMoves = z.infer<typeof Moves>

export const Portfolio = z.object({
  meta: z.object({
    /** All that are watched, of how many of them the database has nothing any more, and those that the filter leaves. */
    watchedCount: z.number().int(),
    missingCount: z.number().int(),
    count: z.number().int(),
    importances: z.array(z.object({ key: z.enum(WATCH_IMPORTANCES), label: z.string() })),
    labels: z.array(z.string()),
    madeUp: z.string().nullable(),
    /** Of which state the ratings are. */
    asOf: z.string(),
    /** Why companies are unrated. */
    unrated: z.array(z.object({ reason: z.string(), count: z.number().int() })),
    xlsxUrl: z.string(),
    notes: z.array(z.string()),
  }),
  spreads: z.array(Spread),
  moves: Moves,
  /** Null where no list of receivables was uploaded. */
  exposure: Exposure.nullable(),
})
export type Portfolio = z.infer<typeof Portfolio>

const refusals = ['days.in-future', 'days.reversed', 'portfolio.too-large'] as const

export const getPortfolio = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/portfolio',
  access: ACCESS,
  isHeavy: true,
  kind: 'json',
  summary: 'The watched companies as a whole: spread, moves between two days by cause, receivables with expected loss',
  query: PortfolioQuery,
  answer: Portfolio,
  errors: refusals,
})

const MemberRow = z.object({
  companyId: z.string(),
  name: NameLink,
  isMadeUp: z.boolean(),
  status: StatusBadge,
  importance: z.string(),
  /** Null of who is not watched today. */
  risk: ShownRating.nullable(),
  /** Of a move: on the first day, then by the model of the last, and on the last day; null where it is not known. */
  before: ShownRating.nullable(),
  between: ShownRating.nullable(),
  after: ShownRating.nullable(),
  /** Why it moved, in words. */
  cause: z.string().nullable(),
})
export type PortfolioCompany = z.infer<typeof MemberRow>

export const getPortfolioCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/portfolio/companies',
  access: ACCESS,
  isHeavy: true,
  kind: 'json',
  summary: 'The companies behind a figure of the portfolio: a part of a spread, or a cell of the moves',
  query: z.strictObject({
    ...portfolioQuery,
    /** A dimension with the key of a part, or the row and column of a move, with its cause where that matters. */
    dimension: z.enum(PORTFOLIO_DIMENSIONS).optional(),
    part: z.string().max(40).optional(),
    row: z.enum(MOVE_ROWS).optional(),
    column: z.enum(MOVE_COLUMNS).optional(),
    cause: z.enum(MOVE_CAUSES).optional(),
    ...pagingQuery,
  }),
  answer: z.object({ title: z.string(), isMove: z.boolean(), rows: z.array(MemberRow), meta: ListMeta }),
  errors: refusals,
})

export const downloadPortfolio = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/portfolio/xlsx',
  access: ACCESS,
  isHeavy: true,
  kind: 'file',
  summary: 'The portfolio as a workbook: spread, moves, companies, receivables',
  query: PortfolioQuery,
  errors: refusals,
})

export const getPrintPortfolio = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/portfolio/print-page',
  access: ACCESS,
  isHeavy: true,
  kind: 'json',
  summary: 'The portfolio, set for printing',
  query: PortfolioQuery,
  answer: PrintDocument,
  errors: refusals,
})

export const printPortfolio = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/portfolio/print',
  access: ACCESS,
  isHeavy: true,
  kind: 'file',
  summary: 'The portfolio as PDF',
  query: PortfolioQuery,
  errors: refusals,
})

export const uploadReceivables = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/portfolio/receivables',
  access: ACCESS,
  kind: 'upload',
  isHeavy: true,
  maxBytes: RECEIVABLES_MAX_BYTES,
  summary: 'Upload receivables (XLSX or CSV: company, amount, currency, due date); takes the place of the former list',
  answer: z.object({
    rowCount: z.number().int(),
    /** Rows whose company is certain, and rows in no sum. */
    matchedCount: z.number().int(),
    uncountedCount: z.number().int(),
  }),
  errors: [
    'list-matching.no-columns',
    'list.empty',
    'list.encrypted',
    'list.old-format',
    'list.too-large-unpacked',
    'list.too-many-columns',
    'list.too-many-rows',
    'list.unreadable',
    'receivables.no-amounts',
    'request.too-large',
    'request.unsupported-type',
  ],
})

export const deleteReceivables = defineEndpoint({
  method: 'DELETE',
  path: '/api/monitoring/portfolio/receivables',
  access: ACCESS,
  kind: 'json',
  summary: 'Delete the list of receivables at once',
  answer: z.object({ deletedCount: z.number().int() }),
  errors: [],
})

const FaultRow = z.object({
  row: z.number().int(),
  /** As the file names the company. */
  given: z.string(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  faults: z.array(z.string()),
})
export type ReceivableFaultRow = z.infer<typeof FaultRow>

export const getReceivableFaults = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/portfolio/receivables/faults',
  access: ACCESS,
  kind: 'json',
  summary: 'Rows of the receivables whose company was not found for certain, or that could not be read',
  query: z.strictObject(pagingQuery),
  answer: z.object({ rows: z.array(FaultRow), meta: ListMeta }),
  errors: [],
})
