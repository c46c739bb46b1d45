import { type AuditEntry, AUDIT_FILE_MAX_ROWS } from '@merleg/contract/audit.contract'
import type { TableFileFormat } from '@merleg/contract/table-files'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate, formatHungarianMoment } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { FileAnswer } from '../../app/endpoint-stream.ts'
import { CSV_FOR_PEOPLE, writeCsv } from '../../shared/csv-text.ts'
import { renderWorkbook, type SheetColumn } from '../../shared/xlsx.ts'
import { listAuditEntries } from './audit.repository.ts'
import { type AuditQuery, toEntry, toFilter } from './audit.views.ts'

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFileFormat, string>

type Asked = {
  subscriberId: string
  query: AuditQuery
  format: TableFileFormat
  locale: Locale
  /** YYYY-MM-DD */
  today: string
}

/** The trail as a file, the latest first. Throws `days.reversed`, `audit.too-long`. */
export async function renderAuditFile(db: DbOrTx, asked: Asked): Promise<FileAnswer> {
  const { subscriberId, query, format, locale, today } = asked
  const filter = toFilter(subscriberId, query)
  const rows = await listAuditEntries(db, { ...filter, limit: AUDIT_FILE_MAX_ROWS + 1, offset: 0 })
  if (rows.length > AUDIT_FILE_MAX_ROWS) throw new AppError('audit.too-long')
  const t = getTranslator(locale, 'audit/answers')
  const columns = listColumns(locale)
  const entries = rows.map((row) => toEntry(row, locale))
  const cells = entries.map((entry) => toCells(entry, locale))
  const fileName = `${t('file.name')}-${today}.${format}`
  const contentType = CONTENT_TYPES[format]
  if (format === 'csv') {
    const text = writeCsv([columns.map(({ title }) => title), ...cells], CSV_FOR_PEOPLE[locale])
    return { fileName, contentType, body: Buffer.from(text) }
  }
  if (format === 'json') return { fileName, contentType, body: Buffer.from(JSON.stringify(entries)) }
  const body = await renderWorkbook({
    sheetName: t('file.title'),
    heading: [t('file.title'), describeDays(query, { locale, today })],
    columns,
    rows: cells.map((one) => ({ cells: one, isStrong: false })),
  })
  return { fileName, contentType, body }
}

function describeDays({ from, to }: AuditQuery, { locale, today }: { locale: Locale; today: string }): string {
  const t = getTranslator(locale, 'audit/answers')
  const until = formatDate(locale, to ?? today)
  return from === undefined ? t('file.until', { until }) : t('file.days', { from: formatDate(locale, from), until })
}

function listColumns(locale: Locale): SheetColumn[] {
  const t = getTranslator(locale, 'audit/answers')
  const text = (title: string, width: number): SheetColumn => ({ title, width, kind: 'text' })
  return [
    text(t('file.at'), 24),
    text(t('file.actor'), 26),
    text(t('file.email'), 30),
    text(t('file.act'), 34),
    text(t('file.subject'), 36),
    text(t('file.id'), 26),
    text(t('file.detail'), 60),
  ]
}

function toCells({ at, actor, text, subject, detail }: AuditEntry, locale: Locale): (string | null)[] {
  const moment = formatHungarianMoment(locale, new Date(at))
  return [moment, actor.name, actor.email, text, subject?.text ?? null, subject?.id ?? null, detail]
}
