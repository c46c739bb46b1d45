import type { Indicators, IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import { INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import { INDICATOR_KEYS, type IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { SectorSeries } from '../../sector-statistics/sector-statistics.repository.ts'
import { describeFormulas } from '../business-years/year-formula.ts'
import { figureOrigin } from '../business-years/year-origins.ts'
import type { BusinessYear } from '../business-years/business-years.ts'

type SeriesInput = { locale: Locale; years: readonly BusinessYear[]; sectorSeries: SectorSeries }

/** Every series of the page with its words, values, and the middle of the sector. */
export function renderSeries(input: SeriesInput): Omit<Indicators, 'meta'> {
  const series = Object.fromEntries(INDICATOR_KEYS.map((key) => [key, renderOne(key, input)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- INDICATOR_KEYS are all keys of the answer
  return series as Record<IndicatorKey, IndicatorSeries>
}

function renderOne(key: IndicatorKey, { locale, years, sectorSeries }: SeriesInput): IndicatorSeries {
  const t = getTranslator(locale, 'report/indicators/answers')
  const { unit, source } = INDICATOR_DEFINITIONS[key]
  const data = years.map(({ figures }) => figures[key])
  return {
    title: t(`figures.${key}.title`),
    definition: t(`figures.${key}.definition`),
    formula: describeFormulas(locale, key),
    source: t(`sources.${source}`),
    empty: data.every((value) => value === null),
    data: {
      labels: years.map(({ year }) => String(year)),
      datasets: [{ data, unit, origins: years.map((year) => figureOrigin(locale, year, key)) }],
    },
    sectorMedian: renderMedian(years, sectorSeries.get(key)),
  }
}

/** The sector's medians of the company's own years; null where none of them has one. */
function renderMedian(
  years: readonly BusinessYear[],
  points: ReturnType<SectorSeries['get']>,
): IndicatorSeries['sectorMedian'] {
  const found = years.map(({ year }) => points?.get(year) ?? null)
  if (found.every((point) => point === null)) return null
  return {
    data: found.map((point) => point?.median ?? null),
    companyCounts: found.map((point) => point?.companyCount ?? 0),
  }
}
