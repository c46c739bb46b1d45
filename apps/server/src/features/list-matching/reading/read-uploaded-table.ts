import { LIST_MAX_COLUMNS, LIST_MAX_ROWS } from '@merleg/contract/list-matching.contract'
import { parse } from 'csv-parse/sync'
import { AppError } from '../../../app/app-error.ts'
import { decodeText } from './decode-text.ts'
import { readWorkbook } from './read-workbook.ts'

const ZIP_START = 0x04034b50
const OLD_OFFICE_START = 0xe011cfd0
const MAX_CELL = 2000
/** What a cut through a character leaves of it; PostgreSQL stores none. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/
const SEPARATORS = [';', '\t', ',', '|'] as const
const PROBED_LINES = 30

/**
 * The rows of a table that are not empty, all equally long, and of each which row of the file it is: from 1, as office
 * programs count.
 */
export type UploadedTable = { rows: string[][]; numbers: number[] }

/** The cells of an uploaded table, trimmed. @throws AppError where it is none, or too large. */
export async function readUploadedTable(bytes: Buffer, maxRows: number = LIST_MAX_ROWS): Promise<UploadedTable> {
  const start = bytes.length >= 4 ? bytes.readUInt32LE(0) : 0
  if (start === OLD_OFFICE_START)
    throw new AppError(bytes.includes('EncryptedPackage', 0, 'utf16le') ? 'list.encrypted' : 'list.old-format')
  const read = start === ZIP_START ? await readSheet(bytes, maxRows) : readSeparated(decodeText(bytes), maxRows)
  const rows = read
    .map(({ number, cells }) => ({ number, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1), 0)
  if (rows.length === 0) throw new AppError('list.empty')
  if (width > LIST_MAX_COLUMNS) throw new AppError('list.too-many-columns')
  // One of them may be the heading.
  if (rows.length > maxRows + 1) throw new AppError('list.too-many-rows')
  return {
    rows: rows.map(({ cells }) => Array.from({ length: width }, (_, index) => cells[index] ?? '')),
    numbers: rows.map(({ number }) => number),
  }
}

type ReadRow = { number: number; cells: readonly string[] }

async function readSheet(bytes: Buffer, maxRows: number): Promise<ReadRow[]> {
  return (await readWorkbook(bytes, maxRows)).map((cells, index) => ({ number: index + 1, cells }))
}

function cleanCell(cell: string): string {
  return cell
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_CELL)
    .replace(HALF_CHARACTER, '')
}

function readSeparated(text: string, maxRows: number): ReadRow[] {
  if (text.trim() === '') throw new AppError('list.empty')
  // Excel writes which separator it has used.
  const told = /^sep=(.)\r?\n/i.exec(text)
  const body = told === null ? text : text.slice(told[0].length)
  const delimiter = told?.[1] ?? findSeparator(body)
  const numbers: number[] = []
  try {
    const rows = parse(body, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      to: maxRows + 2,
      max_record_size: 256 * 1024,
      on_record: (record, { records, empty_lines: emptyLines }) => {
        numbers.push(records + emptyLines)
        return record
      },
    })
    return rows.map((cells, index) => ({ number: numbers[index] ?? 0, cells }))
  } catch {
    throw new AppError('list.unreadable')
  }
}

/** The one that most lines have equally often; a text without any is one column. */
function findSeparator(text: string): string {
  const lines = text
    .slice(0, 64 * 1024)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, PROBED_LINES)
    .map((line) => line.replace(/"[^"]*"/g, ''))
  const rated = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).toSorted((a, b) => a - b)
    const usual = counts[Math.floor(counts.length / 2)] ?? 0
    const agreeing = counts.filter((count) => count === usual).length
    return { separator, score: usual === 0 ? 0 : agreeing / lines.length + Math.min(usual, 20) / 1000 }
  })
  const best = rated.toSorted((a, b) => b.score - a.score)[0]
  return best === undefined || best.score === 0 ? ';' : best.separator
}
