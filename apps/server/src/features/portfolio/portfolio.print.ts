import type { Portfolio } from '@merleg/contract/portfolio.contract'
import type { PortfolioCurrency } from '@merleg/contract/portfolio-exposure'
import type { PrintBlock, PrintDocument } from '@merleg/contract/report/print.contract'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber, formatPercent, formatProbability } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { PORTFOLIO_BANDS } from '@merleg/domain/portfolio/portfolio-member'
import { getTranslator } from '@merleg/i18n/translator'
import {
  factBlocks,
  figureColumn,
  headingBlock,
  noteBlock,
  tableBlocks,
  textColumn,
} from '../report/print-blocks/blocks.ts'
import { chartBlocks, chartOf } from '../report/print-blocks/figures.ts'

/** Spread, moves and receivables, set for printing. */
export function renderPortfolioSections(page: Portfolio, locale: Locale): PrintDocument['sections'] {
  const words = getTranslator(locale, 'portfolio/words')
  const { exposure } = page
  return [
    { id: 'spread', title: words('spread'), blocks: renderSpread(page, locale) },
    { id: 'moves', title: words('moves'), blocks: renderMoves(page, locale) },
    ...(exposure === null
      ? []
      : [
          {
            id: 'exposure',
            title: words('exposure'),
            blocks: [
              noteBlock(exposure.origin),
              noteBlock(exposure.assumption),
              ...exposure.notes.map((note) => noteBlock(note, 'warning')),
              ...exposure.currencies.flatMap((sum) => renderCurrency(sum, locale)),
            ],
          },
        ]),
  ]
}

function renderSpread({ meta, spreads }: Portfolio, locale: Locale): PrintBlock[] {
  const words = getTranslator(locale, 'portfolio/words')
  const bands = spreads.find(({ key }) => key === 'band')
  const chart =
    bands === undefined
      ? null
      : chartOf(locale, {
          title: bands.title,
          unit: 'percent',
          currency: null,
          labels: PORTFOLIO_BANDS.map((band) => words(`shortBands.${band}`)),
          values: PORTFOLIO_BANDS.map((band) => bands.parts.find(({ key }) => key === band)?.share ?? null),
          name: words('columns.share'),
        })
  const unrated = meta.unrated.map(({ reason, count }) => `${reason} (${formatNumber(locale, count)})`)
  return [
    noteBlock(meta.asOf),
    ...meta.notes.map((note) => noteBlock(note)),
    ...chartBlocks([chart]),
    ...(unrated.length === 0 ? [] : [noteBlock(unrated.join(', '))]),
    ...spreads.flatMap(({ title, parts }) =>
      tableBlocks(
        title,
        [textColumn(title), figureColumn(words('columns.count')), figureColumn(words('columns.share'))],
        parts.map(({ label, count, share }) => [label, formatNumber(locale, count), formatPercent(locale, share)]),
      ),
    ),
  ]
}

function renderMoves({ moves }: Portfolio, locale: Locale): PrintBlock[] {
  const words = getTranslator(locale, 'portfolio/words')
  const { rows, columns, cells, causes, stages, from, to, notes, isModelChanged } = moves
  const days = words('movesOf', { from: formatDate(locale, from), to: formatDate(locale, to) })
  const number = (count: number) => (count === 0 ? '' : formatNumber(locale, count))
  const countOf = (row: string, column: string) =>
    number(cells.find((cell) => cell.row === row && cell.column === column)?.count ?? 0)
  const used = rows.filter(({ count }) => count > 0)
  return [
    headingBlock(days),
    ...notes.map((note) => noteBlock(note, 'warning')),
    ...tableBlocks(
      words('fromTo'),
      [
        textColumn(words('fromTo')),
        ...columns.map(({ key }) => figureColumn(words(`shortBands.${key}`))),
        figureColumn(words('total')),
      ],
      used.map(({ key, label, count }) => [
        label,
        ...columns.map((column) => countOf(key, column.key)),
        { text: formatNumber(locale, count), strong: true },
      ]),
    ),
    ...tableBlocks(
      words('causes'),
      [textColumn(words('columns.cause')), figureColumn(words('columns.count'))],
      causes.map(({ label, count }) => [label, formatNumber(locale, count)]),
    ),
    ...(isModelChanged
      ? tableBlocks(
          words('stages'),
          [
            textColumn(words('columns.band')),
            ...(['before', 'between', 'after'] as const).map((key) => figureColumn(words(`columns.${key}`))),
          ],
          stages.map(({ label, before, between, after }) => [
            label,
            ...[before, between, after].map((count) => formatNumber(locale, count)),
          ]),
        )
      : []),
  ]
}

function renderCurrency(sum: PortfolioCurrency, locale: Locale): PrintBlock[] {
  const words = getTranslator(locale, 'portfolio/words')
  const { currency, largest, risks, overdue } = sum
  const money = (amount: number) => formatMoney(locale, Math.round(amount), currency)
  const orUnknown = (loss: number | null) => (loss === null ? words('unknown') : money(loss))
  const listed = (title: string, companies: typeof largest) =>
    tableBlocks(
      title,
      [
        textColumn(words('columns.company')),
        textColumn(words('columns.band')),
        ...(['amount', 'probability', 'expectedLoss'] as const).map((key) => figureColumn(words(`columns.${key}`))),
      ],
      companies.map(({ name, risk, amount, probability, expectedLoss, isFailed, standing }) => [
        { text: standing === null ? name.value : `${name.value} (${standing})`, strong: isFailed },
        risk.label,
        money(amount),
        isFailed ? words('taken') : probability === null ? words('unknown') : formatProbability(locale, probability),
        orUnknown(expectedLoss),
      ]),
    )
  return [
    headingBlock(currency),
    ...factBlocks([
      { key: words('sums.amount'), value: money(sum.amount) },
      { key: words('sums.failed'), value: money(sum.failedAmount) },
      { key: words('sums.known'), value: money(sum.knownAmount) },
      { key: words('sums.unknown'), value: money(sum.unknownAmount) },
      { key: words('sums.unmatched'), value: money(sum.unmatchedAmount) },
      { key: words('sums.expectedLoss'), value: orUnknown(sum.expectedLoss) },
      { key: words('sums.concentration'), value: formatPercent(locale, sum.largestShare) },
    ]),
    ...tableBlocks(
      words('overdue'),
      [textColumn(words('overdue')), figureColumn(words('columns.rows')), figureColumn(words('columns.amount'))],
      overdue.map(({ label, count, amount }) => [label, formatNumber(locale, count), money(amount)]),
    ),
    ...listed(words('largest'), largest),
    ...listed(words('risks'), risks),
  ]
}
