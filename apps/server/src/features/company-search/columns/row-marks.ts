import { type Condition, keyOf } from '../selection/condition.ts'
import { MOST, UNKNOWN } from './column-rows.repository.ts'
import type { ColumnStore } from './column-store.ts'

/** The rows of queries, by the keys of their conditions. */
export type RowSets = ReadonlyMap<string, Int32Array>

/** Marks of some rows, in their order, with 1 those that meet a condition. */
export type Marker = {
  mark: (rows: Int32Array, count: number, marks: Uint8Array) => void
  /** The only rows that can meet it, where they are known without a look at all. */
  only: Int32Array | null
}

/** A loop for each kind: one that served all would be several times as slow. */
export function createMarker(store: ColumnStore, condition: Condition, sets: RowSets): Marker {
  switch (condition.by) {
    case 'range':
      return { mark: (rows, count, marks) => markRange(store, condition, { rows, count, marks }), only: null }
    case 'codes': {
      const { values, numbers } = store.codes[condition.column]
      const isMeant = new Uint8Array(numbers.size + 1)
      for (const code of condition.codes) isMeant[numbers.get(code) ?? 0] = 1
      // What is not known is none of them.
      isMeant[0] = 0
      return { mark: (rows, count, marks) => markCodes(values, isMeant, { rows, count, marks }), only: null }
    }
    case 'bits': {
      const values = store.bits[condition.column]
      return { mark: (rows, count, marks) => markBits(values, condition.mask, { rows, count, marks }), only: null }
    }
    case 'companies': {
      const { size, isTaken } = store
      // Rows that the columns do not know yet are left out.
      const only = (sets.get(keyOf(condition)) ?? new Int32Array()).filter((row) => row < size && isTaken[row] === 1)
      const isIn = new Uint8Array(size)
      for (const row of only) isIn[row] = 1
      return { mark: (rows, count, marks) => markMembers(isIn, { rows, count, marks }), only }
    }
    case 'others': {
      const isMeant = store.isTaken.slice(0, store.size)
      for (const row of sets.get(keyOf(condition)) ?? []) isMeant[row] = 0
      return { mark: (rows, count, marks) => markMembers(isMeant, { rows, count, marks }), only: null }
    }
    case 'nothing':
      return { mark: (_rows, count, marks) => marks.fill(0, 0, count), only: new Int32Array() }
  }
}

type Marked = { rows: Int32Array; count: number; marks: Uint8Array }

function markRange(
  { numbers, beyond }: ColumnStore,
  { column, min, max }: Extract<Condition, { by: 'range' }>,
  marked: Marked,
): void {
  const { rows, count, marks } = marked
  const values = numbers[column]
  const low = Math.max(min ?? -MOST, -MOST)
  const high = Math.min(max ?? MOST, MOST)
  for (let index = 0; index < count; index += 1) {
    const value = values[rows[index] ?? 0] ?? UNKNOWN
    marks[index] = value >= low && value <= high ? 1 : 0
  }
  const exact = beyond.get(column)
  if (exact !== undefined && exact.size > 0) markBeyond(values, exact, { ...marked, min, max })
}

/** Of amounts that four bytes do not hold the columns tell but that they are. */
function markBeyond(
  values: Int32Array,
  exact: ReadonlyMap<number, number>,
  { rows, count, marks, min, max }: Marked & { min: number | null; max: number | null },
): void {
  for (let index = 0; index < count; index += 1) {
    const row = rows[index] ?? 0
    const value = values[row] ?? UNKNOWN
    if (value !== MOST && value !== -MOST) continue
    const amount = exact.get(row) ?? value
    marks[index] = (min === null || amount >= min) && (max === null || amount <= max) ? 1 : 0
  }
}

function markCodes(values: Uint16Array, isMeant: Uint8Array, { rows, count, marks }: Marked): void {
  for (let index = 0; index < count; index += 1) marks[index] = isMeant[values[rows[index] ?? 0] ?? 0] ?? 0
}

function markBits(values: Uint8Array, mask: number, { rows, count, marks }: Marked): void {
  for (let index = 0; index < count; index += 1) marks[index] = ((values[rows[index] ?? 0] ?? 0) & mask) === 0 ? 0 : 1
}

export function markMembers(isIn: Uint8Array, { rows, count, marks }: Marked): void {
  for (let index = 0; index < count; index += 1) marks[index] = isIn[rows[index] ?? 0] ?? 0
}
