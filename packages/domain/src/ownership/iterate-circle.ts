import { numberAt } from '../score/measures/number-at.ts'
import { type Direction, type OwnerRow } from './owner-rows.ts'

/** A party of a circle: who owns it, and what an owner outside the circle counts, 0–1. */
export type CircleRow = { readonly row: OwnerRow; readonly valueOf: (owner: number) => number }

/** Rows behind each other in flat lists: a sweep touches every stake, and there are thousands of sweeps. */
type FlatRows = {
  /** By row its first stake. */
  readonly starts: Int32Array
  /** By stake: the owner's place in the circle, or −1 where he stands outside and counts `outside`. */
  readonly places: Int32Array
  readonly outside: Float64Array
  readonly least: Float64Array
  readonly room: Float64Array
  /** By row what is shared out beyond the least parts. */
  readonly free: Float64Array
  /** By row its stakes, those that are given more in front; kept from sweep to sweep. */
  readonly order: Int32Array
  /** By stake what it was given the last time. */
  readonly parts: Float64Array
}

/** Slower circles are solved otherwise: so many sweeps that settle lose no more than the last digits. */
const MOST_SWEEPS = 400
const SETTLED = 1e-15
/** Sharing out anew takes longer than adding up: for the best it is enough every so many sweeps. */
const SHARED_OUT_EVERY = 5

export type Begun = {
  readonly shares: Float64Array
  /** Places of the parties of the circle in the rows. */
  readonly places: ReadonlyMap<number, number>
  readonly direction: Direction
  readonly isBegunAbove?: boolean
}

/**
 * Sweeps through the rows of a circle, each the best for the owner in question or the worst, until no share changes
 * (value iteration of a bounded-parameter Markov decision process, Gauss–Seidel, to and fro). `shares`, by row, is where
 * it begins and what it finds. Begun below the least solution it stays below it, begun above it stays above it, so that
 * what it has is a bound also where it does not settle: false then.
 */
export function iterateCircle(
  rows: readonly CircleRow[],
  { shares, places, direction, isBegunAbove = false }: Begun,
): boolean {
  const flat = flatten(rows, places)
  const sign = direction === 'max' ? -1 : 1
  let isDue = true
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    // Shared out as before, the worst may be above the least; the best is only further below, where it was begun there.
    const isSharedOut = isDue || direction === 'min' || isBegunAbove || sweep % SHARED_OUT_EVERY === 0
    let most = 0
    for (let step = 0; step < rows.length; step += 1) {
      const row = sweep % 2 === 0 ? step : rows.length - 1 - step
      if (isSharedOut && numberAt(flat.free, row) > 0) shareOut(flat, row, { shares, sign })
      const share = Math.min(1, sumParts(flat, row, shares))
      most = Math.max(most, Math.abs(share - numberAt(shares, row)))
      shares[row] = share
    }
    if (most <= SETTLED && isSharedOut) return true
    isDue = most <= SETTLED
  }
  return false
}

function flatten(rows: readonly CircleRow[], placeOf: ReadonlyMap<number, number>): FlatRows {
  const starts = new Int32Array(rows.length + 1)
  rows.forEach(({ row }, index) => (starts[index + 1] = numberAt(starts, index) + row.stakes.length))
  const count = numberAt(starts, rows.length)
  const [places, order] = [new Int32Array(count), new Int32Array(count)]
  const [outside, least, room] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const free = new Float64Array(rows.length)
  let stake = 0
  rows.forEach(({ row, valueOf }, index) => {
    let left = 1
    for (const { owner, min, max } of row.stakes) {
      const place = placeOf.get(owner) ?? -1
      places[stake] = place
      if (place < 0) outside[stake] = valueOf(owner)
      least[stake] = min
      room[stake] = max - min
      order[stake] = stake
      left -= min
      stake += 1
    }
    // Of exact rows the rest is rounding.
    free[index] = row.isExact ? 0 : Math.max(0, left)
  })
  return { starts, places, outside, least, room, free, order, parts: least.slice() }
}

type Sweep = { shares: Float64Array; sign: number }

/**
 * Gives each stake of a row its least part, and what is left to the stakes of the best values, or the worst. Which of them
 * they are is found by partition (weighted selection), as their own order does not matter: rows of hundreds of stakes are
 * shared out anew thousands of times.
 */
function shareOut(flat: FlatRows, row: number, sweep: Sweep): void {
  let [from, to] = [numberAt(flat.starts, row), numberAt(flat.starts, row + 1)]
  let left = numberAt(flat.free, row)
  while (from < to) {
    // Where the last sweep ended stakes are in the right half already: the middle of the rest is as good as any.
    const pivot = sweep.sign * valueAt(flat, sweep.shares, numberAt(flat.order, (from + to) >> 1))
    const cut = partition(flat, { from, to, pivot }, sweep)
    const better = sumRoom(flat, from, cut.equal)
    if (better >= left) {
      takeBack(flat, cut.equal, to)
      to = cut.equal
      continue
    }
    left = give(flat, { from, to: cut.worse, left })
    from = cut.worse
  }
}

type Stretch = { from: number; to: number }

/** Better values to the front, worse ones to the end; where the equal ones and the worse ones begin. */
function partition(
  { order, places, outside }: FlatRows,
  { from, to, pivot }: Stretch & { pivot: number },
  { shares, sign }: Sweep,
): { equal: number; worse: number } {
  let [equal, worse] = [from, to]
  for (let index = from; index < worse;) {
    const stake = numberAt(order, index)
    const place = numberAt(places, stake)
    const value = sign * (place < 0 ? numberAt(outside, stake) : numberAt(shares, place))
    if (value < pivot) {
      order[index] = numberAt(order, equal)
      order[equal] = stake
      equal += 1
      index += 1
    } else if (value > pivot) {
      worse -= 1
      order[index] = numberAt(order, worse)
      order[worse] = stake
    } else index += 1
  }
  return { equal, worse }
}

function sumRoom({ order, room }: FlatRows, from: number, to: number): number {
  let sum = 0
  for (let index = from; index < to; index += 1) sum += numberAt(room, numberAt(order, index))
  return sum
}

function takeBack({ order, parts, least }: FlatRows, from: number, to: number): void {
  for (let index = from; index < to; index += 1) {
    const stake = numberAt(order, index)
    parts[stake] = numberAt(least, stake)
  }
}

function give({ order, parts, least, room }: FlatRows, { from, to, left }: Stretch & { left: number }): number {
  let rest = left
  for (let index = from; index < to; index += 1) {
    const stake = numberAt(order, index)
    const given = Math.min(rest, numberAt(room, stake))
    parts[stake] = numberAt(least, stake) + given
    rest -= given
  }
  return rest
}

function sumParts(flat: FlatRows, row: number, shares: Float64Array): number {
  const to = numberAt(flat.starts, row + 1)
  let sum = 0
  for (let stake = numberAt(flat.starts, row); stake < to; stake += 1)
    sum += numberAt(flat.parts, stake) * valueAt(flat, shares, stake)
  return sum
}

function valueAt({ places, outside }: FlatRows, shares: Float64Array, stake: number): number {
  const place = numberAt(places, stake)
  return place < 0 ? numberAt(outside, stake) : numberAt(shares, place)
}
