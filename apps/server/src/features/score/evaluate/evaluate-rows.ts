import type { Horizon, ScoreModel } from '@merleg/domain/score/model/score-model'
import { hashRow, type TrainingRow } from '@merleg/domain/score/train/training-row'
import { BASELINE_KEYS, type BaselineKey } from '@merleg/domain/score/evaluate/baselines'
import type { BootstrapOptions } from '@merleg/domain/score/evaluate/bootstrap'
import { rankByBaselines } from '@merleg/domain/score/evaluate/cross-validate'
import { findShare, makeRowScorer } from '@merleg/domain/score/evaluate/score-rows'
import { type Validation, validateScores } from '@merleg/domain/score/evaluate/validate-scores'

export type EvaluationInput = {
  readonly rows: readonly TrainingRow[]
  /** Rows that the regressions and trees are trained on; null: they are left out. */
  readonly training: readonly TrainingRow[] | null
  readonly model: ScoreModel
  readonly months: Horizon
  /** Share of companies that fail within the months; without one that of the model's training data. */
  readonly baseRate: number | undefined
  readonly bootstrap: BootstrapOptions
}

/** The committed model on rows of a file. */
export type Evaluation = {
  readonly modelVersion: string
  readonly months: Horizon
  readonly baseRate: number
  readonly validation: Validation<BaselineKey>
  readonly leftOut: readonly BaselineKey[]
  /** Rows that are also, ratio by ratio, among those to train on. */
  readonly rowsOfTraining: number
  /** Share of the rows that the model was trained on, by a sample of them, that are here too; 0 to 1. */
  readonly shareOfModelRows: number
  /** Rows that tell less than half of the factors: such a company is not rated by its accounts. */
  readonly rowsTooIncomplete: number
}

/** Every figure about the committed model on the rows; a single outcome gives figures that are null. */
export function evaluateRows(input: EvaluationInput): Evaluation {
  const { rows, training, model, months, bootstrap } = input
  const baseRate = input.baseRate ?? findShare(model, months)
  const score = makeRowScorer(model, { months, share: baseRate })
  const others = rankByBaselines(rows, training)
  const known = new Set((training ?? []).map(keyOf))
  const repetition = rows.map(score)
  return {
    modelVersion: model.version,
    months,
    baseRate,
    validation: validateScores({ repetitions: [repetition], others, bootstrap }),
    leftOut: BASELINE_KEYS.filter((key) => others.every((other) => other.key !== key)),
    rowsOfTraining: rows.filter((row) => known.has(keyOf(row))).length,
    shareOfModelRows: findShareOfModelRows(input),
    rowsTooIncomplete: repetition.filter(({ missingFactors }) => missingFactors * 2 > model.factors.length).length,
  }
}

function findShareOfModelRows({ rows, model }: EvaluationInput): number {
  const sample = model.intervals.flatMap(({ training }) => training.sample)
  const own = new Set(rows.map(hashRow))
  return sample.length === 0 ? 0 : sample.filter((hash) => own.has(hash)).length / sample.length
}

function keyOf({ attributes }: TrainingRow): string {
  return attributes.join()
}
