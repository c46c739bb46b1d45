import { foretellInterval } from '../rate/probability.ts'
import type { Horizon, ScoreModel } from '../model/score-model.ts'
import { sumFactors } from '../rate/sum-factors.ts'
import { toFactorValues } from '../train/train-model.ts'
import { hasShareCapital, isRated, type TrainingRow } from '../train/training-row.ts'
import type { RowGroup, ScoredRow } from './validate-scores.ts'

/**
 * What scores rows by a model. In the data a company that failed did so at the end of its horizon, so the probability is
 * that of the interval before it; `share` is how many fail in it, by default as many as in the data that the model was
 * trained on.
 */
export function makeRowScorer(
  model: ScoreModel,
  { months, share = findShare(model, months) }: { months: Horizon; share?: number | undefined },
): (row: TrainingRow) => ScoredRow {
  const bySum = new Map<number, number>()
  const probabilityOf = (sum: number): number => {
    const probability = bySum.get(sum) ?? foretellInterval(model, { months, sum, share })
    bySum.set(sum, probability)
    return probability
  }
  return (row) => {
    const values = toFactorValues(row.factors)
    const { sum } = sumFactors(model, values)
    return {
      hasFailed: row.hasFailed,
      sum,
      points: Math.min(100, Math.max(0, sum)),
      probability: probabilityOf(sum),
      missingFactors: model.factors.filter(({ key }) => values[key] === null).length,
      group: groupOf(row),
    }
  }
}

/** Share of the training rows with known earlier years that failed. @throws RangeError where the model has no such horizon */
export function findShare({ intervals }: ScoreModel, months: Horizon): number {
  const training = intervals.find((interval) => interval.months === months)?.training
  if (training === undefined) throw new RangeError(`the model foretells nothing for ${months} months`)
  return training.ratedFailures / training.ratedRows
}

function groupOf(row: TrainingRow): RowGroup {
  if (!isRated(row)) return 'unknown-years'
  return hasShareCapital(row) ? 'share-capital' : 'no-share-capital'
}
