import type { PrintBlock, PrintCell } from '@merleg/contract/report/print.contract'
import type { Sector, SectorChart, SectorRow } from '@merleg/contract/report/sector.contract'
import { SECTOR_CHART_KEYS } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { listCharted } from '@merleg/domain/year-mark-kinds'
import { getTranslator } from '@merleg/i18n/translator'
import { formatNumber } from '@merleg/domain/format/number'
import { figureColumn, markBlocks, noteBlock, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'
import {
  chartBlocks,
  chartOf,
  chooseTableScale,
  describeUnit,
  formatFigure,
  withUnit,
} from '../print-blocks/figures.ts'

/** The company among those of its sector: a table of the newest year, then a chart of each figure with the quartiles. */
export function renderSectorBlocks(page: Sector, context: PrintContext): PrintBlock[] {
  if (page.empty) return []
  const { locale } = context
  const chosen = page.sectors.find(({ id }) => id === page.selectedSector)
  return [
    ...(chosen === undefined ? [] : [noteBlock(describeSector(chosen, locale))]),
    ...(page.currency === null ? [] : [noteBlock(describeBasis(page.currency, locale))]),
    ...renderTable(page, context),
    ...markBlocks([page.table.meta.mark, ...SECTOR_CHART_KEYS.flatMap((key) => page.charts[key].marks)]),
    ...chartBlocks(SECTOR_CHART_KEYS.map((key) => renderChart(page.charts[key], page.currency, context))),
  ]
}

/** Below five companies none is counted, and nothing is compared. */
function describeSector({ value, level, companyCount }: Sector['sectors'][number], locale: Locale): string {
  const t = getTranslator(locale, 'report/print/answers')
  const name = `${t('figures.sector', { name: value })} (${t(`figures.level.${level}`)})`
  return companyCount === 0 ? name : `${name}, ${t('figures.sectorCompanies', { count: companyCount })}`
}

/** With whom the company is compared, as the page says it. */
function describeBasis(currency: string, locale: Locale): string {
  return getTranslator(locale, 'report/print/answers')('figures.sectorBasis', { currency })
}

const FIGURES = ['company', 'lowerQuartile', 'median', 'upperQuartile'] as const

function renderTable({ table, currency }: Sector, { locale }: PrintContext): PrintBlock[] {
  const rows = table.items.filter((row) => FIGURES.some((figure) => row[figure] !== null))
  if (rows.length === 0) return []
  const t = getTranslator(locale, 'report/print/answers')
  const amounts = rows.filter(({ unit }) => unit === 'currency')
  // Quartiles lie between figures as filed; rounding those to the unit of the filings loses nothing.
  const scale = chooseTableScale(amounts.map(({ company }) => company))
  const titleOf = (key: string) => table.columns.find((column) => column.key === key)?.title ?? ''
  const renderRow = (row: SectorRow): PrintCell[] => [
    { text: withUnit(locale, row.label, describeUnit(locale, row.unit, { currency, scale })) },
    ...FIGURES.map((figure) => ({
      text: formatFigure(locale, row[figure], { unit: row.unit, scale }),
      ...(figure === 'company' ? { strong: true } : {}),
    })),
    { text: formatNumber(locale, row.companyCount), tone: 'muted' },
  ]
  return [
    {
      type: 'table',
      caption: t('figures.sectorTable', { year: table.meta.year ?? '' }),
      columns: [
        textColumn(t('columns.figure')),
        ...FIGURES.map((figure) => figureColumn(titleOf(figure))),
        figureColumn(t('figures.companies')),
      ],
      rows: rows.map(renderRow),
      empty: null,
    },
  ]
}

const isKnown = (value: number | null): boolean => value !== null

function renderChart(chart: SectorChart, currency: string | null, { locale }: PrintContext) {
  if (chart.empty) return null
  const t = getTranslator(locale, 'report/print/answers')
  const { title, unit, labels, marks, company, median, lowerQuartile, upperQuartile } = chart
  return chartOf(locale, {
    title,
    unit,
    currency,
    labels,
    values: listCharted(company, marks),
    name: t('figures.company'),
    lines: median.some(isKnown) ? [{ name: t('figures.median'), values: [...median] }] : [],
    band: lowerQuartile.some(isKnown)
      ? { name: t('figures.quartiles'), lower: [...lowerQuartile], upper: [...upperQuartile] }
      : null,
  })
}
