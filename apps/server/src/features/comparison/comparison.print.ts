import {
  COMPARISON_CHARTS,
  type Comparison,
  type ComparisonChart,
  type ComparisonRow,
} from '@merleg/contract/comparison.contract'
import type { PrintBlock, PrintCell, PrintChart, PrintDocument } from '@merleg/contract/report/print.contract'
import { listDrawn } from '@merleg/domain/comparison'
import { listMarkSentences } from '@merleg/domain/year-mark-kinds'
import { getTranslator } from '@merleg/i18n/translator'
import { headingBlock, markBlocks, noteBlock, tableBlocks, textColumn } from '../report/print-blocks/blocks.ts'
import type { PrintContext } from '../report/print-blocks/context.ts'
import { chartOf, chartBlocks, yearTables } from '../report/print-blocks/figures.ts'
import { describeCell, describeMedian } from './describe-cell.ts'

/** The table group by group with what limits its cells, then the figures of all companies by year. */
export function renderComparisonSections(page: Comparison, context: PrintContext): PrintDocument['sections'] {
  const words = getTranslator(context.locale, 'comparison/words')
  const { groups } = page.table.meta
  return [
    { id: 'notes', title: words('companies'), blocks: renderOverview(page, context) },
    ...groups.map(({ key, title }) => ({ id: key, title, blocks: renderGroup(page, { key, title, context }) })),
    { id: 'charts', title: words('charts'), blocks: renderCharts(page, context) },
  ]
}

/** What is to be known before the columns are read side by side. */
function renderOverview({ table: { meta } }: Comparison, { locale }: PrintContext): PrintBlock[] {
  const words = getTranslator(locale, 'comparison/words')
  const { companies, notes, sectorText, locked } = meta
  return [
    {
      type: 'facts',
      rows: companies.map(({ name, status, risk }) => ({
        key: name,
        value: [status.value, risk.value === null ? risk.label : `${risk.value} – ${risk.label}`].join('; '),
        note: risk.confidence,
      })),
    },
    ...notes.map((note) => noteBlock(note, 'warning')),
    noteBlock(sectorText),
    ...(locked.length === 0 ? [] : [noteBlock(words('locked', { sections: locked.join(', ') }))]),
  ]
}

type Group = { key: string; title: string; context: PrintContext }

function renderGroup({ table }: Comparison, { key, title, context }: Group): PrintBlock[] {
  const { locale } = context
  const rows = table.items.filter(({ group }) => group === key)
  const { companies, sector } = table.meta
  const words = getTranslator(locale, 'comparison/words')
  const hasMedian = sector !== null && rows.some(({ median }) => median !== null)
  const columns = [
    textColumn(getTranslator(locale, 'comparison/answers')('file.figure'), 3),
    ...companies.map(({ name }) => textColumn(name, 3)),
    ...(hasMedian ? [textColumn(words('median'), 2)] : []),
  ]
  const cells = rows.map((row): PrintCell[] => [
    { text: row.label, strong: row.isDifferent === true },
    ...row.cells.map((cell): PrintCell => {
      const cited = cell.origin === null ? '' : context.cite(...cell.origin.sources)
      const isKnown = cell.text !== null || cell.value !== null
      const text = [describeCell(locale, cell, row), cited].filter((part) => part !== '').join(' ')
      return isKnown && cell.tone !== 'muted' ? { text, ...toneOf(cell.tone) } : { text, tone: 'muted' }
    }),
    ...(hasMedian ? [{ text: describeMedian(locale, row), tone: 'muted' as const }] : []),
  ])
  return [...tableBlocks(title, columns, cells), ...listNotes(rows, companies).map((note) => noteBlock(note))]
}

function toneOf(tone: ComparisonRow['cells'][number]['tone']): Pick<PrintCell, 'tone'> {
  if (tone === 'bad') return { tone: 'negative' }
  return tone === 'good' ? { tone: 'positive' } : {}
}

/** What limits the cells, each sentence once with the rows and companies that it is said of. */
function listNotes(rows: readonly ComparisonRow[], companies: readonly { name: string }[]): string[] {
  const saying = new Map<string, Map<string, string[]>>()
  const add = (note: string, label: string, name: string | null): void => {
    const labels = saying.get(note) ?? new Map<string, string[]>()
    saying.set(note, labels.set(label, [...(labels.get(label) ?? []), ...(name === null ? [] : [name])]))
  }
  for (const row of rows) {
    for (const note of row.notes) add(note, row.label, null)
    row.cells.forEach(({ notes, mark }, index) => {
      const name = companies[index]?.name ?? ''
      for (const note of notes) add(note, row.label, name)
      // Said of the accounts, not of the row.
      for (const sentence of mark === null ? [] : listMarkSentences(mark)) add(sentence, '', name)
    })
  }
  return [...saying].map(([note, labels]) => {
    const names = [...new Set([...labels.values()].flat())].join(', ')
    const about = [[...labels.keys()].filter((label) => label !== '').join(', '), names].filter((text) => text !== '')
    return `${about.join(' – ')}: ${note}`
  })
}

function renderCharts({ charts2, table }: Comparison, context: PrintContext): PrintBlock[] {
  return COMPARISON_CHARTS.flatMap((key): PrintBlock[] => {
    const chart = charts2[key]
    if (chart === null || chart.empty) return []
    return [
      headingBlock(chart.title, chart.about),
      ...chart.notes.map((note) => noteBlock(note, 'warning')),
      ...chart.series.flatMap(({ name, marks }) =>
        markBlocks(marks).map((block) => ({ ...block, text: `${name}: ${block.text}` })),
      ),
      ...chartBlocks(drawSmall(chart, context)),
      ...renderTables(chart, { context, hasSector: table.meta.sector !== null }),
    ]
  })
}

/** A chart for each company, all on one scale; none where amounts are in different currencies or below zero. */
function drawSmall({ series, labels, unit, median }: ComparisonChart, { locale }: PrintContext): (PrintChart | null)[] {
  const known = series.flatMap(({ values }) => values.flatMap((value) => value ?? []))
  const isOneCurrency = new Set(listDrawn(series).flatMap(({ currency }) => currency ?? [])).size <= 1
  if (!isOneCurrency || known.some((value) => value < 0)) return []
  const words = getTranslator(locale, 'comparison/words')
  const lines = median === null ? [] : [{ name: words('median'), values: median }]
  const scaleEnd = Math.max(...known, ...(median ?? []).flatMap((value) => value ?? []))
  return series.map(({ name, currency, values }) => {
    const drawn = chartOf(locale, { title: name, name, unit, currency, labels, values, lines, among: known })
    return drawn && { ...drawn, scaleEnd: drawn.scaleEnd ?? scaleEnd }
  })
}

/** The figures by year; amounts of each currency in a table of their own. */
function renderTables(
  { title, series, labels, unit, median }: ComparisonChart,
  { context: { locale }, hasSector }: { context: PrintContext; hasSector: boolean },
): PrintBlock[] {
  const words = getTranslator(locale, 'comparison/words')
  const drawn = listDrawn(series)
  const currencies = [...new Set(drawn.map(({ currency }) => currency))]
  return currencies.flatMap((currency) =>
    yearTables(locale, {
      caption: title,
      years: labels,
      currency,
      rows: [
        ...drawn.filter((one) => one.currency === currency).map(({ name, values }) => ({ label: name, unit, values })),
        ...(median === null || !hasSector ? [] : [{ label: words('median'), unit, values: median }]),
      ],
    }),
  )
}
