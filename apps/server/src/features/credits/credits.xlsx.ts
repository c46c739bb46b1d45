import { type StatementFile, STATEMENT_MAX_ROWS } from '@merleg/contract/credits.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { currencyOf, isCreditProduct } from '@merleg/domain/credits/credit-accounts'
import { toMajorUnits } from '@merleg/domain/credits/credit-money'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { FileAnswer } from '../../app/endpoint-stream.ts'
import { CSV_FOR_PEOPLE, writeCsv } from '../../shared/csv-text.ts'
import { renderWorkbook, type SheetColumn } from '../../shared/xlsx.ts'
import { listWholeStatement, type StatementFilter } from './credits.views.ts'
import type { EntryRow } from './statement.repository.ts'

type Words = ReturnType<typeof getTranslator<'credits/words'>>
type Cells = (string | number | null)[]

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<StatementFile, string>

type Asked = {
  subscriberId: string
  filter: StatementFilter
  format: StatementFile
  locale: Locale
  /** YYYY-MM-DD */
  today: string
}

/** The statement as a file, the earliest row first. Throws `days.reversed`, `credit.statement-too-long`. */
export async function renderStatementFile(db: DbOrTx, asked: Asked): Promise<FileAnswer> {
  const { subscriberId, filter, format, locale, today } = asked
  const rows = await listWholeStatement(db, { subscriberId, filter, limit: STATEMENT_MAX_ROWS })
  if (rows === null) throw new AppError('credit.statement-too-long')
  const words = getTranslator(locale, 'credits/words')
  const t = getTranslator(locale, 'credits/answers')
  const columns = listColumns(words, t('file.unit', { currency: currencyOf(filter.account) }))
  const cells = rows.map((row) => toCells(row, words, locale))
  const kind = filter.kind === undefined ? '' : `-${filter.kind}`
  const fileName = `${t('file.name')}-${filter.account}${kind}-${today}.${format}`
  const contentType = CONTENT_TYPES[format]
  if (format === 'csv') {
    const text = writeCsv([columns.map(({ title }) => title), ...cells], CSV_FOR_PEOPLE[locale])
    return { fileName, contentType, body: Buffer.from(text) }
  }
  const title = `${words('statement')}: ${words(`accounts.${filter.account}`)}`
  const sum = toMajorUnits(rows.reduce((total, { amount }) => total + amount, 0))
  const body = await renderWorkbook({
    sheetName: words('statement'),
    heading: [
      title,
      describeDays(filter, { locale, today }),
      ...(filter.kind === undefined ? [] : [t('file.onlyKind', { kind: words(`kinds.${filter.kind}`) })]),
    ],
    columns,
    rows: [
      ...cells.map((one) => ({ cells: one, isStrong: false })),
      { cells: [words('sum'), null, null, null, null, null, null, sum, null], isStrong: true },
    ],
    numberFormat: '#,##0.00',
  })
  return { fileName, contentType, body }
}

function describeDays({ from, to }: StatementFilter, { locale, today }: { locale: Locale; today: string }): string {
  const t = getTranslator(locale, 'credits/answers')
  const until = formatDate(locale, to ?? today)
  return from === undefined ? t('file.until', { until }) : t('file.days', { from: formatDate(locale, from), until })
}

function listColumns(words: Words, unit: string): SheetColumn[] {
  const text = (title: string, width: number): SheetColumn => ({ title, width, kind: 'text' })
  return [
    text(words('columns.seq'), 8),
    { title: words('columns.day'), width: 12, kind: 'date' },
    text(words('columns.kind'), 16),
    text(words('columns.product'), 26),
    text(words('columns.title'), 44),
    text(words('columns.reason'), 30),
    text(words('columns.user'), 24),
    { title: `${words('columns.amount')}, ${unit}`, width: 16, kind: 'number' },
    { title: `${words('columns.balanceAfter')}, ${unit}`, width: 16, kind: 'number' },
  ]
}

function toCells(row: EntryRow, words: Words, locale: Locale): Cells {
  const kind = words(`kinds.${row.kind}`)
  return [
    String(row.seq),
    hungarianDayOf(row.at),
    row.isDemo ? `${kind} (${getTranslator(locale, 'credits/answers')('file.demo')})` : kind,
    row.product !== null && isCreditProduct(row.product) ? words(`products.${row.product}`) : row.product,
    row.title,
    row.reason,
    row.userName,
    toMajorUnits(row.amount),
    toMajorUnits(row.balanceAfter),
  ]
}
