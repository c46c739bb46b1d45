import { numberAt } from '../score/measures/number-at.ts'
import { isWhole, type LookedThrough, type LookThrough, nobodysValue, rowsOf } from './counted-shares.ts'
import { columnsOf, type OwnerColumns } from './owner-columns.ts'
import { findStake, OWN_SHARES, type OwnerRow, UNLISTED } from './owner-rows.ts'

/** By position what the owners have who count as the whole. */
type Sums = { least: Float64Array; most: Float64Array }

/**
 * Control, which is all or nothing, needs no equations: whoever is controlled brings in what he holds, one after the other,
 * until nobody is added. `shares` of the parties that are `open` is what is found; of all others it is known.
 */
export function spreadControl(asked: LookThrough, shares: LookedThrough, open: readonly number[]): void {
  const rows = rowsOf(asked, 'votes')
  const held = open.filter((position) => rows[position] !== null)
  const isOpen = new Uint8Array(rows.length)
  for (const position of held) isOpen[position] = 1
  const sums = addNobodys(asked, rows, held)
  const all = columnsOf(rows)
  const isCounted = new Uint8Array(rows.length)
  const isTouched = new Uint8Array(rows.length)
  const weigh = (position: number): void => {
    shares.votes[position] = shareOf(asked, { sums, all }, { position, row: rows[position] ?? null })
  }
  const pickRisen = (positions: readonly number[]): number[] =>
    positions.filter((position) => {
      if (isCounted[position] === 1) return false
      if (isOpen[position] === 1) weigh(position)
      if (!isWhole('control', shares, position) && !asked.sources.has(position)) return false
      isCounted[position] = 1
      return true
    })
  for (let risen = pickRisen([...rows.keys()]); risen.length > 0;) {
    isTouched.fill(0)
    for (const owner of risen) addColumn(all, owner, { sums, isOpen, isTouched })
    risen = pickRisen(held.filter((position) => isTouched[position] === 1))
  }
  for (const position of held) weigh(position)
}

function addColumn(
  { starts, owned, least, most }: OwnerColumns,
  owner: number,
  { sums, isOpen, isTouched }: { sums: Sums; isOpen: Uint8Array; isTouched: Uint8Array },
): void {
  const to = starts[owner + 1] ?? 0
  for (let entry = starts[owner] ?? 0; entry < to; entry += 1) {
    const position = owned[entry] ?? 0
    if (isOpen[position] !== 1) continue
    isTouched[position] = 1
    sums.least[position] = (sums.least[position] ?? 0) + (least[entry] ?? 0)
    sums.most[position] = (sums.most[position] ?? 0) + (most[entry] ?? 0)
  }
}

/** What belongs to nobody who is a party. */
function addNobodys(asked: LookThrough, rows: readonly (OwnerRow | null)[], open: readonly number[]): Sums {
  const sums: Sums = { least: new Float64Array(rows.length), most: new Float64Array(rows.length) }
  for (const position of open) {
    const row = rows[position] ?? null
    if (row === null) continue
    for (const owner of [UNLISTED, OWN_SHARES]) {
      const stake = findStake(row, owner)
      if (stake === null || nobodysValue(asked, position, owner) !== 1) continue
      sums.least[position] = numberAt(sums.least, position) + stake.min
      sums.most[position] = numberAt(sums.most, position) + stake.max
    }
  }
  return sums
}

/** What is not one's own may be all that the others can have, or no more than the least of it. */
function shareOf(
  { direction }: LookThrough,
  { sums, all }: { sums: Sums; all: OwnerColumns },
  { position, row }: { position: number; row: OwnerRow | null },
): number {
  const [least, most] = [numberAt(sums.least, position), numberAt(sums.most, position)]
  if (row === null || row.isExact) return Math.min(1, least)
  if (direction === 'max') return Math.min(1, most, 1 - (numberAt(all.allLeast, position) - least))
  return Math.min(1, Math.max(least, 1 - (numberAt(all.allMost, position) - most)))
}
