import type { ComparisonVerdict } from '../model/register-training.ts'
import type { Horizon, ScoreModel } from '../model/score-model.ts'
import type { TrainingRow } from '../train/training-row.ts'
import type { BootstrapOptions } from './bootstrap.ts'
import { compareAucs, type Difference, type Estimate } from './delong.ts'
import { makeRowScorer } from './score-rows.ts'
import { type Validation, validateScores } from './validate-scores.ts'

/** Two models on the same rows, which neither has seen. */
export type ShippedComparison = {
  readonly months: Horizon
  /** Share that both are told to fail: that of the rows trained on. */
  readonly share: number
  readonly own: Validation<'shipped'>
  readonly shipped: Validation<never>
  readonly auc: Estimate
  readonly shippedAuc: Estimate
  readonly difference: Difference
  readonly verdict: ComparisonVerdict
}

type Compared = {
  readonly model: ScoreModel
  readonly shipped: ScoreModel
  readonly rows: readonly TrainingRow[]
  /** Whose each row is: a company is there on several days. */
  readonly subjects: readonly string[]
  readonly months: Horizon
  readonly share: number
  readonly bootstrap: BootstrapOptions
}

/**
 * How a model and the shipped one rank the same rows, by the points of the accounts alone, and how near their
 * probabilities are; the rows have to be rated ones. Null with fewer than two failures or survivors.
 */
export function compareWithShipped(compared: Compared): ShippedComparison | null {
  const { model, shipped, rows, subjects, months, share, bootstrap } = compared
  const scored = rows.map(makeRowScorer(model, { months, share }))
  const theirs = rows.map(makeRowScorer(shipped, { months, share }))
  const own = validateScores({
    repetitions: [scored],
    others: [{ key: 'shipped', rankings: [Float64Array.from(theirs, ({ sum }) => -sum)] }],
    bootstrap,
  })
  const risksOf = (each: typeof scored) => [each.map(({ sum }) => -sum)]
  const failed = rows.map(({ hasFailed }) => hasFailed)
  const difference = compareAucs({ rankings: risksOf(scored), others: risksOf(theirs), failed, subjects })
  const [beside] = own.comparisons
  if (own.auc === null || beside?.auc == null || difference === null) return null
  return {
    months,
    share,
    own,
    shipped: validateScores({ repetitions: [theirs], others: [], bootstrap }),
    auc: own.auc,
    shippedAuc: beside.auc,
    difference,
    verdict: judgeDifference(difference),
  }
}

/** Better or worse only where the interval of the difference says so. */
export function judgeDifference({ low, high }: Pick<Difference, 'low' | 'high'>): ComparisonVerdict {
  if (low > 0) return 'better'
  return high < 0 ? 'worse' : 'open'
}
