import { FIGURE_UNITS, type IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ReportIdParams, ValueOrigin } from '../fields.ts'

/** What the companies of the sector have in the middle, by the labels of the series. */
const SectorMedian = z.object({
  data: z.array(z.number().nullable()),
  /** How many companies are behind each. */
  companyCounts: z.array(z.number().int()),
})

const IndicatorSeries = z.object({
  title: z.string(),
  definition: z.string(),
  /** In words: "Adózott eredmény / saját tőke". */
  formula: z.string(),
  /** Where the definition comes from. */
  source: z.string(),
  empty: z.boolean(),
  data: z.object({
    /** Business years, the oldest first, the same for every series. */
    labels: z.array(z.string()),
    datasets: z.array(
      z.object({
        data: z.array(z.number().nullable()),
        unit: z.enum(FIGURE_UNITS),
        origins: z.array(ValueOrigin.nullable()),
      }),
    ),
  }),
  sectorMedian: SectorMedian.nullable(),
})
export type IndicatorSeries = z.infer<typeof IndicatorSeries>

/** A series per indicator; the names of the domain are its keys, the compiler says so. */
const series = {
  salesNetIncome: IndicatorSeries,
  equity: IndicatorSeries,
  registeredCapital: IndicatorSeries,
  materialExpenditure: IndicatorSeries,
  humanExpenditure: IndicatorSeries,
  employees: IndicatorSeries,
  ebitda: IndicatorSeries,
  roe: IndicatorSeries,
  ros: IndicatorSeries,
  roa: IndicatorSeries,
  operatingProfit: IndicatorSeries,
  beforeTaxProfit: IndicatorSeries,
  afterTaxProfit: IndicatorSeries,
  capitalSupply: IndicatorSeries,
  debtRate: IndicatorSeries,
  netDebtRate: IndicatorSeries,
  capitalStress: IndicatorSeries,
  capitalFinancing: IndicatorSeries,
  ownCapitalRate: IndicatorSeries,
  workingCapitalSupply: IndicatorSeries,
  workingCapitalTurnover: IndicatorSeries,
  capitalTurnoverRate: IndicatorSeries,
  liquidityRate: IndicatorSeries,
  liquidityQuickRate: IndicatorSeries,
  toolEfficiency: IndicatorSeries,
  activityProfitMargin: IndicatorSeries,
  grossProfitMargin: IndicatorSeries,
} satisfies Record<IndicatorKey, typeof IndicatorSeries>

export const Indicators = z.object({
  ...series,
  meta: z.object({
    empty: z.boolean(),
    currency: z.string().nullable(),
    /** The sector whose medians are shown; null where there is none with enough companies. */
    sector: z.object({ id: z.string(), value: z.string() }).nullable(),
    groups: z.array(z.object({ key: z.string(), title: z.string(), series: z.array(z.string()) })),
  }),
})
export type Indicators = z.infer<typeof Indicators>

export const getIndicators = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/indicators2',
  access: 'Mutatok',
  kind: 'json',
  summary: 'The 27 indicators of up to ten business years',
  params: ReportIdParams,
  answer: Indicators,
  errors: ['company.not-found'],
})
