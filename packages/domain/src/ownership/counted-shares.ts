import { numberAt } from '../score/measures/number-at.ts'
import { type Direction, distribute, OWN_SHARES, type OwnerRow, UNLISTED } from './owner-rows.ts'
import { type OwnershipMeasure, type OwnershipNetwork } from './ownership-network.ts'
import { countsAsWhole, type OwnershipRule } from './ownership-rules.ts'
import { type WorkLimit } from './work-limit.ts'

/** A share of each party, by its position and by measure; for control the capital is left at 0. */
export type LookedThrough = Readonly<Record<OwnershipMeasure, Float64Array>>

/**
 * Whose shares are looked for: everything that belongs to the `sources` and, where `unlistedOf` says so, to the unlisted
 * owners of a party (0–1 of what they have).
 */
export type LookThrough = {
  readonly network: OwnershipNetwork
  readonly rule: OwnershipRule
  readonly direction: Direction
  readonly sources: ReadonlySet<number>
  readonly unlistedOf?: (position: number) => number
  readonly ownSharesOf?: (position: number) => number
  /** Instead of the network's own rows: what would be if more were known. */
  readonly rowOf?: ((measure: OwnershipMeasure, position: number) => OwnerRow | null) | undefined
  /** What is known without the sources; only the parties `among` are solved anew. Without it all others have nothing. */
  readonly known?: LookedThrough
  readonly among?: ReadonlySet<number>
  /** What is known to be no more than the answer; sweeps begin there. */
  readonly start?: LookedThrough
  readonly limit?: WorkLimit
  /** Told where a large circle is not solved to the last digit: what is answered is still a bound. */
  readonly onUnsettled?: () => void
}

/** Shares that are being solved by one measure. */
export type Solved = {
  asked: LookThrough
  shares: LookedThrough
  measure: OwnershipMeasure
  /** Parties that are being solved together; empty where there is but one. */
  circle: ReadonlySet<number>
  whole: ReadonlySet<number>
}

export function isWhole(rule: OwnershipRule, { votes, capital }: LookedThrough, position: number): boolean {
  return countsAsWhole(rule, { votes: numberAt(votes, position), capital: numberAt(capital, position) })
}

/** What an owner counts for what he holds, 0–1. */
export function countOf(
  rule: OwnershipRule,
  shares: LookedThrough,
  { measure, owner }: { measure: OwnershipMeasure; owner: number },
): number {
  if (isWhole(rule, shares, owner)) return 1
  return rule === 'control' ? 0 : numberAt(shares[measure], owner)
}

/** The network's own rows, or those that are supposed. */
export function rowsOf(asked: LookThrough, measure: OwnershipMeasure): readonly (OwnerRow | null)[] {
  const rows = asked.network.rows[measure]
  return asked.rowOf === undefined ? rows : rows.map((_, position) => rowOf(asked, measure, position))
}

export function rowOf(
  { rowOf: read, network }: LookThrough,
  measure: OwnershipMeasure,
  position: number,
): OwnerRow | null {
  return read === undefined ? (network.rows[measure][position] ?? null) : read(measure, position)
}

/** What counts of a part that belongs to nobody who is a party, 0–1. */
export function nobodysValue({ unlistedOf, ownSharesOf }: LookThrough, position: number, owner: number): number {
  return (owner === UNLISTED ? unlistedOf : ownSharesOf)?.(position) ?? 0
}

/** What an owner's part of a party counts, 0–1. */
export function valueOf({ asked, shares, measure, circle, whole }: Solved, position: number, owner: number): number {
  if (owner === UNLISTED || owner === OWN_SHARES) return nobodysValue(asked, position, owner)
  if (asked.sources.has(owner) || whole.has(owner)) return 1
  if (!circle.has(owner)) return countOf(asked.rule, shares, { measure, owner })
  return numberAt(shares[measure], owner)
}

/** What a row comes to where the owners' values are known. */
export function shareOut(row: OwnerRow, valueOfOwner: (owner: number) => number, direction: Direction): number {
  // All or nothing, as control always is, needs no order: what is not one's own may be all that the others can have.
  let [whole, others, isAllOrNothing] = [0, 0, true]
  for (const { owner, min, max } of row.stakes) {
    const value = valueOfOwner(owner)
    if (value === 1) whole += direction === 'max' ? max : min
    else if (value === 0) others += direction === 'max' ? min : max
    else isAllOrNothing = false
  }
  if (isAllOrNothing)
    return Math.min(
      1,
      row.isExact ? whole : direction === 'max' ? Math.min(whole, 1 - others) : Math.max(whole, 1 - others),
    )
  const values = row.stakes.map(({ owner }) => valueOfOwner(owner))
  return sumProducts(distribute(row, values, direction), values)
}

export function sumProducts(parts: Float64Array, values: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < parts.length; index += 1) sum += numberAt(parts, index) * (values[index] ?? 0)
  // Parts add up to one but for rounding.
  return Math.min(1, sum)
}
