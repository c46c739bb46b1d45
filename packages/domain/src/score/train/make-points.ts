import type { FactorBin, FactorShape } from '../model/score-model.ts'
import { numberAt } from '../measures/number-at.ts'
import type { BinnedFactor } from './bin-values.ts'
import type { TrainedFactor } from './training-row.ts'

/** A bin while shapes are made points: `value` is still exact. */
type RoughBin = { below: number | null; value: number; rows: number; failures: number }

/**
 * The shape of a factor in whole points. `values` are exact points by bin, the last of a missing value. Neighbouring
 * bins that differ least become one until there are at most `mostBins`; those of equal points are one.
 */
export function makeShape(
  { limits, binOfRow }: BinnedFactor,
  {
    factor,
    values,
    failed,
    mostBins,
  }: { factor: TrainedFactor; values: Float64Array; failed: Uint8Array; mostBins: number },
): FactorShape {
  const bins: RoughBin[] = Array.from(values, (value, bin) => ({
    below: limits[bin] ?? null,
    value,
    rows: 0,
    failures: 0,
  }))
  binOfRow.forEach((bin, row) => {
    const own = bins[bin]
    if (own === undefined) return
    own.rows += 1
    own.failures += numberAt(failed, row)
  })
  const missing = bins.pop()
  return {
    key: factor.key,
    direction: factor.direction,
    bins: mergeEqual(mergeNearest(bins, mostBins)),
    missing: {
      points: toWhole(missing?.value ?? 0),
      rows: missing?.rows ?? 0,
      failures: missing?.failures ?? 0,
    },
  }
}

function mergeNearest(bins: readonly RoughBin[], mostBins: number): RoughBin[] {
  const merged = [...bins]
  while (merged.length > mostBins) {
    let nearest = { at: 0, cost: Number.POSITIVE_INFINITY }
    for (let at = 0; at + 1 < merged.length; at += 1) {
      const cost = costOfMerging(merged[at], merged[at + 1])
      if (cost < nearest.cost) nearest = { at, cost }
    }
    const [left, right] = merged.slice(nearest.at, nearest.at + 2)
    if (left === undefined || right === undefined) break
    merged.splice(nearest.at, 2, mergeTwo(left, right))
  }
  return merged
}

/** What merging adds to the squared error over the rows. */
function costOfMerging(left: RoughBin | undefined, right: RoughBin | undefined): number {
  if (left === undefined || right === undefined) return Number.POSITIVE_INFINITY
  const rows = left.rows + right.rows
  return rows === 0 ? 0 : ((left.rows * right.rows) / rows) * (left.value - right.value) ** 2
}

function mergeTwo(left: RoughBin, right: RoughBin): RoughBin {
  const rows = left.rows + right.rows
  const value = rows === 0 ? (left.value + right.value) / 2 : (left.value * left.rows + right.value * right.rows) / rows
  return { below: right.below, value, rows, failures: left.failures + right.failures }
}

function mergeEqual(bins: readonly RoughBin[]): FactorBin[] {
  const merged: FactorBin[] = []
  for (const { below, value, rows, failures } of bins) {
    const points = toWhole(value)
    const before = merged.at(-1)
    if (before?.points !== points) merged.push({ below, points, rows, failures })
    else merged[merged.length - 1] = { below, points, rows: before.rows + rows, failures: before.failures + failures }
  }
  return merged
}

/** Never −0, which a file would show as another number. */
export function toWhole(value: number): number {
  return Math.round(value) + 0
}
