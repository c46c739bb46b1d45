import type { TableFileFormat } from '@merleg/contract/table-files'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { type CsvStyle, writeCsv } from '../../../shared/csv-text.ts'
import { renderWorkbook, type SheetColumn } from '../../../shared/xlsx.ts'
import { toFileName } from '../words/file-name.ts'

/** A table that is taken along as a workbook or CSV. */
export type SheetFile = {
  /** How CSV is written, where it is that. */
  csv: CsvStyle
  /** What the name of the file is made of. */
  name: readonly string[]
  sheetName: string
  /** Lines above the table of the workbook, the first one its title. */
  heading: readonly string[]
  /** What is to be known of the table: lines under the heading of the workbook, of CSV its last rows. */
  notes?: readonly string[]
  columns: readonly SheetColumn[]
  rows: readonly (readonly (string | number | null)[])[]
}

export type TableFile = SheetFile & {
  /** What the JSON says. */
  json: object
}

const CONTENT_TYPES = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFileFormat, string>

/** A table as a workbook or CSV, or what it was made of as JSON. */
export async function renderTableFile(format: TableFileFormat, file: TableFile): Promise<FileAnswer> {
  if (format !== 'json') return renderSheetFile(format, file)
  const { name, json } = file
  return {
    fileName: toFileName(name, format),
    contentType: CONTENT_TYPES[format],
    body: Buffer.from(JSON.stringify(json)),
  }
}

/** A table as a workbook or CSV. */
export async function renderSheetFile(
  format: Exclude<TableFileFormat, 'json'>,
  { csv, name, sheetName, heading, notes = [], columns, rows }: SheetFile,
): Promise<FileAnswer> {
  const noteRows = notes.map((note) => toNoteRow(note, columns))
  const body =
    format === 'csv'
      ? Buffer.from(writeCsv([columns.map(({ title }) => title), ...rows, ...noteRows], csv))
      : await renderWorkbook({
          sheetName,
          heading: [...heading, ...notes],
          columns,
          rows: rows.map((cells) => ({ cells, isStrong: false })),
        })
  return { fileName: toFileName(name, format), contentType: CONTENT_TYPES[format], body }
}

/**
 * A note as a row of CSV: its first cell is a mark alone, so that programs which know comments skip the row and all
 * others find as many cells in it as in any.
 */
function toNoteRow(note: string, columns: readonly unknown[]): (string | null)[] {
  return ['#', note, ...columns.slice(2).map(() => null)]
}
