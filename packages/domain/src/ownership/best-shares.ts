import { numberAt } from '../score/measures/number-at.ts'
import { type Direction } from './owner-rows.ts'

/** Owners, one behind the other, and what they have of the parties of a circle: places, least parts, and room beyond. */
export type Columns = {
  readonly starts: Int32Array
  readonly places: Int32Array
  readonly least: Float64Array
  readonly room: Float64Array
  /** By owner: is any of the least parts more than nothing? */
  readonly hasLeast: Uint8Array
}

/** `left`, by place, is shared out beyond the least parts; `values` are of the owners outside. */
export type SharedCircle = {
  readonly inside: Columns
  readonly outside: Columns
  readonly values: ArrayLike<number>
  readonly left: Float64Array
}

/** Whether anything is left to give is looked up before every so many owners. */
const LOOKED_EVERY = 8

/** What each party of a circle comes to if all others are worth `shares`, shared out as well, or as badly, as can be. */
export type ShareOut = { readonly apply: (shares: Float64Array, found: Float64Array) => void; readonly visits: number }

/**
 * Goes through the owners from the best to the worst and gives each what he can have of every company: so no row needs an
 * order of its own, and the one of all hardly changes from one time to the next.
 */
export function createShareOut(circle: SharedCircle, direction: Direction): ShareOut {
  const { inside, outside } = circle
  const size = circle.left.length
  const count = size + circle.values.length
  const values = new Float64Array(count)
  values.set(circle.values, size)
  const order = Int32Array.from({ length: count }, (_, index) => index)
  const left = new Float64Array(size)
  const sign = direction === 'max' ? -1 : 1
  return {
    visits: inside.places.length + outside.places.length,
    apply: (shares, found) => {
      values.set(shares)
      sortNearlySorted(order, values, sign)
      left.set(circle.left)
      found.fill(0)
      let isAnyLeft = true
      for (let index = 0; index < count; index += 1) {
        if (isAnyLeft && index % LOOKED_EVERY === 0) isAnyLeft = left.some((rest) => rest > 0)
        const column = numberAt(order, index)
        const value = numberAt(values, column)
        // Behind the best there is nothing but those who count nothing.
        if (value <= 0 && direction === 'max') break
        const columns = column < size ? inside : outside
        const place = column < size ? column : column - size
        if (isAnyLeft) give(columns, place, { value, left, found })
        else if (value > 0 && columns.hasLeast[place] === 1) addLeast(columns, place, { value, found })
      }
    },
  }
}

/** By insertion: quick where little has changed. */
function sortNearlySorted(order: Int32Array, values: Float64Array, sign: number): void {
  for (let index = 1; index < order.length; index += 1) {
    const each = order[index] ?? 0
    const value = sign * (values[each] ?? 0)
    let to = index
    for (; to > 0 && sign * (values[order[to - 1] ?? 0] ?? 0) > value; to -= 1) order[to] = order[to - 1] ?? 0
    order[to] = each
  }
}

type Given = { value: number; left: Float64Array; found: Float64Array }

// Read without `numberAt`, whose callers read lists of all kinds: here that takes four times as long.

function give({ starts, places, least, room }: Columns, column: number, { value, left, found }: Given): void {
  const to = starts[column + 1] ?? 0
  for (let entry = starts[column] ?? 0; entry < to; entry += 1) {
    const place = places[entry] ?? 0
    const rest = left[place] ?? 0
    const most = room[entry] ?? 0
    const given = rest < most ? rest : most
    left[place] = rest - given
    found[place] = (found[place] ?? 0) + ((least[entry] ?? 0) + given) * value
  }
}

function addLeast({ starts, places, least }: Columns, column: number, { value, found }: Omit<Given, 'left'>): void {
  const to = starts[column + 1] ?? 0
  for (let entry = starts[column] ?? 0; entry < to; entry += 1) {
    const place = places[entry] ?? 0
    found[place] = (found[place] ?? 0) + (least[entry] ?? 0) * value
  }
}
