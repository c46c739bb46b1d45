import type { FactorBin, FactorShape } from '../model/score-model.ts'
import { numberAt } from '../measures/number-at.ts'
import type { BinnedFactor } from './bin-values.ts'
import type { TrainedFactor } from './training-row.ts'

/** The shape of a factor in whole points. `values` are exact points by bin; bins of equal points become one. */
export function makeShape(
  { limits, binOfRow }: BinnedFactor,
  { factor, values, failed }: { factor: TrainedFactor; values: Float64Array; failed: Uint8Array },
): FactorShape {
  const counts = Array.from({ length: limits.length + 2 }, () => ({ rows: 0, failures: 0 }))
  binOfRow.forEach((bin, row) => {
    const own = counts[bin]
    if (own === undefined) return
    own.rows += 1
    own.failures += numberAt(failed, row)
  })
  const [missing = { rows: 0, failures: 0 }] = counts.splice(-1)
  const bins: FactorBin[] = []
  counts.forEach(({ rows, failures }, bin) => {
    const [below, points] = [limits[bin] ?? null, toWhole(numberAt(values, bin))]
    const before = bins.at(-1)
    if (before?.points !== points) bins.push({ below, points, rows, failures })
    else bins[bins.length - 1] = { below, points, rows: before.rows + rows, failures: before.failures + failures }
  })
  return { key: factor.key, direction: factor.direction, bins, declared: factor.declared ?? [], missing }
}

/** Never −0, which a file would show as another number. */
export function toWhole(value: number): number {
  return Math.round(value) + 0
}
