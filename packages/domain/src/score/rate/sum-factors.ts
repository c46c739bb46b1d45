import type { ScorePart } from './company-score.ts'
import type { FactorKey, FactorValues } from '../model/factor-keys.ts'
import type { FactorBin, HorizonModel } from '../model/score-model.ts'

/**
 * Adds up the points of a horizon's model: whole numbers, the parts (base and one per factor, in the model's order)
 * together exactly the sum. The more the safer; not limited to 0–100. A missing value of an `untold` factor gives 0.
 */
export function sumFactors(
  model: HorizonModel,
  values: FactorValues,
  untold: ReadonlySet<FactorKey> = new Set(),
): { sum: number; parts: ScorePart[] } {
  const parts: ScorePart[] = [{ kind: 'base', points: model.basePoints }]
  let sum = model.basePoints
  for (const { key, bins, missing } of model.factors) {
    const value = values[key]
    const bin = value === null ? null : findBin(bins, value)
    const ofMissing = untold.has(key) ? 0 : missing.points
    const points = bin === null ? ofMissing : (bins[bin]?.points ?? 0)
    sum += points
    parts.push({ kind: 'factor', key, value, bin, points })
  }
  return { sum, parts }
}

/** Index of the bin that a value falls into: the first whose limit is above it. */
export function findBin(bins: readonly FactorBin[], value: number): number {
  const found = bins.findIndex(({ below }) => below === null || value < below)
  return found === -1 ? bins.length - 1 : found
}
