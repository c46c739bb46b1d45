import type { PrintBlock, PrintCell, PrintChart } from '@merleg/contract/report/print.contract'
import { POINTS_END } from '@merleg/domain/chart-layout/bars'
import type { FigureUnit } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { areWholeThousands, currencyWord } from '@merleg/domain/format/amount'
import { formatNumber, NO_VALUE } from '@merleg/domain/format/number'
import { figureColumn, textColumn } from './blocks.ts'

type Values = readonly (number | null)[]
type Scale = { factor: 1 | 1000 | 1_000_000 | 1_000_000_000; word: 'plain' | 'thousand' | 'million' | 'billion' }

const PLAIN: Scale = { factor: 1, word: 'plain' }
const THOUSAND: Scale = { factor: 1000, word: 'thousand' }
const CHART_SCALES: readonly Scale[] = [
  { factor: 1_000_000_000, word: 'billion' },
  { factor: 1_000_000, word: 'million' },
  THOUSAND,
]
/** A chart's figures have at most four digits before the decimal mark. */
const CHART_LIMIT = 10_000
/** Years side by side where they do not all fit. */
const YEARS_PER_TABLE = 5
/** What fits beside a column of names, in letters. */
export const FIGURE_LETTERS = 72
export const CELL_GAP_LETTERS = 1.3

/** Thousands where nothing is lost by it. */
export function chooseTableScale(values: Values): Scale {
  return areWholeThousands(values) ? THOUSAND : PLAIN
}

/** A figure without its unit; amounts divided by the scale of the table. */
export function formatFigure(
  locale: Locale,
  value: number | null,
  { unit, scale = PLAIN }: { unit: FigureUnit | 'points'; scale?: Scale },
): string {
  if (value === null) return NO_VALUE
  switch (unit) {
    case 'currency':
      return formatNumber(locale, value / scale.factor, { decimals: 0 })
    case 'percent':
      return formatNumber(locale, value * 100, { decimals: 1 })
    case 'ratio':
      return formatNumber(locale, value, { decimals: 2 })
    case 'person':
    case 'points':
      return formatNumber(locale, value)
  }
}

/** A unit in words, such as `ezer Ft`; null for a plain quotient, which has none. */
export function describeUnit(
  locale: Locale,
  unit: FigureUnit | 'points',
  { currency, scale = PLAIN }: { currency: string | null; scale?: Scale },
): string | null {
  const t = getTranslator(locale, 'report/print/answers')
  if (unit === 'ratio') return null
  if (unit !== 'currency') return t(`unit.${unit}`)
  return currency === null ? null : t(`unit.${scale.word}`, { unit: currencyWord(locale, currency) })
}

export function withUnit(locale: Locale, title: string, unit: string | null): string {
  return unit === null ? title : getTranslator(locale, 'report/print/answers')('withUnit', { title, unit })
}

export type FigureRow = {
  label: string
  unit: FigureUnit | 'points'
  values: Values
  isStrong?: boolean
  level?: number
}

type YearFigures = {
  caption: string
  years: readonly string[]
  rows: readonly FigureRow[]
  /** Of the amounts; null where their unit stands in the caption. */
  currency: string | null
}

/**
 * Figures by year; where the years do not fit side by side, in tables of five with the newest first. Rows without any
 * figure are left out.
 */
export function yearTables(locale: Locale, figures: YearFigures): PrintBlock[] {
  const amounts = figures.rows.filter(({ unit }) => unit === 'currency')
  const scale = chooseTableScale(amounts.flatMap(({ values }) => values))
  const count = figures.years.length
  const texts = figures.rows.flatMap(({ unit, values }) =>
    values.map((value) => formatFigure(locale, value, { unit, scale })),
  )
  const longest = Math.max(0, ...texts.map((text) => text.length))
  const perTable = count * (longest + CELL_GAP_LETTERS) <= FIGURE_LETTERS ? Math.max(count, 1) : YEARS_PER_TABLE
  const tables: PrintBlock[] = []
  for (let end = count; end > 0; end -= perTable) {
    const part = { start: Math.max(0, end - perTable), end, scale, isOnly: perTable >= count }
    tables.push(...yearTable(locale, figures, part))
  }
  return tables
}

