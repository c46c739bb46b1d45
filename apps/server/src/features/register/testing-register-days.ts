/**
 * The calendar of the register's oracle: a handful of consecutive days, one cell each. Cell 0 stands for all days
 * before them and the last one for all after, so that a range open to a side reaches the end of the array.
 */
const FIRST_DAY = Date.UTC(2019, 11, 25)
const DAY_MS = 86_400_000
/** Days that can be named, 1 to this. */
export const DAYS = 14
/** Length of a time line; also the exclusive end of what has none. */
export const CELLS = DAYS + 2

/** The day of a cell, YYYY-MM-DD; null for those outside of the calendar. */
export function dayOfCell(cell: number): string | null {
  if (cell < 1 || cell >= CELLS) return null
  return new Date(FIRST_DAY + cell * DAY_MS).toISOString().slice(0, 10)
}

export function cellOf(day: string): number {
  const cell = (Date.parse(day) - FIRST_DAY) / DAY_MS
  if (!Number.isInteger(cell)) throw new RangeError(`not a day: ${day}`)
  return Math.min(Math.max(cell, 0), CELLS - 1)
}

/** The cells of a half-open range of days; null is open. */
export function cellsOf(range: { from: string | null; to: string | null }): { from: number; to: number } {
  return { from: range.from === null ? 0 : cellOf(range.from), to: range.to === null ? CELLS : cellOf(range.to) }
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
