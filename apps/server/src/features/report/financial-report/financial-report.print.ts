import type { FinancialReport, StatementLine, StatementPart } from '@merleg/contract/report/financial-report.contract'
import type { PrintBlock, PrintCell } from '@merleg/contract/report/print.contract'
import { getTranslator } from '@merleg/i18n/translator'
import { listToldFilings } from '@merleg/domain/filing-day'
import { currencyWord } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { codeColumn, factBlocks, figureColumn, headingBlock, noteBlock, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'
import { CELL_GAP_LETTERS, FIGURE_LETTERS, withUnit } from '../print-blocks/figures.ts'

/** Accounts of a year: the facts of the filing and its two parts. */
type Filing = FinancialReport & { year: number }
type PartName = 'balance' | 'incomeStatement'
type Column = { title: string; year: number; read: (line: StatementLine) => number | null; part: StatementPart }

/** The accounts of the given years, the newest last: years of one layout side by side. */
export function renderFinancialReportBlocks(reports: readonly FinancialReport[], context: PrintContext): PrintBlock[] {
  const filings = reports.filter((report): report is Filing => !report.empty && report.year !== null)
  return [
    ...filings.toReversed().flatMap((filing) => renderFiling(filing, context)),
    ...renderPart(filings, 'balance', context),
    ...renderPart(filings, 'incomeStatement', context),
  ]
}

function renderFiling(filing: Filing, context: PrintContext): PrintBlock[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/financial-report/words')
  const header = (filing.balance ?? filing.incomeStatement)?.header
  if (header === undefined) return []
  const range = t('facts.range', { from: formatDate(locale, header.periodStart), to: formatDate(locale, header.date) })
  const type = [header.type, header.variant].filter((text) => text !== null).join(' – ')
  const filed = listToldFilings(header).map(
    ({ kind, day }) => `${t(`facts.${kind}`)}: ${day === null ? t('facts.dayUnknown') : formatDate(locale, day)}`,
  )
  const source = filing.provenance === null ? null : context.cite(filing.provenance)
  return [
    ...factBlocks([{ key: range, value: type, note: [...filed, source].filter(Boolean).join(' · ') }]),
    ...filing.findings.map(({ severity, text }) =>
      noteBlock(
        `${filing.year}: ${text}`,
        severity === 'info' ? 'plain' : severity === 'error' ? 'negative' : 'warning',
      ),
    ),
  ]
}

/** A part of the accounts; filings whose rows, unit or currency differ stand in tables of their own, the newest first. */
function renderPart(filings: readonly Filing[], name: PartName, context: PrintContext): PrintBlock[] {
  const groups: { part: StatementPart; filings: Filing[] }[] = []
  for (const filing of filings) {
    const part = filing[name]
    if (part === null) continue
    const open = groups.at(-1)
    if (open !== undefined && isSameLayout(open.part, part)) open.filings.push(filing)
    else groups.push({ part, filings: [filing] })
  }
  return groups.toReversed().flatMap((group) => renderGroup(group.filings, name, context))
}

function isSameLayout({ header, table }: StatementPart, other: StatementPart): boolean {
  const keys = table.items.map(({ code, label }) => `${code} ${label}`).join('\n')
  return (
    header.unit === other.header.unit &&
    header.currency === other.header.currency &&
    keys === other.table.items.map(({ code, label }) => `${code} ${label}`).join('\n')
  )
}

function renderGroup(filings: readonly Filing[], name: PartName, { locale }: PrintContext): PrintBlock[] {
  const columns = filings.flatMap((filing, index) => listColumns(filing, name, { isFirst: index === 0, locale }))
  const part = columns.at(-1)?.part
  if (part === undefined) return []
  const filled = part.table.items.flatMap((_, index) => {
    const amounts = columns.map((column) => readLine(column, index))
    // Of one year everything that was filed; of several what was ever other than zero.
    return amounts.some((amount) => amount !== null && (filings.length === 1 || amount !== 0)) ? [index] : []
  })
  const t = getTranslator(locale, 'report/print/answers')
  const page = getTranslator(locale, 'report/financial-report/words')
  const titleOf = (own: readonly Column[]): string => {
    const years = [...new Set([own[0]?.year, own.at(-1)?.year])].join('–')
    return t('financialReport.title', { part: part.header.title, years })
  }
  if (filled.length === 0) return [headingBlock(titleOf(columns)), noteBlock(page('partMissing'))]
  const currency = currencyWord(locale, part.header.currency)
  const unit = part.header.unit === 1000 ? t('unit.thousand', { unit: currency }) : currency
  const note = t(filings.length === 1 ? 'financialReport.filledRows' : 'financialReport.usedRows')
  return [
    ...splitColumns(columns, filled, locale).map((own): PrintBlock => ({
      type: 'table',
      caption: withUnit(locale, titleOf(own), unit),
      columns: [
        codeColumn(page('columns.rowNumber')),
        textColumn(t('columns.figure')),
        ...own.map((column) => figureColumn(column.title)),
      ],
      rows: filled.map((index) => renderLine(own, { index, part, locale })),
      empty: null,
    })),
    ...(filled.length === part.table.items.length ? [] : [noteBlock(note)]),
  ]
}

/** As many columns side by side as leave room for the names of the rows; the newest years first. */
function splitColumns(
  columns: readonly Column[],
  lines: readonly number[],
  locale: PrintContext['locale'],
): Column[][] {
  const texts = columns.flatMap((column) =>
    lines.map((index) => formatNumber(locale, readLine(column, index) ?? 0)).concat(column.title.split(' ')),
  )
  const longest = Math.max(...texts.map((text) => text.length))
  const most = Math.max(1, Math.floor(FIGURE_LETTERS / (longest + CELL_GAP_LETTERS)))
  const parts: Column[][] = []
  for (let end = columns.length; end > 0; end -= most) parts.push(columns.slice(Math.max(0, end - most), end))
  return parts
}

/** A column for each year; the year before the first one as its filing tells it, and amendments where there are some. */
function listColumns(
  filing: Filing,
  name: PartName,
  { isFirst, locale }: { isFirst: boolean; locale: PrintContext['locale'] },
): Column[] {
  const part = filing[name]
  if (part === null) return []
  const t = getTranslator(locale, 'report/print/answers')
  const { items } = part.table
  const hasPrevious = isFirst && items.some(({ previous }) => previous !== null)
  const hasAmendments = items.some(({ amendments }) => amendments !== null)
  const column = (title: string, read: Column['read']): Column => ({ title, year: filing.year, read, part })
  return [
    ...(hasPrevious ? [column(t('financialReport.previous', { year: filing.year - 1 }), (line) => line.previous)] : []),
    ...(hasAmendments
      ? [column(t('financialReport.amendments', { year: filing.year - 1 }), (line) => line.amendments)]
      : []),
    column(String(filing.year), (line) => line.current),
  ]
}

function readLine({ part, read }: Column, index: number): number | null {
  const line = part.table.items[index]
  return line === undefined ? null : read(line)
}

function renderLine(
  columns: readonly Column[],
  { index, part, locale }: { index: number; part: StatementPart; locale: PrintContext['locale'] },
): PrintCell[] {
  const line = part.table.items[index]
  if (line === undefined) return []
  const style = line.kind === 'total' || line.kind === 'subtotal' ? { strong: true } : {}
  const label: PrintCell = { text: line.label, ...style, ...(line.level > 0 ? { indent: line.level } : {}) }
  const amounts = columns.map((column): PrintCell => {
    const value = readLine(column, index)
    return { text: value === null ? '' : formatNumber(locale, value), ...style }
  })
  return [{ text: line.rowNumber, tone: 'muted' }, label, ...amounts]
}
