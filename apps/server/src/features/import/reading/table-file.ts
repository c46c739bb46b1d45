import { readFile } from 'node:fs/promises'
import { countVisibleSheets } from '../../list-matching/reading/read-workbook.ts'
import { readTableApart } from '../../list-matching/reading/read-table-apart.ts'
import { readHungarianDay, readIsoDay, readNumber, readSlashedDay } from './cell-values.ts'

/** So many rows a table may have; its heading comes beside. */
export const TABLE_MAX_ROWS = 200_000

/** The cells of a table of one's own, CSV or XLSX, the heading first. @throws AppError where it is none, or too large. */
export async function readTable(path: string): Promise<string[][]> {
  return (await readTableApart(path, { maxRows: TABLE_MAX_ROWS })).rows
}

/** Are there further sheets, of which {@link readTable} reads the first? @throws AppError where it is no workbook. */
export async function hasFurtherSheets(path: string): Promise<boolean> {
  const bytes = await readFile(path)
  return bytes.subarray(0, 2).toString('latin1') === 'PK' && (await countVisibleSheets(bytes)) > 1
}

/** A day written `2024-01-31`, `2024.01.31.`, `2024. 1. 31.`, `2024. január 31.` or `31/01/2024`; null: none of these. */
export function readTableDay(text: string): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})[.-]\s?(\d{1,2})[.-]\s?(\d{1,2})\.?$/.exec(text) ?? []
  const dotted = year === undefined ? null : readIsoDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return dotted ?? readIsoDay(text.slice(0, 10)) ?? readHungarianDay(text) ?? readSlashedDay(text)
}

/** A number with a comma or a point for decimals and spaces or points between thousands; null: none. */
export function readTableNumber(text: string): number | null {
  const bare = text.replace(/\s*(?:Ft|HUF|EUR|€|%)$/i, '')
  const plain = readNumber(bare)
  if (plain !== null && !/^-?\d{1,3}(?:\.\d{3})+$/.test(bare)) return plain
  // `1.234.567,5`: points between thousands; a single one before three digits may be either and is not guessed.
  if (/^-?\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$|^-?\d{1,3}\.\d{3},\d+$/.test(bare))
    return readNumber(bare.replaceAll('.', '').replace(',', '.'))
  return bare.includes('.') ? null : readNumber(bare.replace(',', '.'))
}
