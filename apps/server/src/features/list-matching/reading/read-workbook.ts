import { LIST_MAX_COLUMNS } from '@merleg/contract/list-matching.contract'
import { type CellValue, readXlsx } from 'hucre/xlsx'
import { AppError } from '../../../app/app-error.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

/** One more of each than may be, so that too many are noticed and no more are read. */
const ROWS_BEYOND = 3
const LAST_COLUMN = LIST_MAX_COLUMNS + 1

/** The cells of the first sheet of a workbook that is not hidden. @throws AppError */
export async function readWorkbook(bytes: Buffer, maxRows: number): Promise<string[][]> {
  const lastRow = maxRows + ROWS_BEYOND
  let isFound = false
  const { sheets } = await readUnpacked(bytes, {
    maxRows: lastRow,
    range: `A1:${toColumnName(LAST_COLUMN)}${lastRow}`,
    sheets: ({ hidden, veryHidden }) => {
      if (isFound || hidden === true || veryHidden === true) return false
      isFound = true
      return true
    },
  })
  return (sheets[0]?.rows ?? []).map((row) => row.map(toText))
}

/** How many sheets are not hidden. @throws AppError where it is no workbook */
export async function countVisibleSheets(bytes: Buffer): Promise<number> {
  let count = 0
  await readUnpacked(bytes, {
    maxRows: 1,
    sheets: ({ hidden, veryHidden }) => {
      if (hidden !== true && veryHidden !== true) count += 1
      return false
    },
  })
  return count
}

/** The library is given nothing that it would have to unpack: a few kilobytes may be gigabytes. */
async function readUnpacked(bytes: Buffer, options: Parameters<typeof readXlsx>[1]): ReturnType<typeof readXlsx> {
  const unpacked = await unpackWorkbook(bytes)
  return readXlsx(unpacked, options).catch((): never => {
    throw new AppError('list.unreadable')
  })
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
