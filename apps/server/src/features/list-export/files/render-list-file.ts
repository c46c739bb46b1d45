import { EXPORT_CELLS, type ExportCell } from '@merleg/domain/list-export/export-columns'
import type { ExportFormat } from '@merleg/domain/list-export/export-size'
import { formatDate, formatHungarianMoment } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { WHOLE_YEAR_DAYS } from '@merleg/domain/whole-year'
import { getTranslator } from '@merleg/i18n/translator'
import { nameStatusColumn } from '../../../shared/status-badge.ts'
import { streamWorkbook } from '../../../shared/xlsx-stream.ts'
import { toFileName } from '../../report/words/file-name.ts'
import type { CellValue } from './cell-value.ts'
import { writeListCsv } from './write-csv.ts'
import { writeListParquet } from './write-parquet.ts'

export type ListFile = {
  format: ExportFormat
  locale: Locale
  cells: readonly ExportCell[]
  /** What was searched for. */
  title: string
  /** Whom the search passed over, in sentences. */
  limits: readonly string[]
  /** YYYY-MM-DD. */
  today: string
  /** Of which state of the register the companies are. */
  asOf: Date
  blocks: AsyncIterable<readonly (readonly CellValue[])[]>
}

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
} as const satisfies Record<ExportFormat, string>

const WIDEST = 60

function isText(cell: ExportCell): boolean {
  const { kind } = EXPORT_CELLS[cell]
  return kind === 'text' || kind === 'identifier'
}

/** The heading of each cell, in the language of the list. */
export function listTitles(locale: Locale, cells: readonly ExportCell[]): string[] {
  const t = getTranslator(locale, 'list-export/answers')
  return cells.map((cell) => (cell === 'status' ? nameStatusColumn(locale) : t(`cells.${cell}`)))
}

/** What is to be known of the cells, whichever there are, and of who is in the list. */
function listNotes({ locale, limits }: Pick<ListFile, 'locale' | 'limits'>): string[] {
  const t = getTranslator(locale, 'list-export/answers')
  return [
    t('file.empty'),
    t('file.amounts'),
    ...limits,
    t('file.years', WHOLE_YEAR_DAYS),
    t('file.flawed'),
    t('file.groups'),
  ]
}

/** A list as a file that is made while it is read. */
export function renderListFile(file: ListFile): {
  fileName: string
  contentType: string
  body: AsyncIterable<string | Uint8Array>
} {
  const t = getTranslator(file.locale, 'list-export/answers')
  return {
    fileName: toFileName([t('file.name'), file.title, file.today], file.format),
    contentType: CONTENT_TYPES[file.format],
    body: WRITERS[file.format](file),
  }
}

const WRITERS: Readonly<Record<ExportFormat, (file: ListFile) => AsyncIterable<string | Uint8Array>>> = {
  csv: ({ locale, cells, blocks }) => writeListCsv(listTitles(locale, cells), blocks, locale),
  xlsx: ({ locale, cells, blocks, title, limits, today, asOf }) => {
    const t = getTranslator(locale, 'list-export/answers')
    const titles = listTitles(locale, cells)
    const columns = cells.map((cell, place) => {
      const heading = titles[place] ?? ''
      return { title: heading, width: Math.min(WIDEST, Math.max(EXPORT_CELLS[cell].length, heading.length) + 2) }
    })
    return streamWorkbook({
      sheetName: t('file.sheet'),
      columns,
      blocks,
      notes: {
        sheetName: t('file.notes'),
        lines: [
          title,
          t('file.madeOn', { date: formatDate(locale, today) }),
          t('file.asOf', { moment: formatHungarianMoment(locale, asOf) }),
          ...listNotes({ locale, limits }),
        ],
      },
    })
  },
  parquet: ({ locale, cells, blocks, title, limits, today, asOf }) => {
    const titles = listTitles(locale, cells)
    // Programs know columns by names that no language changes.
    const columns = cells.map((cell) => ({ name: cell, isText: isText(cell) }))
    return writeListParquet(columns, blocks, {
      title,
      madeOn: today,
      asOf: asOf.toISOString(),
      note: listNotes({ locale, limits }).join(' '),
      headings: JSON.stringify(Object.fromEntries(cells.map((cell, place) => [cell, titles[place] ?? '']))),
    })
  },
}
