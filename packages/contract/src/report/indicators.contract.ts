import { FIGURE_UNITS, INDICATOR_KEYS, type IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ReportIdParams, ValueOrigin, YearChange, YearMark } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** What the companies of the sector have in the middle, by the labels of the series. */
const SectorMedian = z.object({
  /** The sector of the main activity, the same for every series. */
  sector: z.object({ id: z.string(), value: z.string() }),
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
    /** By the labels: what is to be known of the accounts of a year. */
    marks: z.array(YearMark.nullable()),
    datasets: z.array(
      z.object({
        data: z.array(z.number().nullable()),
        unit: z.enum(FIGURE_UNITS),
        /** Of amounts; the same for every series. */
        currency: z.string().nullable(),
        /** Against the year before. */
        changes: z.array(YearChange),
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

/** Nothing but series stands in the answer: whoever goes through its members meets no other thing. */
export const Indicators = z.strictObject(series)
export type Indicators = z.infer<typeof Indicators>

/** What the series have in common: currency and sector, null where there is none; `empty` where nothing was filed. */
export function findCommonBasis(indicators: Indicators) {
  const all = INDICATOR_KEYS.map((key) => indicators[key])
  const currencies = all.flatMap(({ data }) => data.datasets.map(({ currency }) => currency))
  return {
    empty: all.every(({ data }) => data.labels.length === 0),
    currency: currencies.find((currency) => currency !== null) ?? null,
    sector: all.find(({ sectorMedian }) => sectorMedian !== null)?.sectorMedian?.sector ?? null,
  }
}

export const getIndicators = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/indicators2',
  access: REPORT_SECTIONS.indicators.access,
  kind: 'json',
  summary: 'The 27 indicators of up to ten business years',
  params: ReportIdParams,
  answer: Indicators,
  errors: ['company.not-found'],
})
