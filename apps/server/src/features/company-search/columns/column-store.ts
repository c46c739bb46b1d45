import type { AmountColumn } from '@merleg/domain/company-search/amount-criteria'
import {
  BIT_COLUMNS,
  type BitColumn,
  CODE_COLUMNS,
  type CodeColumn,
  NUMBER_COLUMNS,
  type NumberColumn,
} from '../selection/condition.ts'
import { type RowBlock, UNKNOWN } from './column-rows.repository.ts'
import { createRowIds, growRowIds, putId, type RowIds } from './row-ids.ts'

/** Codes of a column by their numbers; 0 is what is not known. */
type CodeValues = { values: Uint16Array; numbers: Map<string, number> }

/** What companies are searched for by, a typed array for each property; a company is a row. */
export type ColumnStore = {
  /** Rows in use: all are below. */
  size: number
  numbers: Record<NumberColumn, Int32Array>
  /** Amounts that four bytes do not hold, by row. */
  beyond: ReadonlyMap<NumberColumn, Map<number, number>>
  bits: Record<BitColumn, Uint8Array>
  codes: Record<CodeColumn, CodeValues>
  /** 1 where the row is of a company. */
  isTaken: Uint8Array
  ids: RowIds
}

/** Bytes that a company takes, with the orders in which results are listed. */
export const BYTES_PER_ROW =
  NUMBER_COLUMNS.length * 4 + BIT_COLUMNS.length + CODE_COLUMNS.length * 2 + 1 + 4 + 2 * 8 + 9 * 8

function arraysOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of every name
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

export function createStore(capacity: number): ColumnStore {
  return {
    size: 0,
    numbers: arraysOf(NUMBER_COLUMNS, () => new Int32Array(capacity).fill(UNKNOWN)),
    beyond: new Map(NUMBER_COLUMNS.map((column) => [column, new Map()])),
    bits: arraysOf(BIT_COLUMNS, () => new Uint8Array(capacity)),
    codes: arraysOf(CODE_COLUMNS, () => ({ values: new Uint16Array(capacity), numbers: new Map() })),
    isTaken: new Uint8Array(capacity),
    ids: createRowIds(capacity),
  }
}

/** Makes room for rows below a number, and for some more. */
function grow(store: ColumnStore, rows: number): void {
  if (rows <= store.isTaken.length) return
  const larger = createStore(Math.ceil(rows * 1.1) + 1000)
  for (const column of NUMBER_COLUMNS) larger.numbers[column].set(store.numbers[column])
  for (const column of BIT_COLUMNS) larger.bits[column].set(store.bits[column])
  for (const column of CODE_COLUMNS) larger.codes[column].values.set(store.codes[column].values)
  larger.isTaken.set(store.isTaken)
  for (const column of CODE_COLUMNS) store.codes[column].values = larger.codes[column].values
  Object.assign(store, { numbers: larger.numbers, bits: larger.bits, isTaken: larger.isTaken })
  store.ids = growRowIds(store.ids, larger.isTaken.length)
}

/** Numbers that came with their most significant byte first. */
export function unpackNumbers(packed: Buffer): Int32Array {
  const own = new Uint8Array(packed.length)
  own.set(packed)
  Buffer.from(own.buffer).swap32()
  return new Int32Array(own.buffer)
}

/** Takes over the values of some companies. */
export function applyBlock(store: ColumnStore, block: RowBlock): void {
  const rows = unpackNumbers(block.rows)
  const last = rows.reduce((most, row) => Math.max(most, row), -1)
  grow(store, last + 1)
  store.size = Math.max(store.size, last + 1)
  for (const column of NUMBER_COLUMNS) {
    scatter(rows, unpackNumbers(block[column]), store.numbers[column])
    const beyond = store.beyond.get(column)
    if (beyond !== undefined && beyond.size > 0) for (const row of rows) beyond.delete(row)
  }
  for (const column of BIT_COLUMNS) scatter(rows, unpackNumbers(block[column]), store.bits[column])
  for (const column of CODE_COLUMNS) scatterCodes(rows, block[column].split('\n'), store.codes[column])
  const ids = block.ids.split('\n')
  for (const [index, row] of rows.entries()) {
    putId(store.ids, row, ids[index] ?? '')
    store.isTaken[row] = 1
  }
}

/** Amounts that four bytes do not hold. */
export function applyBeyond(
  store: ColumnStore,
  amounts: ReadonlyArray<{ row: number; column: AmountColumn; value: number }>,
): void {
  for (const { row, column, value } of amounts) store.beyond.get(column)?.set(row, value)
}

function scatter(rows: Int32Array, values: Int32Array, target: Int32Array | Uint8Array): void {
  for (let index = 0; index < rows.length; index += 1) target[rows[index] ?? 0] = values[index] ?? 0
}

function scatterCodes(rows: Int32Array, codes: readonly string[], { values, numbers }: CodeValues): void {
  for (let index = 0; index < rows.length; index += 1) {
    const code = codes[index] ?? ''
    let number = code === '' ? 0 : numbers.get(code)
    if (number === undefined) {
      number = numbers.size + 1
      numbers.set(code, number)
    }
    values[rows[index] ?? 0] = number
  }
}
