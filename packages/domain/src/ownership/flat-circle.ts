import { numberAt } from '../score/measures/number-at.ts'
import { type Columns, type SharedCircle } from './best-shares.ts'
import { type CirclePace, readPace } from './circle-pace.ts'
import { nobodysValue, rowsOf, type Solved, valueOf } from './counted-shares.ts'
import { columnsOf } from './owner-columns.ts'
import { findStake, OWN_SHARES, type OwnerRow, UNLISTED } from './owner-rows.ts'

/** What parties that are solved together have of each other, by place; the same whoever is asked for. */
type Inside = {
  readonly free: readonly number[]
  readonly columns: Columns
  /** By place what is shared out beyond the least parts, and how much of that others than these can have. */
  readonly left: Float64Array
  readonly roomOutside: Float64Array
  /** Who else has a part of them. */
  readonly outsiders: readonly number[]
  readonly readPace: () => CirclePace | null
}

/** A circle as one owner sees it: `outside` are the owners who count something. */
export type FlatCircle = SharedCircle & Pick<Inside, 'readPace'>

type Rows = readonly (OwnerRow | null)[]

/** Mostly all parties of a circle are asked for, and those that do not count as the whole by themselves. */
const MOST_KEPT = 4
const made = new WeakMap<Rows, readonly Inside[]>()

/** The rows of the free parties; what does not depend on who asks is made anew only where others are free than before. */
export function flattenCircle(solved: Solved, free: readonly number[]): FlatCircle {
  const rows = rowsOf(solved.asked, solved.measure)
  const last = made.get(rows) ?? []
  const inside = last.find((each) => isSame(each.free, free)) ?? makeInside(rows, free)
  if (!last.includes(inside)) made.set(rows, [inside, ...last.slice(0, MOST_KEPT - 1)])
  const { columns, values } = listOutside(solved, rows, inside)
  const left = inside.left.slice()
  if (solved.asked.direction === 'min') {
    // The worst is that owners who count nothing have all that they can.
    const room = inside.roomOutside.slice()
    columns.places.forEach((place, entry) => (room[place] = numberAt(room, place) - numberAt(columns.room, entry)))
    room.forEach((each, place) => (left[place] = Math.max(0, numberAt(left, place) - Math.max(0, each))))
  }
  return { inside: inside.columns, outside: columns, values, left, readPace: inside.readPace }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((position, index) => position === other[index])
}

type Entry = { place: number; least: number; room: number }

function toColumns(lists: readonly (readonly Entry[])[]): Columns {
  const starts = new Int32Array(lists.length + 1)
  lists.forEach((list, index) => (starts[index + 1] = numberAt(starts, index) + list.length))
  const count = numberAt(starts, lists.length)
  const places = new Int32Array(count)
  const [least, room] = [new Float64Array(count), new Float64Array(count)]
  const hasLeast = new Uint8Array(lists.length)
  let entry = 0
  lists.forEach((list, index) => {
    for (const each of list) {
      places[entry] = each.place
      least[entry] = each.least
      room[entry] = each.room
      if (each.least > 0) hasLeast[index] = 1
      entry += 1
    }
  })
  return { starts, places, least, room, hasLeast }
}

function makeInside(rows: Rows, free: readonly number[]): Inside {
  const placeOf = placesOf(rows, free)
  const left = new Float64Array(free.length)
  const roomOutside = new Float64Array(free.length)
  const outsiders = new Set<number>()
  free.forEach((position, place) => {
    const row = rows[position] ?? null
    if (row === null) return
    let rest = 1
    for (const { owner, min, max } of row.stakes) {
      rest -= min
      if (owner >= 0 && numberAt(placeOf, owner) >= 0) continue
      if (owner >= 0) outsiders.add(owner)
      roomOutside[place] = numberAt(roomOutside, place) + max - min
    }
    // Of exact rows the rest is rounding.
    left[place] = row.isExact ? 0 : Math.max(0, rest)
  })
  const columns = toColumns(free.map((owner) => readColumn(rows, owner, placeOf)))
  let pace: CirclePace | null | undefined
  return {
    free,
    columns,
    left,
    roomOutside,
    outsiders: [...outsiders].toSorted((a, b) => a - b),
    readPace: () => (pace === undefined ? (pace = readPace(columns, left)) : pace),
  }
}

function placesOf(rows: Rows, free: readonly number[]): Int32Array {
  const placeOf = new Int32Array(rows.length).fill(-1)
  free.forEach((position, place) => (placeOf[position] = place))
  return placeOf
}

/** What an owner has of the parties that have a place. */
function readColumn(rows: Rows, owner: number, placeOf: Int32Array): Entry[] {
  const { starts, owned, least, most } = columnsOf(rows)
  const entries: Entry[] = []
  for (let entry = numberAt(starts, owner); entry < numberAt(starts, owner + 1); entry += 1) {
    const place = placeOf[owned[entry] ?? 0] ?? -1
    const min = least[entry] ?? 0
    if (place >= 0) entries.push({ place, least: min, room: (most[entry] ?? 0) - min })
  }
  return entries
}

function listOutside(solved: Solved, rows: Rows, inside: Inside): { columns: Columns; values: Float64Array } {
  const placeOf = placesOf(rows, inside.free)
  const lists: Entry[][] = []
  const values: number[] = []
  for (const owner of inside.outsiders) {
    const value = valueOf(solved, owner, owner)
    if (value <= 0) continue
    lists.push(readColumn(rows, owner, placeOf))
    values.push(value)
  }
  for (const owner of [UNLISTED, OWN_SHARES]) {
    const byValue = new Map<number, Entry[]>()
    inside.free.forEach((position, place) => {
      const value = nobodysValue(solved.asked, position, owner)
      const row = value > 0 ? (rows[position] ?? null) : null
      const stake = row === null ? null : findStake(row, owner)
      if (stake === null) return
      const entry = { place, least: stake.min, room: stake.max - stake.min }
      const list = byValue.get(value) ?? []
      list.push(entry)
      byValue.set(value, list)
    })
    for (const [value, list] of byValue) {
      lists.push(list)
      values.push(value)
    }
  }
  return { columns: toColumns(lists), values: Float64Array.from(values) }
}
