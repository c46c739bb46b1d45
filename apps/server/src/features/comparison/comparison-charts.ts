import type { ComparisonChart, ComparisonChartKey } from '@merleg/contract/comparison.contract'
import { listDrawn } from '@merleg/domain/comparison'
import { INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import type { IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { listCharted } from '@merleg/domain/year-mark-kinds'
import { getTranslator } from '@merleg/i18n/translator'
import type { BusinessYear } from '../report/business-years/business-years.ts'
import { markFigure } from '../report/business-years/year-marks.ts'
import { figureOrigin } from '../report/business-years/year-origins.ts'
import type { RatedYear } from '../report/rating/rated-years.ts'
import { describeFigure } from './accounts-rows.ts'
import type { CommonSector } from './common-sector.views.ts'
import type { Compared } from './compared-company.views.ts'
import { describeCurrencies } from './compose-rows.ts'

type Series = ComparisonChart['series'][number]
type Input = { companies: readonly Compared[]; sector: CommonSector | null; locale: Locale }
type Charts = Record<ComparisonChartKey, ComparisonChart>

const MAX_YEARS = 10

/** The figures of all companies by year; years that only some of them have are gaps of the others. */
export function renderCharts(input: Input): Charts {
  const figure = (key: IndicatorKey): ComparisonChart => renderFigureChart(key, input)
  return {
    classification: renderRatedChart('classification', input),
    creditability: renderRatedChart('creditability', input),
    revenue: figure('salesNetIncome'),
    result: figure('afterTaxProfit'),
    equity: figure('equity'),
    employees: figure('employees'),
    roe: figure('roe'),
    debt: figure('debtRate'),
  }
}

function listYears(companies: readonly Compared[]): number[] {
  const known = companies.flatMap(({ businessYears }) => businessYears?.years.map(({ year }) => year) ?? [])
  if (known.length === 0) return []
  const last = Math.max(...known)
  const first = Math.max(Math.min(...known), last - MAX_YEARS + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function renderFigureChart(key: IndicatorKey, input: Input): ComparisonChart {
  const { companies, sector, locale } = input
  const years = listYears(companies)
  const { unit } = INDICATOR_DEFINITIONS[key]
  const series = companies.map((company): Series => {
    const own = new Map(company.businessYears?.years.map((year) => [year.year, year]))
    const at = <Value>(read: (year: BusinessYear) => Value): (Value | null)[] =>
      years.map((year) => {
        const found = own.get(year)
        return found === undefined ? null : read(found)
      })
    const marks = at((year) => markFigure(locale, year, key))
    return {
      ...nameSeries(company, unit === 'currency'),
      values: listCharted(
        at(({ figures }) => figures[key]),
        marks,
      ),
      marks,
      origins: at((year) => figureOrigin(locale, year, key)),
    }
  })
  const points = sector?.series.get(key)
  const median = years.map((year) => points?.get(year)?.median ?? null)
  return {
    ...composeChart(series, { years, locale }),
    title: getTranslator(locale, 'report/indicators/answers')(`figures.${key}.title`),
    about: describeFigure(locale, key),
    unit,
    median: median.every((value) => value === null) ? null : median,
  }
}

function renderRatedChart(key: 'classification' | 'creditability', { companies, locale }: Input): ComparisonChart {
  const t = getTranslator(locale, 'comparison/answers')
  const years = listYears(companies)
  const isAmount = key === 'creditability'
  const read = ({ points, creditLimit }: RatedYear) => (isAmount ? (creditLimit?.value ?? null) : points)
  const series = companies.map((company): Series => {
    const own = new Map(company.ratedYears.map((rated) => [rated.year, rated]))
    const rated = years.map((year) => own.get(year) ?? null)
    return {
      ...nameSeries(company, isAmount),
      values: rated.map((one) => one && read(one)),
      // Of a year that is not rated the mark says why.
      marks: rated.map((one) => (one === null || (one.points !== null && read(one) === null) ? null : one.mark)),
      origins: rated.map((one) => (one === null || read(one) === null ? null : one.origin)),
    }
  })
  return {
    ...composeChart(series, { years, locale }),
    title: t(`charts.${key}`),
    about: t(`charts.${key}About`),
    unit: isAmount ? 'currency' : 'points',
    median: null,
  }
}

function nameSeries(
  { id, profile, businessYears }: Compared,
  isAmount: boolean,
): Pick<Series, 'companyId' | 'name' | 'currency'> {
  return { companyId: id, name: profile.name, currency: isAmount ? (businessYears?.currency ?? null) : null }
}

/** The years that somebody has a figure of, from the first to the last; who has none at all is named. */
function composeChart(
  series: readonly Series[],
  { years, locale }: { years: readonly number[]; locale: Locale },
): Pick<ComparisonChart, 'empty' | 'labels' | 'series' | 'notes'> {
  const known = series.flatMap(({ values, currency }) => values.map((value) => ({ value, currency })))
  const currencies = describeCurrencies(known, locale)
  const drawn = listDrawn(series)
  const names = series.filter((one) => !drawn.includes(one)).map(({ name }) => name)
  const t = getTranslator(locale, 'comparison/answers')
  return {
    empty: drawn.length === 0,
    labels: years.map(String),
    series: [...series],
    notes: [
      ...(currencies === null ? [] : [currencies]),
      ...(names.length === 0 ? [] : [t('notes.noFigures', { names: names.join(', ') })]),
    ],
  }
}
