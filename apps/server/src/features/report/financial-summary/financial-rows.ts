import type { YearMark } from '@merleg/contract/fields'
import type { FinancialRow, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import { isFlow, isFlowLine } from '@merleg/domain/indicators/flows'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { BALANCE_TITLES } from '@merleg/domain/statement-layouts/balance-titles'
import { INCOME_TITLES } from '@merleg/domain/statement-layouts/income-titles'
import type { reportFinancialSummaryAnswersHu } from '@merleg/i18n/report/financial-summary/answers.hu'
import { getTranslator } from '@merleg/i18n/translator'
import { quarterOf } from '@merleg/domain/sectors'
import { shareOf } from '@merleg/domain/year-change'
import type { MainSector } from '../business-years/main-sector.ts'
import { describeFormulas } from '../business-years/year-formula.ts'
import { figureOrigin, yearOrigin } from '../business-years/year-origins.ts'
import { amountOf, type BusinessYear } from '../business-years/business-years.ts'
import { isComparable, isRanked, listChanges } from '../business-years/year-changes.ts'
import { markFigure, markFiling, markYear } from '../business-years/year-marks.ts'

type Group = keyof typeof reportFinancialSummaryAnswersHu.groups
type LineCode = keyof typeof reportFinancialSummaryAnswersHu.definitions

/** A row is a figure of the indicators or a line as filed. `level` 1 is part of the row above it. */
type RowPlan = { level?: 1 | 2; isStrong?: true } & ({ figure: FigureKey } | { line: LineCode })

const ROWS: Readonly<Record<Group, readonly RowPlan[]>> = {
  income: [
    { figure: 'salesNetIncome', isStrong: true },
    { line: 'exportSales', level: 1 },
    { line: 'totalIncome' },
    { line: 'totalExpenditure' },
    { figure: 'materialExpenditure' },
    { figure: 'humanExpenditure' },
    { line: 'depreciation' },
    { line: 'directSalesCosts' },
    { line: 'indirectSalesCosts' },
    { figure: 'operatingProfit', isStrong: true },
    { figure: 'ebitda' },
    { line: 'financialResult' },
    { figure: 'beforeTaxProfit', isStrong: true },
    { figure: 'afterTaxProfit', isStrong: true },
    { figure: 'employees' },
  ],
  assets: [
    { figure: 'fixedAssets', isStrong: true },
    { line: 'intangibleAssets', level: 1 },
    { line: 'tangibleAssets', level: 1 },
    { line: 'financialFixedAssets', level: 1 },
    { figure: 'currentAssets', isStrong: true },
    { line: 'inventories', level: 1 },
    { line: 'receivables', level: 1 },
    { line: 'tradeReceivables', level: 2 },
    { line: 'securities', level: 1 },
    { line: 'cash', level: 1 },
    { figure: 'activeDelimitations' },
    { line: 'totalAssets', isStrong: true },
  ],
  sources: [
    { figure: 'equity', isStrong: true },
    { figure: 'registeredCapital', level: 1 },
    { line: 'retainedEarnings', level: 1 },
    { figure: 'provisions' },
    { figure: 'obligations', isStrong: true },
    { line: 'subordinatedLiabilities', level: 1 },
    { line: 'longTermLiabilities', level: 1 },
    { line: 'shortTermLiabilities', level: 1 },
    { line: 'tradePayables', level: 2 },
    { figure: 'passiveDelimitations' },
  ],
  ratios: [
    { figure: 'liquidityRate' },
    { figure: 'liquidityQuickRate' },
    { figure: 'debtRate' },
    { figure: 'capitalSupply' },
    { figure: 'ownCapitalRate' },
    { figure: 'roe' },
    { figure: 'roa' },
    { figure: 'ros' },
    { figure: 'activityProfitMargin' },
  ],
}
const GROUPS: readonly Group[] = ['income', 'assets', 'sources', 'ratios']
const LANGUAGES = ['hu', 'en', 'de'] as const satisfies readonly Locale[]

type TableInput = { locale: Locale; currency: string; years: readonly BusinessYear[]; sector: MainSector | null }

/** The main figures by year; a row that no year has is left out, and so is a group without rows. */
export function renderFinancialTable(input: TableInput): FinancialSummary['table'] {
  const { locale, currency, years, sector } = input
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const items = GROUPS.flatMap((group) => ROWS[group].flatMap((plan) => renderRow(input, { group, plan })))
  return {
    meta: { count: items.length, currency, sector: sector && { id: sector.id, value: sector.value } },
    columns: years.map((year) => ({
      key: String(year.year),
      title: String(year.year),
      year: year.year,
      mark: markYear(locale, year),
    })),
    groups: GROUPS.filter((key) => items.some(({ group }) => group === key)).map((key) => ({
      key,
      title: t(`groups.${key}`),
    })),
    items,
  }
}

function renderRow(
  { locale, years, sector }: TableInput,
  { group, plan }: { group: Group; plan: RowPlan },
): FinancialRow[] {
  const values = years.map((year) => ('figure' in plan ? year.figures[plan.figure] : amountOf(year, plan.line)))
  if (values.every((value) => value === null)) return []
  const unit = 'figure' in plan ? INDICATOR_DEFINITIONS[plan.figure].unit : 'currency'
  const yearChanges = listChanges(years, { unit, isFlow: doesFlow(plan), values })
  return [
    {
      ...('figure' in plan ? describeFigure(locale, plan.figure) : describeLine(locale, plan.line)),
      group,
      unit,
      level: plan.level ?? 0,
      isStrong: plan.isStrong ?? false,
      values,
      changes: yearChanges.map(shareOf),
      yearChanges,
      marks: years.map((year) => markRow(locale, year, plan)),
      isComparable: years.map((year) => isComparable(year, doesFlow(plan))),
      origins: years.map((year, index) => {
        if (values[index] === null) return null
        return 'figure' in plan ? figureOrigin(locale, year, plan.figure) : yearOrigin(locale, year.basis)
      }),
      sector: 'figure' in plan && sector !== null ? findPlace(years, { figure: plan.figure, sector }) : null,
    },
  ]
}

/** Years ago the company had others beside it: what it is among them is told of its newest years alone. */
export const COMPARED_YEARS = 2

function findPlace(
  years: readonly BusinessYear[],
  { figure, sector }: { figure: FigureKey; sector: MainSector },
): FinancialRow['sector'] {
  const points = sector.series.get(figure)
  for (const known of years.slice(-COMPARED_YEARS).toReversed()) {
    if (!isRanked(known, figure)) continue
    const { year } = known
    const [value, point] = [known.figures[figure], points?.get(year)]
    if (value !== null && point !== undefined) return { year, ...point, quarter: quarterOf(value, point) }
  }
  return null
}

function markRow(locale: Locale, year: BusinessYear, plan: RowPlan): YearMark | null {
  if ('figure' in plan) return markFigure(locale, year, plan.figure)
  return isFlowLine(plan.line) ? markYear(locale, year) : markFiling(locale, year)
}

function doesFlow(plan: RowPlan): boolean {
  return 'figure' in plan ? isFlow(plan.figure) : isFlowLine(plan.line)
}

type Described = Pick<FinancialRow, 'key' | 'label' | 'definition'>

/** A line of the filing needs no formula, a worked out figure does. */
function describeFigure(locale: Locale, key: FigureKey): Described {
  const t = getTranslator(locale, 'report/indicators/answers')
  const definition = t(`figures.${key}.definition`)
  const isWorkedOut = INDICATOR_DEFINITIONS[key].source === 'analysis' || INDICATOR_DEFINITIONS[key].unit === 'percent'
  const formula = isWorkedOut ? ` ${t('derivations.formula', { formula: describeFormulas(locale, key) })}` : ''
  return { key, label: t(`figures.${key}.title`), definition: `${definition}${formula}` }
}

function describeLine(locale: Locale, code: LineCode): Described {
  const titles = BALANCE_TITLES[code] ?? INCOME_TITLES[code]
  const label = titles?.split('|')[LANGUAGES.indexOf(locale)]
  if (label === undefined) throw new Error(`no title for the line ${code}`)
  return {
    key: code,
    label,
    definition: getTranslator(locale, 'report/financial-summary/answers')(`definitions.${code}`),
  }
}
