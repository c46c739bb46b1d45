import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { FIGURE_UNITS } from '@merleg/domain/indicators/indicator-keys'
import { ENTITY_KINDS, REPORT_ID_MAX_LENGTH } from '@merleg/domain/report-id'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { ColoredRating, CompanyId, Provenance, StatusBadge, ValueOrigin, YearMark } from './fields.ts'
import { PrintDocument } from './report/print.contract.ts'

/** Longer lists are no mistake of somebody who chose companies. */
const MAX_TOLD_IDS = 50

/**
 * Ids of companies with commas between, each once. How many may be compared is refused in words
 * (`comparison.too-few`, `comparison.too-many`), as it is what a person does.
 */
export const ComparedIds = z
  .string()
  .max(MAX_TOLD_IDS * (REPORT_ID_MAX_LENGTH + 1))
  .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
  .pipe(z.array(CompanyId).max(MAX_TOLD_IDS))

/** The groups of the table, in its order. */
export const COMPARISON_GROUPS = ['company', 'rating', 'negative', 'positive', 'accounts', 'ratios'] as const
export type ComparisonGroup = (typeof COMPARISON_GROUPS)[number]

/** A figure has a `value` and a unit by its row, everything else a `text`; neither where it is not known. */
const ComparisonCell = z.object({
  value: z.number().nullable(),
  text: z.string().nullable(),
  /** Of an amount. */
  currency: z.string().nullable(),
  /** The financial year that a figure is of. */
  year: z.number().int().nullable(),
  /** Against the year before, as a share of it. */
  change: z.number().nullable(),
  /** What limits it, or why it is not known, in words. */
  notes: z.array(z.string()),
  /** What it means, where it says so of itself. */
  tone: z.enum(['plain', 'muted', 'good', 'warning', 'bad']),
  /** An error in the accounts of its year. */
  mark: YearMark.nullable(),
  /** Where it is told in full; null where the reader has no such page. */
  url: z.string().nullable(),
  origin: ValueOrigin.nullable(),
})
export type ComparisonCell = z.infer<typeof ComparisonCell>

export const COMPARISON_UNITS = [...FIGURE_UNITS, 'points', 'text'] as const

const ComparisonRow = z.object({
  key: z.string(),
  group: z.enum(COMPARISON_GROUPS),
  label: z.string(),
  /** What the figure is and how it is worked out; null of what needs no words. */
  about: z.string().nullable(),
  unit: z.enum(COMPARISON_UNITS),
  /** By the companies. */
  cells: z.array(ComparisonCell),
  /** The middle of the common sector in the year that the column tells; null where there is none. */
  median: z.object({ value: z.number(), companyCount: z.number().int() }).nullable(),
  /** Null where it cannot be told: not all is known, or the amounts are in different currencies. */
  isDifferent: z.boolean().nullable(),
  /** What keeps the cells from being compared as they stand: currencies, years. */
  notes: z.array(z.string()),
})
export type ComparisonRow = z.infer<typeof ComparisonRow>

const ComparedCompany = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  kind: z.enum(ENTITY_KINDS),
  status: StatusBadge,
  risk: ColoredRating,
  isMadeUp: z.boolean(),
  /** Of its accounts; null where nothing was filed. */
  currency: z.string().nullable(),
  year: z.number().int().nullable(),
})
export type ComparedCompany = z.infer<typeof ComparedCompany>

/** A figure by year of every company that has it. */
const ComparisonChart = z.object({
  title: z.string(),
  about: z.string(),
  unit: z.enum([...FIGURE_UNITS, 'points']),
  empty: z.boolean(),
  /** Years, the oldest first, without a gap. */
  labels: z.array(z.string()),
  series: z.array(
    z.object({
      companyId: z.string(),
      name: z.string(),
      currency: z.string().nullable(),
      values: z.array(z.number().nullable()),
      marks: z.array(YearMark.nullable()),
      origins: z.array(ValueOrigin.nullable()),
    }),
  ),
  /** The middle of the common sector by year; null where there is none. */
  median: z.array(z.number().nullable()).nullable(),
  notes: z.array(z.string()),
})
export type ComparisonChart = z.infer<typeof ComparisonChart>

export const COMPARISON_CHARTS = [
  'classification',
  'creditability',
  'revenue',
  'result',
  'equity',
  'employees',
  'roe',
  'debt',
] as const
export type ComparisonChartKey = (typeof COMPARISON_CHARTS)[number]

const charts2 = {
  classification: ComparisonChart,
  /** Null where the reader has no claim to the page that tells it. */
  creditability: ComparisonChart.nullable(),
  revenue: ComparisonChart,
  result: ComparisonChart,
  equity: ComparisonChart,
  employees: ComparisonChart,
  roe: ComparisonChart,
  debt: ComparisonChart.nullable(),
} satisfies Record<ComparisonChartKey, z.ZodType>

export const Comparison = z.object({
  table: z.object({
    /** What the rows are, the companies by their ids, and the middle of the sector where there is one. */
    columns: z.array(z.object({ key: z.string(), title: z.string() })),
    items: z.array(ComparisonRow),
    meta: z.object({
      count: z.number().int(),
      companies: z.array(ComparedCompany),
      /** Those that have rows, with what their source leaves out. */
      groups: z.array(z.object({ key: z.enum(COMPARISON_GROUPS), title: z.string() })),
      /** Of the column of the median. */
      sector: z
        .object({ id: z.string(), value: z.string(), year: z.number().int(), companyCount: z.number().int() })
        .nullable(),
      /** What the column is made of, or why there is none. */
      sectorText: z.string(),
      /** Years and currencies that differ, and made-up companies beside real ones. */
      notes: z.array(z.string()),
      /** Titles of what the subscription does not hold and is left out for that. */
      locked: z.array(z.string()),
      madeUp: z.string().nullable(),
    }),
  }),
  charts2: z.object(charts2),
  /** The same as PDF and as a workbook. */
  downloadUrl: z.string(),
  xlsxUrl: z.string(),
  sources: z.array(Provenance),
})
export type Comparison = z.infer<typeof Comparison>

const ComparisonQuery = z.strictObject({ companies: ComparedIds })
const refusals = ['company.not-found', 'comparison.too-few', 'comparison.too-many'] as const

export const getComparison = defineEndpoint({
  method: 'GET',
  path: '/api/comparison/',
  access: 'Osszehasonlitas',
  isHeavy: true,
  kind: 'json',
  summary: `${COMPARED_COMPANIES.min} to ${COMPARED_COMPANIES.max} companies side by side: table with the sector's median, and charts`,
  query: ComparisonQuery,
  answer: Comparison,
  errors: refusals,
})

export const downloadComparison = defineEndpoint({
  method: 'GET',
  path: '/api/comparison/xlsx',
  access: 'Osszehasonlitas',
  isHeavy: true,
  kind: 'file',
  summary: 'The comparison as a workbook: table, figures by year, sources',
  query: ComparisonQuery,
  errors: refusals,
})

export const getPrintComparison = defineEndpoint({
  method: 'GET',
  path: '/api/comparison/print-page',
  access: 'Osszehasonlitas',
  isHeavy: true,
  kind: 'json',
  summary: 'Companies side by side, set for printing',
  query: ComparisonQuery,
  answer: PrintDocument,
  errors: refusals,
})

export const printComparison = defineEndpoint({
  method: 'GET',
  path: '/api/comparison/print/:ids',
  access: 'Osszehasonlitas',
  isHeavy: true,
  kind: 'file',
  summary: 'Companies side by side as PDF; `ids` with commas between',
  params: z.strictObject({ ids: ComparedIds }),
  errors: refusals,
})
