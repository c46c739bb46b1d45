import type { ComparisonCell, ComparisonGroup } from '@merleg/contract/comparison.contract'
import { reportPage, statementLinePage } from '@merleg/contract/pages'
import type { SectionNoun } from '@merleg/contract/report/report-sections'
import { formatNumber } from '@merleg/domain/format/number'
import { formatDays } from '@merleg/domain/format/date'
import { INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import { isFlow } from '@merleg/domain/indicators/flows'
import type { IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { findShareChange } from '@merleg/domain/year-change'
import { getTranslator } from '@merleg/i18n/translator'
import { amountOf, type BusinessYear, hasUnitError } from '../report/business-years/business-years.ts'
import { findIrregularYear } from '../report/business-years/irregular-year.ts'
import { findObstacle } from '../report/business-years/year-changes.ts'
import { describeFormulas } from '../report/business-years/year-formula.ts'
import { markFiling } from '../report/business-years/year-marks.ts'
import { figureOrigin, yearOrigin } from '../report/business-years/year-origins.ts'
import { tellIrregularYear } from '../report/business-years/irregular-year-words.ts'
import type { Compared } from './compared-company.views.ts'
import type { PlannedCell, RowPlan } from './compose-rows.ts'

/** Told on the summary, which is open to every reader. */
const OPEN_FIGURES = ['salesNetIncome', 'afterTaxProfit', 'equity'] as const satisfies IndicatorKey[]
const ACCOUNTS_FIGURES = [
  'salesNetIncome',
  'ebitda',
  'operatingProfit',
  'beforeTaxProfit',
  'afterTaxProfit',
  'equity',
] as const satisfies IndicatorKey[]
const OPEN_RATIOS = ['roe'] as const satisfies IndicatorKey[]
const RATIOS = [
  'roe',
  'roa',
  'ros',
  'activityProfitMargin',
  'ownCapitalRate',
  'debtRate',
  'netDebtRate',
  'capitalSupply',
  'liquidityRate',
  'liquidityQuickRate',
  'capitalTurnoverRate',
] as const satisfies IndicatorKey[]

type Options = { locale: Locale; companies: readonly Compared[]; isOpen: (noun: SectionNoun) => boolean }

/** The newest financial year of each company: its main figures, and what the checks found in it. */
export function planAccountsRows(options: Options): RowPlan[] {
  const { locale, isOpen } = options
  const t = getTranslator(locale, 'comparison/answers')
  const isSummaryOpen = isOpen('financial-summary')
  const figures = isSummaryOpen ? ACCOUNTS_FIGURES : OPEN_FIGURES
  return [
    { key: 'year', group: 'accounts', label: t('rows.year'), cellOf: (company) => renderYear(company, options) },
    ...figures.map((key) => planFigure(key, options, { group: 'accounts', page: 'financial-summary' })),
    ...(isSummaryOpen
      ? [
          {
            key: 'totalAssets',
            group: 'accounts' as const,
            label: t('rows.totalAssets'),
            unit: 'currency' as const,
            cellOf: (company: Compared) => renderTotalAssets(company, options),
          },
          {
            key: 'alerts',
            group: 'accounts' as const,
            label: t('rows.alerts'),
            cellOf: (company: Compared) => renderAlerts(company, locale),
          },
        ]
      : []),
  ]
}

/** The ratios of the same year. */
export function planRatioRows(options: Options): RowPlan[] {
  const keys = options.isOpen('indicators') ? RATIOS : OPEN_RATIOS
  return keys.map((key) => planFigure(key, options, { group: 'ratios', page: 'indicators' }))
}

function planFigure(
  key: IndicatorKey,
  { locale, companies, isOpen }: Options,
  { group, page }: { group: ComparisonGroup; page: 'financial-summary' | 'indicators' },
): RowPlan {
  const words = getTranslator(locale, 'report/indicators/answers')
  return {
    key,
    group,
    label: words(`figures.${key}.title`),
    about: describeFigure(locale, key),
    unit: INDICATOR_DEFINITIONS[key].unit,
    figure: key,
    obstacle:
      isFlow(key) && areLengthsMixed(companies) ? getTranslator(locale, 'comparison/answers')('notes.lengths') : null,
    cellOf: ({ id, newest, businessYears }) => {
      if (newest === null) return {}
      const url = isOpen(page) ? reportPage(id, page) : null
      return renderFigure(locale, { key, newest, years: businessYears?.years ?? [], url, ...businessYears })
    },
  }
}

/** Is the newest year of some no whole one, or are there several such of different lengths? */
function areLengthsMixed(companies: readonly Compared[]): boolean {
  const lengths = companies.flatMap(({ newest }) => (newest === null ? [] : [findIrregularYear(newest)?.days ?? 0]))
  return new Set(lengths).size > 1
}

/** What a figure is, and its formula. */
export function describeFigure(locale: Locale, key: IndicatorKey): string {
  const definition = getTranslator(locale, 'report/indicators/answers')(`figures.${key}.definition`)
  const formula = describeFormulas(locale, key)
  return getTranslator(locale, 'comparison/answers')('definition', { definition, formula })
}

type Figure = {
  key: IndicatorKey
  newest: BusinessYear
  years: readonly BusinessYear[]
  currency?: string
  url: string | null
}

function renderFigure(locale: Locale, { key, newest, years, currency, url }: Figure): PlannedCell {
  if (hasUnitError(newest.basis)) return renderLeftOut(locale, newest)
  const value = newest.figures[key]
  const isAmount = INDICATOR_DEFINITIONS[key].unit === 'currency'
  const irregular = isFlow(key) ? findIrregularYear(newest) : null
  return {
    value,
    currency: isAmount ? (currency ?? null) : null,
    year: newest.year,
    change: isAmount ? findChange(years, newest, key) : null,
    notes: value === null || irregular === null ? [] : [tellIrregularYear(locale, irregular).days],
    mark: markFiling(locale, newest),
    url: value === null ? null : url,
    origin: figureOrigin(locale, newest, key),
  }
}

/** Filed, but in which unit nobody knows: that is not the same as not known. */
function renderLeftOut(locale: Locale, year: BusinessYear): PlannedCell {
  const text = getTranslator(locale, 'comparison/answers')('leftOut')
  return { text, tone: 'muted', isUnsaid: true, mark: markFiling(locale, year) }
}

function findChange(years: readonly BusinessYear[], newest: BusinessYear, key: IndicatorKey): number | null {
  const before = years.find(({ year }) => year === newest.year - 1)
  if (before === undefined) return null
  if (findObstacle(years, { year: newest.year, isFlow: isFlow(key) }) !== null) return null
  return findShareChange(newest.figures[key], before.figures[key])
}

function renderYear(
  { id, newest, leftOut, accountsSilence }: Compared,
  { locale, isOpen }: Options,
): Partial<ComparisonCell> {
  const t = getTranslator(locale, 'comparison/answers')
  if (newest === null) return { notes: [t('noAccounts'), ...(accountsSilence === null ? [] : [accountsSilence])] }
  const { statement } = newest.basis
  const irregular = findIrregularYear(newest)
  const period = statement && formatDays(locale, statement.periodStart, statement.periodEnd)
  return {
    text: String(newest.year),
    year: newest.year,
    mark: markFiling(locale, leftOut ?? newest),
    notes: [
      period,
      leftOut && t('yearLeftOut', { year: leftOut.year }),
      irregular && t(irregular.length, tellIrregularYear(locale, irregular)),
    ].filter((note) => note !== null),
    url: isOpen('financial-report') ? reportPage(id, 'financial-report', { year: newest.year }) : null,
    origin: yearOrigin(locale, newest.basis),
  }
}

function renderTotalAssets({ id, newest, businessYears }: Compared, options: Options): PlannedCell {
  if (newest === null || businessYears === null) return {}
  const { locale, isOpen } = options
  if (hasUnitError(newest.basis)) return renderLeftOut(locale, newest)
  const value = amountOf(newest, 'totalAssets')
  return {
    value,
    currency: businessYears.currency,
    year: newest.year,
    mark: markFiling(locale, newest),
    url:
      value !== null && isOpen('financial-report') ? statementLinePage(id, { year: newest.year }, 'totalAssets') : null,
    origin: value === null ? null : yearOrigin(locale, newest.basis),
  }
}

function renderAlerts({ id, newest, alerts: page }: Compared, locale: Locale): Partial<ComparisonCell> {
  const t = getTranslator(locale, 'comparison/answers')
  if (page === null || newest === null) return {}
  const { alerts, checked } = page
  const url = reportPage(id, 'financial-summary')
  if (alerts.length === 0) return { text: t('noAlerts'), notes: [checked], tone: 'muted', url }
  const isSerious = alerts.some(({ severity }) => severity === 'error')
  return {
    text: t('alerts', { count: alerts.length, number: formatNumber(locale, alerts.length) }),
    notes: alerts.map(({ title }) => title),
    tone: isSerious ? 'bad' : 'warning',
    url,
  }
}
