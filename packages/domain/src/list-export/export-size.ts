import { EXPORT_CELLS, type ExportCell } from './export-columns.ts'
import type { ExportPrice } from './export-price.ts'

/** In which an exported list is written. */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'parquet'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

// Bytes that a character of a filled cell and a cell of a row take once written, as measured on made-up lists.
const BYTES: Readonly<Record<ExportFormat, { character: number; cell: number; file: number }>> = {
  xlsx: { character: 0.42, cell: 2.2, file: 4000 },
  csv: { character: 1.06, cell: 1.1, file: 400 },
  parquet: { character: 0.55, cell: 0.3, file: 4000 },
}

/** How large a file will be, about, by format. */
export function foretellFileBytes(
  { count, filledCounts }: Pick<ExportPrice, 'count' | 'filledCounts'>,
  cells: readonly ExportCell[],
): Readonly<Record<ExportFormat, number>> {
  const characters = cells.reduce((sum, cell) => {
    const { column, length } = EXPORT_CELLS[cell]
    return sum + filledCounts[column] * length
  }, 0)
  const bytesOf = (format: ExportFormat): number => {
    const { character, cell, file } = BYTES[format]
    return Math.round(file + characters * character + count * cells.length * cell)
  }
  return { xlsx: bytesOf('xlsx'), csv: bytesOf('csv'), parquet: bytesOf('parquet') }
}
