import { FIGURE_UNITS } from '@merleg/domain/indicators/indicator-keys'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, ReportIdParams, ValueOrigin, YearChange, YearMark } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** What the page warns of, the gravest first; texts in the caller's language. */
const FinancialAlert = z.object({
  code: z.string(),
  severity: z.enum(['info', 'warning', 'error']),
  icon: z.string(),
  title: z.string(),
  /** Colour names of the theme: background and text. */
  bg: z.string(),
  color: z.string(),
  description: z.string(),
  /** The accounts it is about, where it is about some. */
  url: z.string().nullable(),
})
export type FinancialAlert = z.infer<typeof FinancialAlert>

/** A figure among those of the companies of the sector, in a year of the company; on five companies at least. */
const SectorPlace = z.object({
  year: z.number().int(),
  lowerQuartile: z.number(),
  median: z.number(),
  upperQuartile: z.number(),
  companyCount: z.number().int(),
  /** 1 the lowest quarter, 4 the highest; null where many have the same. */
  quarter: z.literal([1, 2, 3, 4]).nullable(),
})
export type SectorPlace = z.infer<typeof SectorPlace>

const FinancialRow = z.object({
  key: z.string(),
  /** Key of the group it belongs to; rows of a group stand together. */
  group: z.string(),
  label: z.string(),
  /** What the figure means and how it is worked out. */
  definition: z.string(),
  unit: z.enum(FIGURE_UNITS),
  level: z.number().int(),
  isStrong: z.boolean(),
  /** By the columns, the oldest first; null where it was not filed or cannot be worked out. */
  values: z.array(z.number().nullable()),
  /** By the columns: as a share of the year before (0.084 = +8.4 %); null of other units and where none can be told. */
  changes: z.array(z.number().nullable()),
  /** The same in the unit of the figure, or why there is none. */
  yearChanges: z.array(YearChange),
  /** By the columns: what is to be known of the year beside this row; that a year is no whole one only where the row flows. */
  marks: z.array(YearMark.nullable()),
  /** By the columns: false of accounts with an error, and of what flows through no whole year: no trend runs through it. */
  isComparable: z.array(z.boolean()),
  origins: z.array(ValueOrigin.nullable()),
  /** Of the newest of the last two years that the sector is known of; null of lines that no sector is compared by. */
  sector: SectorPlace.nullable(),
})
export type FinancialRow = z.infer<typeof FinancialRow>

export const FinancialSummary = z.object({
  empty: z.boolean(),
  downloadUrl: z.string().nullable(),
  alerts: z.array(FinancialAlert),
  /** What was looked at for alerts, in which accounts, and of what they tell nothing. */
  checked: z.string(),
  table: z.object({
    meta: z.object({
      count: z.number().int(),
      currency: z.string().nullable(),
      /** The sector that rows are compared with: of the main activity, as narrow as there are companies enough. */
      sector: z.object({ id: z.string(), value: z.string() }).nullable(),
    }),
    /** The business years, the oldest first. */
    columns: z.array(
      // `mark`: what is to be known of the year, whichever the row.
      z.object({ key: z.string(), title: z.string(), year: z.number().int(), mark: YearMark.nullable() }),
    ),
    /** The groups that have rows, in their order. */
    groups: z.array(z.object({ key: z.string(), title: z.string() })),
    items: z.array(FinancialRow),
  }),
})
export type FinancialSummary = z.infer<typeof FinancialSummary>

export const getFinancialSummary = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/financial-report-summary',
  access: REPORT_SECTIONS['financial-summary'].access,
  kind: 'json',
  summary: 'The main figures of up to ten business years, and what gives cause for concern',
  params: ReportIdParams,
  answer: FinancialSummary,
  errors: ['company.not-found'],
})

export const downloadFinancialSummary = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/financial-report-summary-download',
  access: 'GazdasagiAdatok',
  kind: 'file',
  summary: 'The main figures as XLSX',
  params: ReportIdParams,
  query: z.strictObject({ thousands: BooleanText.optional() }),
  errors: ['company.not-found', 'statement.not-found'],
})
