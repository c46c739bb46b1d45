import type { StatementAmounts } from '../observation.ts'

/** Of accounts what tells whether they were filed in a wrong unit; `year` is the one in which the business year ends. */
export type UnitAccounts = {
  readonly year: number
  readonly currency: string
  /** Units of the currency that the amounts say they are in. */
  readonly unit: 1 | 1000
  readonly amounts: StatementAmounts
  readonly previousAmounts: StatementAmounts
}

/**
 * Forints filed as thousands, or the reverse: `factor` is what the amounts are too large by, 1000 or a thousandth.
 * `isProven`: the year before and the year after both say so.
 */
export type UnitSlip = {
  readonly factor: 1000 | 0.001
  readonly isProven: boolean
  readonly lineCodes: readonly string[]
}

/** Leading amounts: all of those that can be compared have to move alike. */
const SLIP_LINES: readonly string[] = [
  'totalAssets',
  'issuedCapital',
  'netSales',
  'fixedAssets',
  'currentAssets',
  'equity',
]
const LEAST_LINES = 2
/** A thousandfold, with room for the growth of a year. */
const LEAST_RATIO = 200
const HIGHEST_RATIO = 5000

/** A column of accounts in whole units of its currency. */
type Column = Pick<UnitAccounts, 'currency' | 'unit' | 'amounts'>
/** How one column stands to another: about a thousandfold, a thousandth, or neither; null where nobody can tell. */
type Comparison = { readonly direction: -1 | 0 | 1; readonly lineCodes: readonly string[] } | null

/**
 * Which of the accounts, the oldest first, were filed in a wrong unit; null where they were not, by their order. Judged
 * in the order of time, so that of two years that differ the odd one is blamed and not the one that follows it. What
 * the next accounts say of the same year goes before their own amounts.
 */
export function findUnitSlips(filed: readonly UnitAccounts[]): (UnitSlip | null)[] {
  const slips: (UnitSlip | null)[] = []
  // The last accounts that nobody doubts; until there are any, the last ones at all.
  let trusted: Column | null = null
  let isTrusted = false
  for (const [index, own] of filed.entries()) {
    const before = (trusted && compare(own, trusted)) ?? compare(own, columnBefore(own))
    const next = filed[index + 1]
    const after = next === undefined ? null : compareWithNext(own, next)
    const slip = judge(before, after)
    slips.push(slip)
    if (slip !== null && !slip.isProven && isTrusted) continue
    trusted = slip?.isProven ? { ...own, amounts: divideAmounts(own.amounts, slip.factor) } : own
    isTrusted = slip === null || slip.isProven
  }
  return slips
}

/** Amounts without the factor that they are too large by, in whole units of the filing. */
export function divideAmounts(amounts: StatementAmounts, factor: UnitSlip['factor']): StatementAmounts {
  return Object.fromEntries(
    Object.entries(amounts).map(([code, amount]) => [
      code,
      code === 'employees' ? amount : Math.round(amount / factor),
    ]),
  )
}

function columnBefore({ currency, unit, previousAmounts }: UnitAccounts): Column {
  return { currency, unit, amounts: previousAmounts }
}

function compareWithNext(own: UnitAccounts, next: UnitAccounts): Comparison {
  const sameYear = next.year === own.year + 1 ? compare(own, columnBefore(next)) : null
  return sameYear ?? compare(own, next)
}

/** The level that the year after confirms is right, however far it is from the year before. */
function judge(before: Comparison, after: Comparison): UnitSlip | null {
  const direction = before === null ? (after?.direction ?? 0) : before.direction
  if (direction === 0 || after?.direction === 0) return null
  const isProven = before !== null && after?.direction === direction
  return { factor: direction === 1 ? 1000 : 0.001, isProven, lineCodes: (before ?? after)?.lineCodes ?? [] }
}

function compare(own: Column, other: Column): Comparison {
  if (own.currency !== other.currency) return null
  const pairs = SLIP_LINES.flatMap((code) => {
    const amount = own.amounts[code] ?? 0
    const beside = other.amounts[code] ?? 0
    return amount === 0 || beside === 0
      ? []
      : [{ code, direction: directionOf((amount * own.unit) / (beside * other.unit)) }]
  })
  if (pairs.length < LEAST_LINES) return null
  const [first] = pairs
  const isAlike = first !== undefined && pairs.every(({ direction }) => direction === first.direction)
  return { direction: isAlike ? first.direction : 0, lineCodes: pairs.map(({ code }) => code) }
}

function directionOf(quotient: number): -1 | 0 | 1 {
  const ratio = Math.abs(quotient)
  if (ratio >= LEAST_RATIO && ratio <= HIGHEST_RATIO) return 1
  return ratio >= 1 / HIGHEST_RATIO && ratio <= 1 / LEAST_RATIO ? -1 : 0
}
