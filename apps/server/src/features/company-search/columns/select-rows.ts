import type { Condition } from '../selection/condition.ts'
import type { ColumnStore } from './column-store.ts'
import { createMarker, type Marker, markMembers, type RowSets } from './row-marks.ts'

/** So many rows tell how many of all meet a condition. */
const SAMPLE_ROWS = 512

/** Of the work under way, which is done in one go. */
let scratch = { every: new Int32Array(), kept: new Int32Array(), marks: new Uint8Array(), faults: new Uint8Array() }

function prepareScratch(size: number): typeof scratch {
  if (scratch.every.length < size) {
    const length = Math.ceil(size * 1.1)
    const every = Int32Array.from({ length }, (_, row) => row)
    scratch = { every, kept: new Int32Array(length), marks: new Uint8Array(length), faults: new Uint8Array(length) }
  }
  return scratch
}

/** The rows that meet all conditions. */
export function selectRows(store: ColumnStore, conditions: readonly Condition[], sets: RowSets): Int32Array {
  return keepRows(store, conditions, sets).slice()
}

/** How many rows meet all conditions. */
export function countRows(store: ColumnStore, conditions: readonly Condition[], sets: RowSets): number {
  return keepRows(store, conditions, sets).length
}

/** To be used up before the next rows are selected. */
function keepRows(store: ColumnStore, conditions: readonly Condition[], sets: RowSets): Int32Array {
  const { every, kept, marks } = prepareScratch(store.size)
  const markers: Marker[] = sortMarkers(store, conditions, sets)
  const [first = createTakenMarker(store)] = markers
  let rows = first.only ?? every
  let count = first.only?.length ?? store.size
  for (const marker of markers.length === 0 ? [first] : markers) {
    if (marker.only === rows) continue
    marker.mark(rows, count, marks)
    count = compact({ rows, count, kept, marks })
    rows = kept
  }
  return rows.subarray(0, count)
}

/** The most selective first, and before those one whose rows are known; `place`: of its condition among those given. */
function sortMarkers(
  store: ColumnStore,
  conditions: readonly Condition[],
  sets: RowSets,
): Array<Marker & { place: number }> {
  const count = Math.min(store.size, SAMPLE_ROWS)
  const sample = Int32Array.from({ length: count }, (_, index) => Math.floor((index * store.size) / count))
  const marks = new Uint8Array(count)
  const shares = conditions.map((condition, place) => {
    const marker = createMarker(store, condition, sets)
    marker.mark(sample, count, marks)
    const share = marks.reduce((sum, mark) => sum + mark, 0)
    return { marker: { ...marker, place }, share: marker.only === null ? share : marker.only.length / store.size - 1 }
  })
  return shares.toSorted((a, b) => a.share - b.share).map(({ marker }) => marker)
}

function createTakenMarker({ isTaken }: ColumnStore): Marker {
  return { mark: (rows, count, marks) => markMembers(isTaken, { rows, count, marks }), only: null }
}

type Marked = { rows: Int32Array; count: number; kept: Int32Array; marks: Uint8Array }

/** Without a branch: which rows are marked cannot be foretold. */
function compact({ rows, count, kept, marks }: Marked): number {
  let next = 0
  for (let index = 0; index < count; index += 1) {
    kept[next] = rows[index] ?? 0
    next += marks[index] ?? 0
  }
  return next
}

/** How many rows meet all conditions, and how many all but one of them, in one pass. */
export type CountOfEach = { all: number; allBut: readonly number[] }

const MOST_CONDITIONS = 254

/** As {@link CountOfEach}, in the order of the conditions. */
export function countEach(store: ColumnStore, conditions: readonly Condition[], sets: RowSets): CountOfEach {
  if (conditions.length > MOST_CONDITIONS) throw new RangeError('more conditions than there are criteria')
  const { every, kept, marks, faults } = prepareScratch(store.size)
  createTakenMarker(store).mark(every, store.size, marks)
  let count = compact({ rows: every, count: store.size, kept, marks })
  faults.fill(0, 0, count)
  for (const { mark, place } of sortMarkers(store, conditions, sets)) {
    mark(kept, count, marks)
    count = keepFaulty({ kept, count, marks, faults }, place + 1)
  }
  const counts = new Float64Array(conditions.length + 1)
  for (let index = 0; index < count; index += 1) counts[faults[index] ?? 0] = (counts[faults[index] ?? 0] ?? 0) + 1
  const all = counts[0] ?? 0
  return { all, allBut: conditions.map((_, index) => all + (counts[index + 1] ?? 0)) }
}

type Faulty = { kept: Int32Array; count: number; marks: Uint8Array; faults: Uint8Array }

/** Rows that meet what was asked so far but for one condition at most, each with the number of that one. */
function keepFaulty({ kept, count, marks, faults }: Faulty, number: number): number {
  let next = 0
  for (let index = 0; index < count; index += 1) {
    const isMet = marks[index] === 1
    const fault = faults[index] ?? 0
    kept[next] = kept[index] ?? 0
    faults[next] = isMet ? fault : number
    next += isMet || fault === 0 ? 1 : 0
  }
  return next
}
