import type { PrintBlock, PrintCell, PrintDocument } from '@merleg/contract/report/print.contract'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { cutText } from '@merleg/domain/format/cut-text'
import { formatDate } from '@merleg/domain/format/date'
import { type DrawnChart, drawChart } from './chart-geometry.ts'
import { isSurelyOneLine } from './text-width.ts'

type BlockOf<Type extends PrintBlock['type']> = Extract<PrintBlock, { type: Type }>

const HEADER_NAME_LENGTH = 48
/** Characters that surely fit on a page. */
const PAGE_LENGTH = 1500
/** Width between the margins of the page, in points. */
const CONTENT_WIDTH = 493
/** Height that a picture may take of it. */
const PICTURE_HEIGHT = 560
const CELL_INSET = 6
/** Wide enough for a digit, or an average letter, of a table's text. */
const TABLE_LETTER_WIDTH = 4.75
/** What is longer than that is no figure. */
const NATURAL_LETTERS = 26
/** So many of the letters of a column fit where they are bold. */
const STRONG_SHARE = 0.88
const ITEM_LETTER_WIDTH = 5
/** In points, as in the template: running text, the text and indentation of tables, the labels of items. */
const TEXT_SIZE = 8.5
const TABLE_TEXT_SIZE = 7.5
const INDENT = 6
const KEY_WIDTH = 124
const VALUE_WIDTH = 195
const FOOT_LETTERS = 30
const CHARTS_PER_ROW = 3
/** From how many on they stand closer. */
const MANY_CHARTS = 8
const CHART_GUTTER = 14
const MIN_SECTIONS_FOR_CONTENTS = 2

/** What the template is filled with: the document in the order of its pages, with everything measured. */
export function describePrint(document: PrintDocument, locale: Locale): object {
  const t = getTranslator(locale, 'report/print/answers')
  const [year, month, day] = document.printedOn.split('-').map(Number)
  const { title, companyName, madeUp, asOf, notice, sections, sources } = document
  const isNumbered = sections.length >= MIN_SECTIONS_FOR_CONTENTS
  return {
    lang: locale,
    title,
    companyName: breakWords(companyName, 40),
    companyShort: cutText(companyName, HEADER_NAME_LENGTH),
    madeUp,
    asOf,
    notice,
    printedOn: t('printedOn', { date: formatDate(locale, document.printedOn) }),
    pageText: t('page', { page: '{page}', pages: '{pages}' }),
    date: { year, month, day },
    facts: document.facts.map(({ key, value }) => ({ key, value: breakWords(value, 60) })),
    contents: isNumbered ? t('contents') : null,
    verdict: describeBlocks(document.verdict),
    sections: sections.map((section, index) => ({
      heading: isNumbered ? `${index + 1}. ${section.title}` : '',
      blocks: describeBlocks(section.blocks),
    })),
    sourcesTitle: t('sources'),
    sources: sources.map((source, index) => `[${index + 1}] ${breakWords(source, 80)}`),
  }
}

/** A heading and the items after it become one table, whose head is repeated on every page. */
function describeBlocks(blocks: readonly PrintBlock[]): object[] {
  return blocks.flatMap((block, index): object[] => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]]
    if (block.type === 'heading' && after?.type === 'items') return []
    if (block.type === 'items') return [describeItems(block, before?.type === 'heading' ? before : null)]
    return [describeBlock(block)]
  })
}

function describeBlock(block: Exclude<PrintBlock, { type: 'items' }>): object {
  switch (block.type) {
    case 'table':
      return describeTable(block)
    case 'charts':
      return { type: 'charts', gutter: CHART_GUTTER, rows: listChartRows(block) }
    case 'facts':
      return {
        type: 'facts',
        rows: block.rows.map(({ key, value, note }) => ({ key, value: breakWords(value, 50), note })),
      }
    case 'note':
      return { ...block, text: breakWords(block.text, 80) }
    case 'picture':
      return { ...block, width: widthOnPage(block) }
    case 'heading':
      return block
  }
}

/** A picture is set in points where it was drawn in pixels of a screen: three quarters, and less where the page is smaller. */
function widthOnPage({ width, height }: BlockOf<'picture'>): number {
  return width * Math.min(0.75, CONTENT_WIDTH / width, PICTURE_HEIGHT / height)
}

