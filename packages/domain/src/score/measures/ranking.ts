import { numberAt } from './number-at.ts'

/** Rows that a model has put in order: the higher the risk the worse; `failed` beside it, in the same order. */
export type RankedRows = { readonly risks: ArrayLike<number>; readonly failed: readonly boolean[] }

/**
 * The same rows put in order several times, as by the repetitions of a cross-validation. Figures are the means over the
 * rankings; their intervals draw rows, each with all that it got.
 */
export type RankedAgain = { readonly rankings: readonly ArrayLike<number>[]; readonly failed: readonly boolean[] }

/** Rows of equal risk are one group; groups from the highest risk to the lowest, rows counted by outcome. */
export type RiskGroups = {
  readonly risks: Float64Array
  readonly failures: Float64Array
  readonly survivors: Float64Array
  readonly failureCount: number
  readonly survivorCount: number
  /** Of each row, in the order of the rows, the position of its group. */
  readonly groupOfRow: Int32Array
}

/** Sorts once (n log n); everything about discrimination is then read off the groups, so that ties never depend on luck. */
export function groupByRisk({ risks, failed }: RankedRows): RiskGroups {
  if (risks.length !== failed.length) throw new RangeError(`${risks.length} risks of ${failed.length} rows`)
  const order = sortWorstFirst(risks)
  const groupOfRow = new Int32Array(risks.length)
  const groupRisks: number[] = []
  for (const row of order) {
    const risk = numberAt(risks, row)
    if (groupRisks.at(-1) !== risk) groupRisks.push(risk)
    groupOfRow[row] = groupRisks.length - 1
  }
  const failures = new Float64Array(groupRisks.length)
  const survivors = new Float64Array(groupRisks.length)
  failed.forEach((hasFailed, row) => {
    const counts = hasFailed ? failures : survivors
    const group = numberAt(groupOfRow, row)
    counts[group] = numberAt(counts, group) + 1
  })
  const failureCount = failed.filter(Boolean).length
  return {
    risks: Float64Array.from(groupRisks),
    failures,
    survivors,
    failureCount,
    survivorCount: failed.length - failureCount,
    groupOfRow,
  }
}

function sortWorstFirst(risks: ArrayLike<number>): Int32Array {
  const order = Int32Array.from({ length: risks.length }, (_, row) => row)
  for (const row of order) {
    if (Number.isNaN(numberAt(risks, row))) throw new RangeError(`row ${row} has no risk`)
  }
  return order.sort((a, b) => compareDescending(numberAt(risks, a), numberAt(risks, b)))
}

/** Infinite risks are equal to each other; their difference would be no number. */
function compareDescending(a: number, b: number): number {
  return a === b ? 0 : b > a ? 1 : -1
}
