import { numberAt } from '../score/measures/number-at.ts'
import { type OwnerRow } from './owner-rows.ts'

/**
 * Rows turned to the side: for each owner what he has of whom, in flat lists. Every owner who is asked for reads them all,
 * so they are made once.
 */
export type OwnerColumns = {
  /** By owner his first entry. */
  readonly starts: Int32Array
  /** By entry the party of which it is a part, and its bounds. */
  readonly owned: Int32Array
  readonly least: Float64Array
  readonly most: Float64Array
  /** By party what all its stakes come to, those of nobody who is a party as well. */
  readonly allLeast: Float64Array
  readonly allMost: Float64Array
}

type Rows = readonly (OwnerRow | null)[]

const made = new WeakMap<Rows, OwnerColumns>()

/** Stakes of nobody who is a party are in no column. */
export function columnsOf(rows: Rows): OwnerColumns {
  const found = made.get(rows) ?? makeColumns(rows)
  made.set(rows, found)
  return found
}

function makeColumns(rows: Rows): OwnerColumns {
  const starts = new Int32Array(rows.length + 1)
  for (const row of rows)
    for (const { owner } of row?.stakes ?? []) if (owner >= 0) starts[owner + 1] = numberAt(starts, owner + 1) + 1
  for (let owner = 0; owner < rows.length; owner += 1)
    starts[owner + 1] = numberAt(starts, owner + 1) + numberAt(starts, owner)
  const count = numberAt(starts, rows.length)
  const next = starts.slice()
  const owned = new Int32Array(count)
  const [least, most] = [new Float64Array(count), new Float64Array(count)]
  const [allLeast, allMost] = [new Float64Array(rows.length), new Float64Array(rows.length)]
  rows.forEach((row, position) => {
    for (const { owner, min, max } of row?.stakes ?? []) {
      allLeast[position] = numberAt(allLeast, position) + min
      allMost[position] = numberAt(allMost, position) + max
      if (owner < 0) continue
      const entry = numberAt(next, owner)
      next[owner] = entry + 1
      owned[entry] = position
      least[entry] = min
      most[entry] = max
    }
  })
  return { starts, owned, least, most, allLeast, allMost }
}
