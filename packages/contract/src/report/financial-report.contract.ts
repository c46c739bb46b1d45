import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, IsoDate, Provenance, ReportIdParams } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

const StatementLine = z.object({
  /** The row number as filed, such as "005". */
  rowNumber: z.string(),
  code: z.string(),
  label: z.string(),
  level: z.number().int(),
  /** `headcount` and `disclosure` are no money and are never scaled. */
  kind: z.enum(['total', 'subtotal', 'line', 'of-which', 'headcount', 'disclosure']),
  /** In the unit of the header; null where the filing has no amount. */
  previous: z.number().nullable(),
  amendments: z.number().nullable(),
  current: z.number().nullable(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const StatementPart = z.object({
  header: z.object({
    title: z.string(),
    /** Full, simplified, micro … in the caller's language. */
    type: z.string(),
    variant: z.string().nullable(),
    currency: z.string(),
    /** How many units of the currency one shown unit is: 1 or 1000. */
    unit: z.number().int(),
    periodStart: IsoDate,
    date: IsoDate,
    /** When these accounts were filed; null where it is not known. */
    filedOn: IsoDate.nullable(),
    /** Of accounts that were filed again the first day on which any of the year were; null where it is not known. */
    firstFiledOn: IsoDate.nullable(),
    isFiledAgain: z.boolean(),
  }),
  table: z.object({
    meta: z.object({ count: z.number().int() }),
    columns: z.array(
      z.object({ key: z.enum(['rowNumber', 'label', 'previous', 'amendments', 'current']), title: z.string() }),
    ),
    items: z.array(StatementLine),
  }),
  /**
   * Why the amounts are not compared with those of the year before: an error in the accounts of one of the two (`flawed`);
   * or, of what flows through them, that one is no whole year (`length`), which does not touch a headcount. Null where
   * they are compared.
   */
  notCompared: z.enum(['flawed', 'length']).nullable(),
})
export type StatementPart = z.infer<typeof StatementPart>

export const FinancialReport = z.object({
  /** Nothing was filed that is asked for. */
  empty: z.boolean(),
  downloadUrl: z.string().nullable(),
  /** Years that may be asked for in the same way, the newest first. */
  years: z.array(z.number().int()),
  year: z.number().int().nullable(),
  consolidated: z.object({ available: z.boolean(), selected: z.boolean() }),
  balance: StatementPart.nullable(),
  incomeStatement: StatementPart.nullable(),
  downloads: z.array(z.object({ title: z.string(), description: z.string(), downloadUrl: z.string() })),
  /** What does not add up in the filing, and what else is to be known of it (`info`), in the caller's language. */
  findings: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(['info', 'warning', 'error']),
      text: z.string(),
      lineCodes: z.array(z.string()),
    }),
  ),
  provenance: Provenance.nullable(),
})
export type FinancialReport = z.infer<typeof FinancialReport>

const Year = z.coerce.number().int().min(1900).max(2200)

export const getFinancialReport = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/financial-report',
  access: REPORT_SECTIONS['financial-report'].access,
  kind: 'json',
  summary: 'Balance sheet and income statement of a year in the filed layout',
  params: ReportIdParams,
  query: z.strictObject({
    year: Year.optional(),
    'only-last': BooleanText.optional(),
    consolidated: BooleanText.optional(),
  }),
  answer: FinancialReport,
  errors: ['company.not-found'],
})

export const downloadFinancialReport = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/financial-report/:year/:part',
  access: 'Beszamolok',
  kind: 'file',
  summary: 'Balance sheet or income statement of a year as XLSX; the two addresses differ in the last part only',
  params: ReportIdParams.extend({ year: Year, part: z.enum(['balance', 'income-statement']) }),
  query: z.strictObject({ consolidated: BooleanText.optional(), thousands: BooleanText.optional() }),
  errors: ['company.not-found', 'statement.not-found'],
})
