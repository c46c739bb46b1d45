import type { Condition } from '../selection/condition.ts'
import { MOST, UNKNOWN } from './column-rows.repository.ts'
import type { ColumnStore } from './column-store.ts'

/** A condition as rows are held against it. `companies`: the rows of a query, by its key. */
export type RowSets = ReadonlyMap<string, Int32Array>

type Test = {
  /** Rows that meet it, of some rows, in their order. */
  filter: (rows: Int32Array) => Int32Array
  /** The rows to begin with, where that is less than all. */
  start: (() => Int32Array) | null
}

/** So many rows tell how many of all meet a condition. */
const SAMPLE_ROWS = 512

/** The rows that meet all conditions. */
export function selectRows(store: ColumnStore, conditions: readonly Condition[], sets: RowSets): Int32Array {
  if (conditions.some(({ by }) => by === 'nothing')) return new Int32Array()
  const sample = sampleRows(store.size)
  const tests = conditions
    .map((condition) => toTest(store, condition, sets))
    .map((test) => ({ ...test, share: test.filter(sample).length }))
    .toSorted((a, b) => a.share - b.share)
  const [first, ...others] = tests
  if (first === undefined) return filterRows(allRows(store.size), (row) => store.isTaken[row] === 1)
  const starting = tests.find(({ start }) => start !== null) ?? first
  let rows = starting.start?.() ?? first.filter(allRows(store.size))
  for (const test of starting.start === null ? others : tests.filter((other) => other !== starting)) {
    if (rows.length === 0) break
    rows = test.filter(rows)
  }
  return rows
}

let everyRow = new Int32Array()

function allRows(size: number): Int32Array {
  if (everyRow.length < size) everyRow = Int32Array.from({ length: Math.ceil(size * 1.1) }, (_, row) => row)
  return everyRow.subarray(0, size)
}

/** Spread evenly; the same at each call. */
function sampleRows(size: number): Int32Array {
  const count = Math.min(size, SAMPLE_ROWS)
  return Int32Array.from({ length: count }, (_, index) => Math.floor((index * size) / count))
}

function toTest(store: ColumnStore, condition: Condition, sets: RowSets): Test {
  switch (condition.by) {
    case 'range':
      return { filter: (rows) => filterRange(store, condition, rows), start: null }
    case 'codes': {
      const { values, numbers } = store.codes[condition.column]
      const isMeant = new Uint8Array(numbers.size + 1)
      for (const code of condition.codes) isMeant[numbers.get(code) ?? 0] = 1
      // What is not known is none of them.
      isMeant[0] = 0
      return { filter: (rows) => filterRows(rows, (row) => isMeant[values[row] ?? 0] === 1), start: null }
    }
    case 'bits': {
      const values = store.bits[condition.column]
      return { filter: (rows) => filterRows(rows, (row) => ((values[row] ?? 0) & condition.mask) !== 0), start: null }
    }
    case 'companies':
      return setTest(store, sets.get(condition.key) ?? new Int32Array())
    case 'nothing':
      return { filter: () => new Int32Array(), start: null }
  }
}

/** Rows that the columns do not know yet are left out. */
function setTest({ size, isTaken }: ColumnStore, found: Int32Array): Test {
  const known = filterRows(found, (row) => row < size && isTaken[row] === 1)
  const isIn = new Uint8Array(size)
  for (const row of known) isIn[row] = 1
  return { filter: (rows) => filterRows(rows, (row) => isIn[row] === 1), start: () => known }
}

function filterRange(
  { numbers, beyond }: ColumnStore,
  { column, min, max }: Extract<Condition, { by: 'range' }>,
  rows: Int32Array,
): Int32Array {
  const values = numbers[column]
  const [low, high] = [min ?? -Infinity, max ?? Infinity]
  const lowest = Math.max(low, -MOST)
  const isBeyond = beyond.get(column)
  const isPlain = (bound: number) => Math.abs(bound) < MOST || Math.abs(bound) === Infinity
  const isWithin = isPlain(low) && isPlain(high)
  if (isBeyond === undefined || isBeyond.size === 0 || isWithin)
    return filterRows(rows, (row) => {
      const value = values[row] ?? UNKNOWN
      return value >= lowest && value <= high
    })
  return filterRows(rows, (row) => {
    const value = values[row] ?? UNKNOWN
    if (value === UNKNOWN) return false
    const exact = value === MOST || value === -MOST ? (isBeyond.get(row) ?? value) : value
    return exact >= low && exact <= high
  })
}

function filterRows(rows: Int32Array, isMet: (row: number) => boolean): Int32Array {
  const met = new Int32Array(rows.length)
  let count = 0
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0
    if (isMet(row)) {
      met[count] = row
      count += 1
    }
  }
  return met.subarray(0, count)
}
