import type { NumberColumn } from '../selection/condition.ts'
import { MOST, UNKNOWN } from './column-rows.repository.ts'
import type { ColumnStore } from './column-store.ts'

/** Rows from the least to the most; `known`: so many of them have a value, the others come last. */
export type RowOrder = { rows: Int32Array; places: Int32Array; known: number }

/** A value and a place by name in one number: exact up to so many rows. */
export const MOST_ROWS = 2 ** 22

/** The place of each row in an order. */
export function toOrder(rows: Int32Array, size: number, known = rows.length): RowOrder {
  const places = new Int32Array(size).fill(-1)
  for (let place = 0; place < rows.length; place += 1) places[rows[place] ?? 0] = place
  return { rows, places, known }
}

/** Rows by their values, equal ones by name; those without a value last, by name. */
export function sortByColumn(store: ColumnStore, column: NumberColumn, byName: RowOrder): RowOrder {
  const values = store.numbers[column]
  const names = byName.rows
  const keys = new Float64Array(names.length)
  const rows = new Int32Array(names.length)
  let known = 0
  for (let place = 0; place < names.length; place += 1) {
    const value = values[names[place] ?? 0] ?? UNKNOWN
    if (value === UNKNOWN) continue
    keys[known] = value * MOST_ROWS + place
    known += 1
  }
  const sorted = keys.subarray(0, known).toSorted()
  for (let index = 0; index < known; index += 1) {
    const key = sorted[index] ?? 0
    rows[index] = names[key - Math.floor(key / MOST_ROWS) * MOST_ROWS] ?? 0
  }
  let unknown = known
  for (const row of names)
    if ((values[row] ?? UNKNOWN) === UNKNOWN) {
      rows[unknown] = row
      unknown += 1
    }
  sortBeyond(store, column, rows.subarray(0, known))
  return toOrder(rows, store.size, known)
}

/** Those that four bytes do not hold stand together at the ends, by name. */
function sortBeyond({ numbers, beyond }: ColumnStore, column: NumberColumn, rows: Int32Array): void {
  const exact = beyond.get(column)
  if (exact === undefined || exact.size === 0) return
  const values = numbers[column]
  for (const limit of [-MOST, MOST]) {
    const first = rows.findIndex((row) => values[row] === limit)
    const last = rows.findLastIndex((row) => values[row] === limit)
    if (first < 0) continue
    const own = rows.slice(first, last + 1)
    const valueOf = (row: number) => exact.get(row) ?? limit
    rows.set(
      Array.from(own).toSorted((a, b) => valueOf(a) - valueOf(b)),
      first,
    )
  }
}

/** The value by which two rows stand beside each other in an order; of a column as stored, see `beyond`. */
export function exactValue({ numbers, beyond }: ColumnStore, column: NumberColumn, row: number): number {
  return beyond.get(column)?.get(row) ?? numbers[column][row] ?? UNKNOWN
}

/** Selected rows in an order. Few are sorted by their places; of many it is quicker to go through the order. */
export function putInOrder(selected: Int32Array, { rows, places }: RowOrder): Int32Array {
  if (selected.length * 16 < rows.length) {
    const sorted = selected.map((row) => places[row] ?? 0).toSorted()
    return sorted.map((place) => rows[place] ?? 0)
  }
  const isSelected = new Uint8Array(places.length)
  for (const row of selected) isSelected[row] = 1
  const ordered = new Int32Array(selected.length)
  let count = 0
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0
    if (isSelected[row] === 1) {
      ordered[count] = row
      count += 1
    }
  }
  return ordered
}

type Descending = { ordered: Int32Array; known: number; isEqual: (one: number, other: number) => boolean }

/** A page from the most to the least: of equals the first by name comes first, and what is not known last. */
export function pageDescending({ ordered, known, isEqual }: Descending, offset: number, limit: number): number[] {
  const found: number[] = []
  let passed = 0
  for (let end = known; end > 0 && found.length < limit;) {
    let start = end - 1
    while (start > 0 && isEqual(ordered[start - 1] ?? 0, ordered[end - 1] ?? 0)) start -= 1
    for (let index = start; index < end && found.length < limit; index += 1) {
      if (passed >= offset) found.push(ordered[index] ?? 0)
      passed += 1
    }
    end = start
  }
  const rest = limit - found.length
  const from = known + Math.max(0, offset - known)
  return rest > 0 ? [...found, ...ordered.subarray(from, from + rest)] : found
}

type Moved = ReadonlyArray<{ row: number; before: number | null }>

/** The order by name after some companies came or were changed, each of which says which one is before it. */
export function moveRows(byName: Int32Array, moved: Moved): Int32Array {
  const after = new Map<number | null, number>()
  for (const { row, before } of moved) after.set(before, row)
  const isMoved = new Set(moved.map(({ row }) => row))
  const rows = new Int32Array(byName.length + moved.length)
  let count = 0
  const put = (row: number) => {
    rows[count] = row
    count += 1
  }
  const putFollowing = (before: number | null) => {
    for (let next = after.get(before); next !== undefined; next = after.get(next)) put(next)
  }
  putFollowing(null)
  for (const row of byName) {
    if (isMoved.has(row)) continue
    put(row)
    putFollowing(row)
  }
  return rows.slice(0, count)
}
