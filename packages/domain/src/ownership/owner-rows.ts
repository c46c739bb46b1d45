import { isExactShare, SHARE_TOLERANCE, type ShareBand } from './share-band.ts'

/** Owner numbers that are no party: who is not listed, and the company itself, whose own shares belong to nobody else. */
export const UNLISTED = -1
export const OWN_SHARES = -2

/** One owner's part of a company; `owner` is a position in the network's parties, or one of the two above. */
export type Stake = ShareBand & { readonly owner: number }

/** All parts of a company, in the order of the owners: they add up to one. `isExact` where none of them is a band. */
export type OwnerRow = { readonly stakes: readonly Stake[]; readonly isExact: boolean }

/**
 * What a list of owners contradicts: `over-whole`, the least shares add up to more than everything; `under-whole`, the
 * list is said to be complete and the greatest add up to less.
 */
export type RowFault = 'over-whole' | 'under-whole'

/** Registers publish per cents with two decimals: a share may be off by so much. */
const ROUNDING = 0.000_05

/**
 * Completes the known stakes of a company with what is left for owners who are not listed, and draws every band as
 * narrow as the sum of one allows. Where the sum is off by no more than rounding each share may be; a list that
 * contradicts itself beyond that proves no share of anybody, so of its shares only the upper bounds count.
 */
export function fillRow(stakes: readonly Stake[], isComplete: boolean): { row: OwnerRow; fault: RowFault | null } {
  const rounding = stakes.length * ROUNDING
  const least = sumOf(stakes, 'min')
  const most = sumOf(stakes, 'max')
  if (least > 1 + rounding)
    return { row: narrow(withUnlisted(stakes.map((stake) => ({ ...stake, min: 0 })))), fault: 'over-whole' }
  if (least > 1 + SHARE_TOLERANCE) return { row: narrow(stakes.map(unround)), fault: null }
  if (!isComplete) return { row: narrow(withUnlisted(stakes)), fault: null }
  if (most >= 1 - SHARE_TOLERANCE) return { row: narrow(stakes), fault: null }
  if (most >= 1 - rounding) return { row: narrow(stakes.map(unround)), fault: null }
  return { row: narrow(withUnlisted(stakes)), fault: 'under-whole' }
}

function unround({ owner, min, max }: Stake): Stake {
  return { owner, min: Math.max(0, min - ROUNDING), max: Math.min(1, max + ROUNDING) }
}

function withUnlisted(stakes: readonly Stake[]): Stake[] {
  return [...stakes, { owner: UNLISTED, min: 0, max: 1 }].toSorted((a, b) => a.owner - b.owner)
}

/** An owner's stake; null where he has none. */
export function findStake({ stakes }: OwnerRow, owner: number): Stake | null {
  let [low, high] = [0, stakes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stakes[middle]?.owner ?? Infinity) < owner) low = middle + 1
    else high = middle
  }
  const stake = stakes[low]
  return stake?.owner === owner ? stake : null
}

function narrow(stakes: readonly Stake[]): OwnerRow {
  const [least, most] = [sumOf(stakes, 'min'), sumOf(stakes, 'max')]
  const narrowed = stakes.flatMap((stake) => {
    if (isExactShare(stake)) return stake.max > SHARE_TOLERANCE ? [stake] : []
    const min = Math.max(stake.min, 1 - (most - stake.max))
    const max = Math.min(stake.max, 1 - (least - stake.min))
    if (max <= SHARE_TOLERANCE) return []
    if (max - min > SHARE_TOLERANCE) return [{ owner: stake.owner, min: min > SHARE_TOLERANCE ? min : 0, max }]
    return [{ owner: stake.owner, min: max, max }]
  })
  return { stakes: narrowed, isExact: narrowed.every(isExactShare) }
}

function sumOf(stakes: readonly Stake[], bound: 'min' | 'max'): number {
  return stakes.reduce((sum, stake) => sum + stake[bound], 0)
}

/** Is as much as possible given to the owners of the greatest value, or to those of the smallest? */
export type Direction = 'min' | 'max'

/**
 * The parts of a row, in its order, that make the sum of part × value the smallest or the greatest: each stake gets its
 * least, and what is left goes to the stakes in the order of their values (Givan, Leach and Dean, Bounded-parameter
 * Markov decision processes, 2000).
 */
export function distribute(row: OwnerRow, values: ArrayLike<number>, direction: Direction): Float64Array<ArrayBuffer> {
  const { stakes, isExact } = row
  const parts = new Float64Array(stakes.length)
  let left = 1
  stakes.forEach(({ min }, position) => {
    parts[position] = min
    left -= min
  })
  if (isExact) return parts
  for (const position of orderByValue(stakes, values, direction)) {
    if (left <= 0) break
    const { min, max } = stakeAt(stakes, position)
    const given = Math.min(max - min, left)
    parts[position] = min + given
    left -= given
  }
  return parts
}

/** Positions of the stakes that can be given more, who comes first in front. */
function orderByValue(stakes: readonly Stake[], values: ArrayLike<number>, direction: Direction): number[] {
  const sign = direction === 'max' ? -1 : 1
  const order: number[] = []
  stakes.forEach(({ min, max }, position) => {
    if (max > min) order.push(position)
  })
  return order.sort((a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b)
}

function stakeAt(stakes: readonly Stake[], position: number): Stake {
  const stake = stakes[position]
  if (stake === undefined) throw new RangeError(`no stake at ${position} of ${stakes.length}`)
  return stake
}