function yearTable(
  locale: Locale,
  { caption, currency, ...figures }: YearFigures,
  { start, end, scale, isOnly }: { start: number; end: number; scale: Scale; isOnly: boolean },
): PrintBlock[] {
  const years = figures.years.slice(start, end)
  const rows = figures.rows.filter(({ values }) => values.slice(start, end).some((value) => value !== null))
  if (rows.length === 0) return []
  const t = getTranslator(locale, 'report/print/answers')
  const cells = rows.map((row): PrintCell[] => {
    const style = row.isStrong === true ? { strong: true } : {}
    const label = withUnit(locale, row.label, describeUnit(locale, row.unit, { currency, scale }))
    const indent = row.level !== undefined && row.level > 0 ? { indent: row.level } : {}
    const values = years.map((_, index) => figureCell(locale, row, { index: start + index, scale }))
    return [{ text: label, ...style, ...indent }, ...values.map((cell) => ({ ...cell, ...style }))]
  })
  const range = [...new Set([years[0], years.at(-1)])].join('–')
  return [
    {
      type: 'table',
      caption: isOnly ? caption : `${caption}, ${range}`,
      columns: [textColumn(t('columns.figure')), ...years.map(figureColumn)],
      rows: cells,
      empty: null,
    },
  ]
}

function figureCell(locale: Locale, row: FigureRow, { index, scale }: { index: number; scale: Scale }): PrintCell {
  const value = row.values[index] ?? null
  const text = formatFigure(locale, value, { unit: row.unit, scale })
  return value === null ? { text, tone: 'muted' } : { text }
}

type Series = {
  title: string
  unit: FigureUnit | 'points'
  currency: string | null
  labels: readonly string[]
  values: Values
  /** The company, in the chart's legend. */
  name: string
  /** Of several charts that are read beside each other: all their values, for one unit. */
  among?: Values
  lines?: PrintChart['lines']
  band?: PrintChart['band']
}

/** A chart in the largest unit that keeps its figures short; null where there is nothing to draw. */
export function chartOf(
  locale: Locale,
  { title, unit, currency, labels, values, name, ...rest }: Series,
): PrintChart | null {
  if (values.every((value) => value === null)) return null
  const isAmount = unit === 'currency'
  const { among = values } = rest
  const scale = isAmount ? chooseChartScale(among) : PLAIN
  // Whole units where the longest figure has four digits, so that all of a chart are written alike.
  const isCoarse = scale.factor === 1 || among.some((value) => Math.abs(value ?? 0) / scale.factor >= 1000)
  const t = getTranslator(locale, 'report/print/answers')
  const write = (value: number): string => {
    if (unit === 'points') return formatNumber(locale, value)
    if (!isAmount) return formatFigure(locale, value, { unit })
    return formatNumber(locale, value / scale.factor, { decimals: isCoarse ? 0 : 1 })
  }
  const unitText = unit === 'points' ? t('unit.points') : describeUnit(locale, unit, { currency, scale })
  return {
    title,
    unit: unitText ?? '',
    labels: [...labels],
    scaleEnd: unit === 'points' ? POINTS_END : null,
    bars: values.map((value) => ({ value, text: value === null ? '' : write(value) })),
    barsName: name,
    lines: rest.lines ?? [],
    band: rest.band ?? null,
  }
}

function chooseChartScale(values: Values): Scale {
  const largest = Math.max(...values.map((value) => Math.abs(value ?? 0)))
  if (largest < CHART_LIMIT) return PLAIN
  return CHART_SCALES.toReversed().find(({ factor }) => largest / factor < CHART_LIMIT) ?? CHART_SCALES[0] ?? PLAIN
}

/** The charts that have something to draw, as a block of their own. */
export function chartBlocks(charts: readonly (PrintChart | null)[]): PrintBlock[] {
  const drawn = charts.filter((chart) => chart !== null)
  return drawn.length === 0 ? [] : [{ type: 'charts', charts: drawn }]
}
