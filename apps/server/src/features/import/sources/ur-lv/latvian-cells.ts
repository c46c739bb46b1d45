import { readIsoDay } from '../../reading/cell-values.ts'

/** A day, with or without a time behind it; null where the cell is empty, undefined where it is no day. */
export function readDay(text: string): string | null | undefined {
  if (text === '' || text.startsWith('0000-00-00')) return null
  return readIsoDay(text.slice(0, 10)) ?? undefined
}
