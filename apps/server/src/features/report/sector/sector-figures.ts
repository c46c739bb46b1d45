import type { Sector, SectorChart, SectorRow } from '@merleg/contract/report/sector.contract'
import { INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import { SECTOR_CHART_KEYS, type SectorChartKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { quarterOf } from '@merleg/domain/sectors'
import { getTranslator } from '@merleg/i18n/translator'
import type { SectorPoint, SectorSeries } from '../../sector-statistics/sector-statistics.repository.ts'
import { describeFormulas } from '../business-years/year-formula.ts'
import type { BusinessYear } from '../business-years/business-years.ts'
import { isRanked } from '../business-years/year-changes.ts'
import { markFigure, markYear } from '../business-years/year-marks.ts'

type Input = { locale: Locale; years: readonly BusinessYear[]; series: SectorSeries }

const COLUMNS = ['label', 'company', 'lowerQuartile', 'median', 'upperQuartile', 'companyCount', 'quarter'] as const

/** The sixteen figures of one year beside the quartiles of the sector. */
export function renderTable({ computedAt, ...input }: Input & { computedAt: Date | null }): Sector['table'] {
  const t = getTranslator(input.locale, 'report/sector/answers')
  const year = chooseYear(input)
  const mark = year && markYear(input.locale, year)
  const items = year === null ? [] : SECTOR_CHART_KEYS.map((key) => renderRow(key, year, input))
  return {
    meta: { count: items.length, year: year?.year ?? null, mark, computedAt: computedAt?.toISOString() ?? null },
    columns: COLUMNS.map((key) => ({ key, title: t(`columns.${key}`) })),
    items,
  }
}

/** In the first months of a year few others have filed: then the year before tells more. */
function chooseYear({ years, series }: Input): BusinessYear | null {
  const hasQuartiles = ({ year, figures }: BusinessYear) =>
    SECTOR_CHART_KEYS.some((key) => figures[key] !== null && series.get(key)?.has(year))
  return years.findLast(hasQuartiles) ?? years.at(-1) ?? null
}

/** A figure that is not to be compared is shown, and ranked among no others. */
function renderRow(key: SectorChartKey, year: BusinessYear, { locale, series }: Input): SectorRow {
  const company = year.figures[key]
  const point = series.get(key)?.get(year.year) ?? null
  const canRank = isRanked(year, key)
  return {
    key,
    label: getTranslator(locale, 'report/indicators/answers')(`figures.${key}.title`),
    unit: INDICATOR_DEFINITIONS[key].unit,
    company,
    mark: markFigure(locale, year, key),
    ...toQuartiles(point),
    quarter: company === null || point === null || !canRank ? null : quarterOf(company, point),
    isRanked: canRank,
  }
}

function toQuartiles(point: SectorPoint | null) {
  const { lowerQuartile = null, median = null, upperQuartile = null, companyCount = 0 } = point ?? {}
  return { lowerQuartile, median, upperQuartile, companyCount }
}

/** The sixteen figures by year. */
export function renderCharts(input: Input): Sector['charts'] {
  const charts = Object.fromEntries(SECTOR_CHART_KEYS.map((key) => [key, renderChart(key, input)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SECTOR_CHART_KEYS are all keys of the answer
  return charts as Sector['charts']
}

function renderChart(key: SectorChartKey, { locale, years, series }: Input): SectorChart {
  const t = getTranslator(locale, 'report/indicators/answers')
  const company = years.map(({ figures }) => figures[key])
  const quartiles = years.map(({ year }) => toQuartiles(series.get(key)?.get(year) ?? null))
  return {
    title: t(`figures.${key}.title`),
    definition: t(`figures.${key}.definition`),
    formula: describeFormulas(locale, key),
    unit: INDICATOR_DEFINITIONS[key].unit,
    empty: company.every((value) => value === null) && quartiles.every(({ median }) => median === null),
    labels: years.map(({ year }) => String(year)),
    marks: years.map((year) => markFigure(locale, year, key)),
    company,
    lowerQuartile: quartiles.map(({ lowerQuartile }) => lowerQuartile),
    median: quartiles.map(({ median }) => median),
    upperQuartile: quartiles.map(({ upperQuartile }) => upperQuartile),
    companyCounts: quartiles.map(({ companyCount }) => companyCount),
  }
}
