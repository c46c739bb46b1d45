import type { CompanyKey } from '../reading/source-adapter.ts'
import type { RawLine } from './raw-lines.ts'

/** As much of an object as tells whose it is. */
const HEAD_BYTES = 256

const QUOTE = '"'.charCodeAt(0)

/** Of whom the lines of a file are, and what they say; of the header of one with rows it is asked first. */
export type LineKeys = {
  kind: 'json' | { delimiter: string }
  header: (line: RawLine) => void
  find: (line: RawLine) => string | null
  /** The line without what changes with every edition. */
  saidBy: (line: RawLine) => Buffer
}

/** Finds the company of each line of a file without reading the rest of it. */
export function openLineKeys(key: CompanyKey): LineKeys {
  if (!('columns' in key))
    return {
      kind: 'json',
      header: () => undefined,
      find: ({ bytes }) => key.findIn(bytes.toString('latin1', 0, HEAD_BYTES)),
      saidBy: ({ bytes }) => bytes,
    }
  let places: readonly number[] = []
  let width = 0
  let isReadable = false
  let isStamped = false
  return {
    kind: { delimiter: key.delimiter },
    header: ({ bytes }) => {
      const names = cutCells(bytes.toString('utf8').replace(/^\uFEFF/, ''), key.delimiter, Number.POSITIVE_INFINITY)
      places = key.columns.map((column) => names.findIndex((name) => name.trim() === column))
      // What is wrong with it the reading of the first part tells.
      isReadable = !places.includes(-1)
      width = Math.max(...places) + 1
      isStamped = key.stamp !== undefined && names.at(-1)?.trim() === key.stamp
    },
    find: ({ bytes }) => {
      if (!isReadable) return null
      // Signs of more than one byte are in none of the cells that are looked at, and hold none of those between cells.
      const cells = cutCells(bytes.toString('latin1'), key.delimiter, width)
      return cells.length < width ? null : key.find(places.map((place) => cells[place]?.trim() ?? ''))
    },
    saidBy: ({ bytes }) => (isStamped ? withoutLastCell(bytes, key.delimiter) : bytes),
  }
}

/** A last cell in quotes may have what stands between cells in it: the row is taken as it is. */
function withoutLastCell(row: Buffer, delimiter: string): Buffer {
  const end = row.lastIndexOf(delimiter)
  return end === -1 || row.includes(QUOTE, end) ? row : row.subarray(0, end + 1)
}

/** The first cells of a row, without their quotes. */
function cutCells(row: string, delimiter: string, count: number): string[] {
  const cells: string[] = []
  let at = 0
  while (cells.length < count && at <= row.length) {
    const isQuoted = row[at] === '"'
    const end = isQuoted ? endOfQuoted(row, at) : at
    const next = row.indexOf(delimiter, end)
    const cell = row.slice(at, next === -1 ? row.length : next)
    cells.push(isQuoted ? row.slice(at + 1, end - 1).replaceAll('""', '"') : cell.replace(/\r?\n$/, ''))
    if (next === -1) break
    at = next + 1
  }
  return cells
}

/** Behind the closing quote of a cell that begins with one. */
function endOfQuoted(row: string, at: number): number {
  for (let quote = row.indexOf('"', at + 1); quote !== -1; quote = row.indexOf('"', quote + 2))
    if (row[quote + 1] !== '"') return quote + 1
  return row.length
}
