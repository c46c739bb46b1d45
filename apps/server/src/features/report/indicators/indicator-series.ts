import type { Indicators, IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import { INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import { isFlow } from '@merleg/domain/indicators/flows'
import { INDICATOR_KEYS, type IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { MainSector } from '../business-years/main-sector.ts'
import { describeFormulas } from '../business-years/year-formula.ts'
import { listChanges } from '../business-years/year-changes.ts'
import { markFigure } from '../business-years/year-marks.ts'
import { figureOrigin } from '../business-years/year-origins.ts'
import type { BusinessYear } from '../business-years/business-years.ts'

type SeriesInput = {
  locale: Locale
  currency: string | null
  years: readonly BusinessYear[]
  sector: MainSector | null
}

/** Every series of the page with its words, values, and the middle of the sector. */
export function renderSeries(input: SeriesInput): Indicators {
  const series = Object.fromEntries(INDICATOR_KEYS.map((key) => [key, renderOne(key, input)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- INDICATOR_KEYS are all keys of the answer
  return series as Record<IndicatorKey, IndicatorSeries>
}

function renderOne(key: IndicatorKey, input: SeriesInput): IndicatorSeries {
  const { locale, currency, years, sector } = input
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
      marks: years.map((year) => markFigure(locale, year, key)),
      datasets: [
        {
          data,
          unit,
          currency: unit === 'currency' ? currency : null,
          changes: listChanges(years, { unit, isFlow: isFlow(key), values: data }),
          origins: years.map((year) => figureOrigin(locale, year, key)),
        },
      ],
    },
    sectorMedian: sector && renderMedian(years, { key, sector }),
  }
}

/** The sector's medians of the company's own years; null where none of them has one. */
function renderMedian(
  years: readonly BusinessYear[],
  { key, sector: { id, value, series } }: { key: IndicatorKey; sector: MainSector },
): IndicatorSeries['sectorMedian'] {
  const points = series.get(key)
  const found = years.map(({ year }) => points?.get(year) ?? null)
  if (found.every((point) => point === null)) return null
  return {
    sector: { id, value },
    data: found.map((point) => point?.median ?? null),
    companyCounts: found.map((point) => point?.companyCount ?? 0),
  }
}
