import type { ScorePart } from '../rate/company-score.ts'
import { FACTOR_KEYS, type FactorKey, type FactorValues } from '../model/factor-keys.ts'
import { probabilityOf } from '../rate/probability.ts'
import type { HorizonModel } from '../model/score-model.ts'
import { sumFactors } from '../rate/sum-factors.ts'
import type { TrainingRow } from '../train/training-row.ts'
import type { ScoredRow } from './validate-scores.ts'

/**
 * What scores rows by the model of a horizon. `nearest` is the model of 12 months, whose sum are the points that a
 * reader sees. `baseRate` is the share of companies that fail within the horizon; without one that of the training data.
 */
export function makeRowScorer({
  horizon,
  nearest,
  baseRate = horizon.calibration.baseRate,
}: {
  readonly horizon: HorizonModel
  readonly nearest: HorizonModel
  readonly baseRate?: number | undefined
}): (row: TrainingRow) => ScoredRow {
  return ({ factors, hasFailed }) => {
    const values = toFactorValues(factors)
    const { sum, parts } = sumFactors(horizon, values)
    const nearestSum = horizon === nearest ? sum : sumFactors(nearest, values).sum
    return {
      hasFailed,
      sum,
      sumOfKnown: sum - parts.reduce((points, part) => points + (isMissing(part) ? part.points : 0), 0),
      points: Math.min(100, Math.max(0, nearestSum)),
      probability: probabilityOf(horizon, { sum, baseRate }),
      missingFactors: horizon.factors.filter(({ key }) => values[key] === null).length,
    }
  }
}

function isMissing(part: ScorePart): boolean {
  return part.kind === 'factor' && part.value === null
}

/** Factors in the order of the keys as values by key. */
function toFactorValues(factors: readonly (number | null)[]): FactorValues {
  const values: Partial<Record<FactorKey, number | null>> = {}
  FACTOR_KEYS.forEach((key, index) => (values[key] = factors[index] ?? null))
  if (!isComplete(values)) throw new RangeError('a factor is left out')
  return values
}

function isComplete(values: Partial<Record<FactorKey, number | null>>): values is Record<FactorKey, number | null> {
  return FACTOR_KEYS.every((key) => key in values)
}
