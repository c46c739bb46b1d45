import { FIGURE_UNITS, type SectorChartKey } from '@merleg/domain/indicators/indicator-keys'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ReportIdParams, YearMark } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** A figure of the company among those of its sector, by year. No quartile stands on fewer than five companies. */
const SectorChart = z.object({
  title: z.string(),
  definition: z.string(),
  /** In words; empty where people are counted. */
  formula: z.string(),
  unit: z.enum(FIGURE_UNITS),
  empty: z.boolean(),
  labels: z.array(z.string()),
  /** By the labels: what is to be known of the company’s accounts of a year. */
  marks: z.array(YearMark.nullable()),
  company: z.array(z.number().nullable()),
  lowerQuartile: z.array(z.number().nullable()),
  median: z.array(z.number().nullable()),
  upperQuartile: z.array(z.number().nullable()),
  companyCounts: z.array(z.number().int()),
})
export type SectorChart = z.infer<typeof SectorChart>

const charts = {
  liquidityRate: SectorChart,
  liquidityQuickRate: SectorChart,
  capitalSupply: SectorChart,
  debtRate: SectorChart,
  activityProfitMargin: SectorChart,
  grossProfitMargin: SectorChart,
  ros: SectorChart,
  equity: SectorChart,
  provisions: SectorChart,
  obligations: SectorChart,
  passiveDelimitations: SectorChart,
  fixedAssets: SectorChart,
  currentAssets: SectorChart,
  activeDelimitations: SectorChart,
  operatingActivity: SectorChart,
  beforeTax: SectorChart,
} satisfies Record<SectorChartKey, typeof SectorChart>

const SectorRow = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.enum(FIGURE_UNITS),
  company: z.number().nullable(),
  /** What is to be known of the company’s accounts beside this figure; that the year is no whole one only where it flows. */
  mark: YearMark.nullable(),
  lowerQuartile: z.number().nullable(),
  median: z.number().nullable(),
  upperQuartile: z.number().nullable(),
  companyCount: z.number().int(),
  /**
   * The share of the sector's companies whose figure is lower, in quarters: 1 the lowest quarter, 4 the highest. Null where many
   * have the same, where the company or the sector has no figure, and where it is not ranked.
   */
  quarter: z.literal([1, 2, 3, 4]).nullable(),
  /** False of accounts with an error, and of what flows through a year that is no whole one. */
  isRanked: z.boolean(),
})
export type SectorRow = z.infer<typeof SectorRow>

/** Why there is nothing to compare with: no accounts, no activity by NACE, nothing computed, or too few companies. */
export const SECTOR_GAPS = ['no-accounts', 'no-activity', 'not-computed', 'too-few'] as const

export const Sector = z.object({
  /** Neither companies of a sector nor the company itself have anything to show. */
  empty: z.boolean(),
  gap: z.enum(SECTOR_GAPS).nullable(),
  /** The sectors one can choose, the main activity first, each as class, group and division. */
  sectors: z.array(
    z.object({
      id: z.string(),
      value: z.string(),
      level: z.enum(['class', 'group', 'division']),
      isMain: z.boolean(),
      /** With accounts of the newest year that has quartiles; 0 below five. */
      companyCount: z.number().int(),
    }),
  ),
  selectedSector: z.string().nullable(),
  currency: z.string().nullable(),
  /** Of the newest year of the company that has quartiles; its newest one where none has. */
  table: z.object({
    meta: z.object({
      count: z.number().int(),
      year: z.number().int().nullable(),
      /** Of the company's accounts of that year, whichever the figure. */
      mark: YearMark.nullable(),
      computedAt: z.iso.datetime().nullable(),
    }),
    columns: z.array(z.object({ key: z.string(), title: z.string() })),
    items: z.array(SectorRow),
  }),
  charts: z.object(charts),
})
export type Sector = z.infer<typeof Sector>

export const getSector = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/sector',
  access: REPORT_SECTIONS.sector.access,
  kind: 'json',
  summary: 'The company among the companies of a sector: quartiles by year',
  params: ReportIdParams,
  query: z.strictObject({ sector: z.string().max(40).optional() }),
  answer: Sector,
  errors: ['company.not-found', 'sector.not-found'],
})
