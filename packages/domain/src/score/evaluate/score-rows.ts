import { foretellInterval } from '../rate/probability.ts'
import type { Horizon, ScoreModel } from '../model/score-model.ts'
import { sumFactors } from '../rate/sum-factors.ts'
import { countSums, toFactorValues } from '../train/train-model.ts'
import { hasShareCapital, isRated, type TrainingRow } from '../train/training-row.ts'
import type { RowGroup, ScoredRow } from './validate-scores.ts'

type RowScoring = {
  readonly months: Horizon
  readonly share?: number | undefined
  readonly among?: readonly TrainingRow[]
}

/**
 * What scores rows by a model. In the data a company that failed did so at the end of its horizon, so the probability is
 * that of the interval before it; `share` is how many fail in it, by default as many as in the data that the model was
 * trained on. It is the mean over `among`, by default over the companies of all intervals together: where the rows are of
 * one file, it has to be over that file's, as the companies of one are sounder than those of another.
 */
export function makeRowScorer(
  model: ScoreModel,
  { months, share = findShare(model, months), among }: RowScoring,
): (row: TrainingRow) => ScoredRow {
  const sumOf = (row: TrainingRow) => sumFactors(model, toFactorValues(row.factors)).sum
  const reference = among === undefined ? model.reference : countSums(among.filter(isRated).map(sumOf))
  const bySum = new Map<number, number>()
  const probabilityOf = (sum: number): number => {
    const probability = bySum.get(sum) ?? foretellInterval({ ...model, reference }, { months, sum, share })
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
