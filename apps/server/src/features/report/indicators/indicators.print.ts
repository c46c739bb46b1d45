import { findCommonBasis, type Indicators, type IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import type { PrintBlock, PrintChart } from '@merleg/contract/report/print.contract'
import {
  INDICATOR_GROUP_NAMES,
  INDICATOR_GROUPS,
  INDICATOR_KEYS,
  type IndicatorGroup,
} from '@merleg/domain/indicators/indicator-keys'
import { listCharted } from '@merleg/domain/year-mark-kinds'
import { getTranslator } from '@merleg/i18n/translator'
import { headingBlock, markBlocks, noteBlock } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'
import { chartBlocks, chartOf, type FigureRow, yearTables } from '../print-blocks/figures.ts'

type Shown = { series: IndicatorSeries; row: FigureRow; chart: PrintChart | null }

/** The indicators in their groups: a chart of each, with the sector's median, and the values behind them. */
export function renderIndicatorsBlocks(page: Indicators, context: PrintContext): PrintBlock[] {
  const { empty, currency, sector } = findCommonBasis(page)
  if (empty) return []
  const t = getTranslator(context.locale, 'report/print/answers')
  return [
    ...markBlocks(INDICATOR_KEYS.flatMap((key) => page[key].data.marks)),
    ...(sector === null ? [] : [noteBlock(t('figures.sector', { name: sector.value }))]),
    ...(sector === null || currency === null ? [] : [noteBlock(t('figures.sectorBasis', { currency }))]),
    ...INDICATOR_GROUP_NAMES.flatMap((group) => renderGroup(page, { group, currency }, context)),
  ]
}

function renderGroup(
  page: Indicators,
  { group, currency }: { group: IndicatorGroup; currency: string | null },
  context: PrintContext,
): PrintBlock[] {
  const { locale } = context
  const title = getTranslator(locale, 'report/indicators/words')(`groups.${group}`)
  const shown = INDICATOR_GROUPS[group].flatMap((name) => renderSeries(page[name], context))
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

function renderSeries(series: IndicatorSeries, context: PrintContext): Shown[] {
  const dataset = series.data.datasets[0]
  if (series.empty || dataset === undefined) return []
  const t = getTranslator(context.locale, 'report/print/answers')
  for (const origin of dataset.origins) if (origin) context.cite(...origin.sources)
  const { title, sectorMedian } = series
  const { data: values, unit, currency } = dataset
  const lines = sectorMedian === null ? [] : [{ name: t('figures.median'), values: [...sectorMedian.data] }]
  const { labels, marks } = series.data
  const bars = { labels, values: listCharted(values, marks), name: t('figures.company'), lines }
  const chart = chartOf(context.locale, { title, unit, currency, ...bars })
  return [{ series, row: { label: title, unit, values }, chart }]
}
