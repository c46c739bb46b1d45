import type { ScorePart } from './company-score.ts'
import type { FactorValues } from '../model/factor-keys.ts'
import type { FactorBin, ScoreModel } from '../model/score-model.ts'

/**
 * Adds up the points of a model: whole numbers, the parts (base and one per factor, in the model's order) together
 * exactly the sum. The more the safer; not limited to 0–100. What is missing gives nothing.
 */
export function sumFactors(
  model: Pick<ScoreModel, 'basePoints' | 'factors'>,
  values: FactorValues,
): { sum: number; parts: ScorePart[] } {
  const parts: ScorePart[] = [{ kind: 'base', points: model.basePoints }]
  let sum = model.basePoints
  for (const { key, bins } of model.factors) {
    const value = values[key]
    const bin = value === null ? null : findBin(bins, value)
    const points = bin === null ? 0 : (bins[bin]?.points ?? 0)
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
