import type { z } from 'zod'
import { normaliseSpaces, readHungarianDay, readIsoDay, readNumber, readSlashedDay } from '../reading/cell-values.ts'
import type { TableValue } from './table-map.ts'

type Scalar = string | number | boolean | null

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
