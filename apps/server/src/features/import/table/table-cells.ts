import type { z } from 'zod'
import { normaliseSpaces } from '../reading/cell-values.ts'
import { readTableDay, readTableNumber } from '../reading/table-file.ts'
import type { TableValue } from './table-map.ts'

type Scalar = string | number | boolean | null

const YES = new Set(['igen', 'i', 'yes', 'y', 'ja', 'j', 'true', '1', 'x'])
const NO = new Set(['nem', 'n', 'no', 'nein', 'false', '0', '-'])

function readBoolean(text: string): boolean | null {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** What a field gets of a row; undefined where the cells are empty, `fault` where they fit no value of the field. */
export type CellReading = { value: Scalar | undefined } | { fault: string }

/** Reads the cells of a value as what the field takes: as text, else as number, day, or yes and no. */
export function readValue(value: TableValue, cell: (column: string) => string, field: z.ZodType): CellReading {
  if (typeof value === 'object' && 'is' in value) return { value: value.is }
  if (typeof value === 'object' && 'as' in value) {
    const text = cell(value.column)
    if (text === '') return { value: undefined }
    const meant = Object.entries(value.as).find(([word]) => word.toLowerCase() === text.toLowerCase())
    return meant === undefined ? { fault: `${value.column}: ${text}` } : { value: meant[1] }
  }
  const columns = typeof value === 'string' ? [value] : value.join
  const separator = typeof value === 'string' ? '' : value.with
  const text = columns.flatMap((column) => normaliseSpaces(cell(column)) || []).join(separator)
  if (text === '') return { value: undefined }
  const candidates: readonly Scalar[] = [text, readTableNumber(text), readTableDay(text), readBoolean(text)]
  const fitting = candidates.find((candidate) => candidate !== null && field.safeParse(candidate).success)
  return fitting === undefined ? { fault: `${columns.join(', ')}: ${text}` } : { value: fitting }
}
