import { toSafeCsvText } from '@merleg/domain/list-export/safe-cell'
import type { Locale } from '@merleg/domain/locale'

export type CsvCell = string | number | null

/** What stands between cells, and within numbers. */
export type CsvStyle = { separator: string; decimal: string }

/** Of files that programs read. */
export const CSV_FOR_PROGRAMS: CsvStyle = { separator: ',', decimal: '.' }
/** Of files that people open: by another separator a spreadsheet of their language finds one column. */
export const CSV_FOR_PEOPLE: Readonly<Record<Locale, CsvStyle>> = {
  hu: { separator: ';', decimal: ',' },
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}
/** Spreadsheets split by the separator of their own language, whatever that of the file is. */
const QUOTED = /[",;\t\r\n]/

/** Rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets know the letters. */
export function writeCsv(rows: readonly (readonly CsvCell[])[], style: CsvStyle): string {
  return `\uFEFF${rows.map((row) => writeCsvRow(row, style)).join('')}`
}

/** A row with its line break; texts that would be taken for a formula are kept from it by an apostrophe. */
export function writeCsvRow(cells: readonly CsvCell[], { separator, decimal }: CsvStyle): string {
  let line = ''
  for (let place = 0; place < cells.length; place += 1)
    line += (place === 0 ? '' : separator) + writeCell(cells[place] ?? null, decimal)
  return `${line}\r\n`
}

function writeCell(value: CsvCell, decimal: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  const text = toSafeCsvText(value)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
