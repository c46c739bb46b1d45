import type { Condition } from '../selection/condition.ts'
import type { ColumnStore } from './column-store.ts'
import { createMarker, type Marker, markMembers, type RowSets } from './row-marks.ts'

/** So many rows tell how many of all meet a condition. */
const SAMPLE_ROWS = 512

/** Of the work under way, which is done in one go. */
let scratch = { every: new Int32Array(), kept: new Int32Array(), marks: new Uint8Array() }

function prepareScratch(size: number): typeof scratch {
  if (scratch.every.length < size) {
    const length = Math.ceil(size * 1.1)
    const every = Int32Array.from({ length }, (_, row) => row)
    scratch = { every, kept: new Int32Array(length), marks: new Uint8Array(length) }
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

/** The most selective first, and before those one whose rows are known. */
function sortMarkers(store: ColumnStore, conditions: readonly Condition[], sets: RowSets): Marker[] {
  const count = Math.min(store.size, SAMPLE_ROWS)
  const sample = Int32Array.from({ length: count }, (_, index) => Math.floor((index * store.size) / count))
  const marks = new Uint8Array(count)
  const shares = conditions.map((condition) => {
    const marker = createMarker(store, condition, sets)
    marker.mark(sample, count, marks)
    const share = marks.reduce((sum, mark) => sum + mark, 0)
    return { marker, share: marker.only === null ? share : marker.only.length / store.size - 1 }
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
