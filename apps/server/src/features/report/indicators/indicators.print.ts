import type { Indicators, IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import type { PrintBlock, PrintChart } from '@merleg/contract/report/print.contract'
import { INDICATOR_GROUPS, type IndicatorGroup } from '@merleg/domain/indicators/indicator-keys'
import { getTranslator } from '@merleg/i18n/translator'
import { headingBlock, noteBlock } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'
import { chartBlocks, chartOf, type FigureRow, yearTables } from '../print-blocks/figures.ts'

type Shown = { series: IndicatorSeries; row: FigureRow; chart: PrintChart | null }

/** The indicators in their groups: a chart of each, with the sector's median, and the values behind them. */
export function renderIndicatorsBlocks(page: Indicators, context: PrintContext): PrintBlock[] {
  if (page.meta.empty) return []
  const { locale } = context
  const t = getTranslator(locale, 'report/print/answers')
  const { sector } = page.meta
  return [
    ...(sector === null ? [] : [noteBlock(t('figures.sector', { name: sector.value }))]),
    ...page.meta.groups.flatMap(({ key, title }) => renderGroup(page, { key, title }, context)),
  ]
}

function isGroup(key: string): key is IndicatorGroup {
  return Object.hasOwn(INDICATOR_GROUPS, key)
}

function renderGroup(
  page: Indicators,
  { key, title }: { key: string; title: string },
  context: PrintContext,
): PrintBlock[] {
  const { locale } = context
  const { currency } = page.meta
  if (!isGroup(key)) return []
  const shown = INDICATOR_GROUPS[key].flatMap((name) => renderSeries(page[name], currency, context))
  if (shown.length === 0) return []
  const t = getTranslator(locale, 'report/print/answers')
  const years = shown[0]?.series.data.labels ?? []
  const formulas = shown
    .filter(({ series }) => series.formula !== '')
    .map(({ series }) => `${series.title}: ${series.formula}`)
  return [
    headingBlock(title),
    ...chartBlocks(shown.map(({ chart }) => chart)),
    ...yearTables(locale, {
      caption: `${title} – ${t('figures.table')}`,
      years,
      rows: shown.map(({ row }) => row),
      currency,
    }),
    ...(formulas.length === 0 ? [] : [noteBlock(formulas.join('; '))]),
  ]
}

function renderSeries(series: IndicatorSeries, currency: string | null, context: PrintContext): Shown[] {
  const dataset = series.data.datasets[0]
  if (series.empty || dataset === undefined) return []
  const t = getTranslator(context.locale, 'report/print/answers')
  for (const origin of dataset.origins) if (origin) context.cite(...origin.sources)
  const { title, sectorMedian } = series
  const { data: values, unit } = dataset
  const lines = sectorMedian === null ? [] : [{ name: t('figures.median'), values: [...sectorMedian.data] }]
  const { labels } = series.data
  const chart = chartOf(context.locale, { title, unit, currency, labels, values, name: t('figures.company'), lines })
  return [{ series, row: { label: title, unit, values }, chart }]
}
