import type { TableFileFormat } from '@merleg/contract/table-files'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { writeCsv } from '../../../shared/csv-text.ts'
import { renderWorkbook, type SheetColumn } from '../../../shared/xlsx.ts'
import { toFileName } from '../words/file-name.ts'

export type TableFile = {
  /** What the name of the file is made of. */
  name: readonly string[]
  sheetName: string
  /** Lines above the table of the workbook, the first one its title. */
  heading: readonly string[]
  /** What is to be known of the table: lines under the heading of the workbook, of CSV its last rows. */
  notes: readonly string[]
  columns: readonly SheetColumn[]
  rows: readonly (readonly (string | number | null)[])[]
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
  return {
    fileName: toFileName(file.name, format),
    contentType: CONTENT_TYPES[format],
    body: await write(format, file),
  }
}

/**
 * A note as a row of CSV: its first cell is a mark alone, so that programs which know comments skip the row and all
 * others find as many cells in it as in any.
 */
function toNoteRow(note: string, columns: readonly unknown[]): (string | null)[] {
  return ['#', note, ...columns.slice(2).map(() => null)]
}

async function write(format: TableFileFormat, file: TableFile): Promise<Buffer> {
  const { sheetName, heading, notes, columns, rows, json } = file
  if (format === 'json') return Buffer.from(JSON.stringify(json))
  const noteRows = notes.map((note) => toNoteRow(note, columns))
  if (format === 'csv') return Buffer.from(writeCsv([columns.map(({ title }) => title), ...rows, ...noteRows]))
  return renderWorkbook({
    sheetName,
    heading: [...heading, ...notes],
    columns,
    rows: rows.map((cells) => ({ cells, isStrong: false })),
  })
}
