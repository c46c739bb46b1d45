import { LIST_MAX_COLUMNS } from '@merleg/contract/list-matching.contract'
import { type CellValue, readXlsx } from 'hucre/xlsx'
import { AppError } from '../../../app/app-error.ts'

/** What the parts of a workbook may be unpacked to, one and together. */
const MAX_PART_BYTES = 80 * 1024 * 1024
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024
const MAX_PARTS = 2000

/** One more of each than may be, so that too many are noticed and no more are read. */
const ROWS_BEYOND = 3
const LAST_COLUMN = LIST_MAX_COLUMNS + 1

/**
 * The cells of the first sheet of a workbook that is not hidden. What it unpacks to is looked at first: a few kilobytes
 * may be gigabytes. @throws AppError
 */
export async function readWorkbook(bytes: Buffer, maxRows: number): Promise<string[][]> {
  refuseLargeParts(bytes)
  const lastRow = maxRows + ROWS_BEYOND
  let isFound = false
  const { sheets } = await readXlsx(bytes, {
    maxRows: lastRow,
    range: `A1:${toColumnName(LAST_COLUMN)}${lastRow}`,
    sheets: ({ hidden, veryHidden }) => {
      if (isFound || hidden === true || veryHidden === true) return false
      isFound = true
      return true
    },
  }).catch((): never => {
    throw new AppError('list.unreadable')
  })
  return (sheets[0]?.rows ?? []).map((row) => row.map(toText))
}

/** How many sheets are not hidden. @throws AppError where it is no workbook */
export async function countVisibleSheets(bytes: Buffer): Promise<number> {
  refuseLargeParts(bytes)
  let count = 0
  await readXlsx(bytes, {
    maxRows: 1,
    sheets: ({ hidden, veryHidden }) => {
      if (hidden !== true && veryHidden !== true) count += 1
      return false
    },
  }).catch((): never => {
    throw new AppError('list.unreadable')
  })
  return count
}

function toText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell)
}

/** 1 is A, 27 is AA. */
function toColumnName(column: number): string {
  const letters = column > 26 ? toColumnName(Math.floor((column - 1) / 26)) : ''
  return letters + String.fromCharCode(65 + ((column - 1) % 26))
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LONGEST_COMMENT = 65_535

/** By the list at the end of the archive, to whose lengths the reader keeps. */
function refuseLargeParts(bytes: Buffer): void {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_PARTS) throw new AppError('list.too-large-unpacked')
  let place = bytes.readUInt32LE(end + 16)
  let total = 0
  for (let part = 0; part < count; part += 1) {
    if (place + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(place) !== ENTRY)
      throw new AppError('list.unreadable')
    const isPacked = bytes.readUInt16LE(place + 10) !== 0
    const packed = bytes.readUInt32LE(place + 20)
    const unpacked = bytes.readUInt32LE(place + 24)
    // A part that does not say how long it is would be unpacked whatever comes out.
    if (isPacked && unpacked === 0 && packed !== 2) throw new AppError('list.unreadable')
    total += unpacked
    if (unpacked > MAX_PART_BYTES || total > MAX_UNPACKED_BYTES) throw new AppError('list.too-large-unpacked')
    place +=
      ENTRY_LENGTH + bytes.readUInt16LE(place + 28) + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32)
  }
}

function findEnd(bytes: Buffer): number {
  const least = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT)
  for (let place = bytes.length - END_LENGTH; place >= least; place -= 1)
    if (bytes.readUInt32LE(place) === END) return place
  throw new AppError('list.unreadable')
}