function describeItems({ items }: BlockOf<'items'>, head: BlockOf<'heading'> | null): object {
  const longest = Math.max(0, ...items.map(({ lead }) => lead?.length ?? 0))
  const valueWidth = VALUE_WIDTH - longest * ITEM_LETTER_WIDTH
  const valueLetters = Math.floor(valueWidth / ITEM_LETTER_WIDTH)
  return {
    type: 'items',
    head: head === null ? null : { text: head.text, note: head.note },
    lead: longest === 0 ? 0 : longest * ITEM_LETTER_WIDTH + 2,
    items: items.map((item) => ({
      lead: item.lead ?? '',
      title: item.title === null ? null : breakWords(item.title, 60),
      muted: item.muted,
      isLong: item.rows.reduce((sum, { value }) => sum + value.length, 0) > PAGE_LENGTH,
      rows: item.rows.map(({ key, value }) => ({
        key,
        value: breakWords(value, valueLetters),
        isLine:
          isSurelyOneLine(key, { width: KEY_WIDTH, size: TEXT_SIZE }) &&
          isSurelyOneLine(value, { width: valueWidth, size: TEXT_SIZE }),
      })),
      foot: breakWords(item.foot ?? '', FOOT_LETTERS),
    })),
  }
}

function listChartRows({ charts }: BlockOf<'charts'>): DrawnChart[][] {
  const perRow = charts.length >= MANY_CHARTS ? CHARTS_PER_ROW + 1 : CHARTS_PER_ROW
  const width = (CONTENT_WIDTH - (perRow - 1) * CHART_GUTTER) / perRow
  const drawn = charts.map((chart) => drawChart(chart, width))
  return Array.from({ length: Math.ceil(drawn.length / perRow) }, (_, row) =>
    drawn.slice(row * perRow, (row + 1) * perRow),
  )
}

function describeTable({ caption, columns, rows, empty }: BlockOf<'table'>): object {
  const widths = listWidths(columns, rows)
  const inner = widths.map(({ width }) => width - CELL_INSET)
  const letters = inner.map((width) => Math.max(4, Math.floor(width / TABLE_LETTER_WIDTH)))
  return {
    type: 'table',
    caption,
    columns: columns.map(({ title, align, weight }, index) => ({
      title: breakWords(title, letters[index] ?? 20),
      right: align === 'right',
      weight,
      width: widths[index]?.isFixed === true ? widths[index].width : null,
    })),
    rows: rows.map((row) => row.map((cell, index) => describeCell(cell, letters[index] ?? 20))),
    lines: rows.map((row) => row.every((cell, index) => isLine(cell, inner[index] ?? 0))),
    empty: rows.length === 0 ? empty : null,
  }
}

function isLine({ text, indent = 0, strong = false }: PrintCell, width: number): boolean {
  return isSurelyOneLine(text, { width: width - indent * INDENT, size: TABLE_TEXT_SIZE, isStrong: strong })
}

/** Columns of figures, days and codes take what they need; texts share the rest by their weights. */
function listWidths(
  columns: BlockOf<'table'>['columns'],
  rows: BlockOf<'table'>['rows'],
): { width: number; isFixed: boolean }[] {
  const natural = columns.map(({ title, weight }, index) => (weight === 0 ? naturalWidth(title, rows, index) : null))
  const isFigure = (index: number) => columns[index]?.align === 'right'
  // Columns of figures are equally wide, so that the eye finds the years.
  const widest = Math.max(0, ...natural.map((width, index) => (isFigure(index) ? (width ?? 0) : 0)))
  const fixed = natural.map((width, index) => (width !== null && isFigure(index) ? widest : width))
  const free = CONTENT_WIDTH - fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  const weights = columns.reduce((sum, { weight }) => sum + weight, 0) || 1
  return columns.map(({ weight }, index) => {
    const width = fixed[index] ?? null
    return { width: width ?? (free * weight) / weights, isFixed: width !== null }
  })
}

/** Figures, days and identifiers do not break: their column is as wide as the longest of them and of its title's words. */
function naturalWidth(title: string, rows: readonly (readonly PrintCell[])[], index: number): number {
  const words = title.split(' ').map((word) => word.length)
  const longest = Math.max(4, ...words, ...rows.map((row) => row[index]?.text.length ?? 0))
  return Math.ceil(Math.min(longest, NATURAL_LETTERS) * TABLE_LETTER_WIDTH + CELL_INSET)
}

function describeCell(cell: PrintCell, letters: number): object | string {
  const text = breakWords(cell.text, cell.strong === true ? Math.floor(letters * STRONG_SHARE) : letters)
  const isLong = text.length > PAGE_LENGTH
  if (!isLong && cell.strong !== true && cell.tone === undefined && !cell.indent) return text
  return {
    text,
    ...(cell.strong === true ? { strong: true } : {}),
    ...(cell.tone === undefined ? {} : { tone: cell.tone }),
    ...(cell.indent ? { indent: cell.indent } : {}),
    ...(isLong ? { long: true } : {}),
  }
}

const graphemes = new Intl.Segmenter('hu', { granularity: 'grapheme' })

/** Lets words longer than their column break anywhere, by zero-width spaces; others are left as they are. */
function breakWords(text: string, letters: number): string {
  if (text.length <= letters) return text
  return text
    .split(' ')
    .map((word) =>
      word.length <= letters ? word : Array.from(graphemes.segment(word), ({ segment }) => segment).join('\u200B'),
    )
    .join(' ')
}
