import type { ComparisonRow } from '@merleg/contract/comparison.contract'
import type { ComparisonView } from '../../shared/address/comparison-view.ts'

/** Differences before what cannot be told, and that before what is equal; else as the table lists them. */
const PLACES = { different: 0, undecided: 1, same: 2 } as const

/** Do the companies differ in the row? */
export function placeOf({ isDifferent }: Pick<ComparisonRow, 'isDifferent'>): keyof typeof PLACES {
  return isDifferent === null ? 'undecided' : isDifferent ? 'different' : 'same'
}

/** The rows of a group as the address wants them. What cannot be told is never left out: it may differ. */
export function orderRows(rows: readonly ComparisonRow[], { order, only }: ComparisonView): ComparisonRow[] {
  const shown = only === 'differences' ? rows.filter((row) => placeOf(row) !== 'same') : [...rows]
  return order === 'listed' ? shown : shown.toSorted((a, b) => PLACES[placeOf(a)] - PLACES[placeOf(b)])
}
