import {
  BASELINE_KEYS,
  type BaselineKey,
  FORMULA_BASELINES,
  LOGISTIC_BASELINES,
  makeFormulaBaseline,
  type RiskFunction,
  TREE_BASELINES,
  trainLogisticBaseline,
  trainTreeBaseline,
} from './baselines.ts'
import { isRated, type TrainingRow } from '../train/training-row.ts'
import { dealFolds } from '../measures/folds.ts'
import type { OtherRisks, ScoredRow } from './validate-scores.ts'

export type CrossValidationOptions = {
  readonly foldCount: number
  readonly repetitions: number
  readonly seed: number
  /** Rows of each other horizon, which the boosted trees may learn from as the score does. */
  readonly beside?: readonly (readonly TrainingRow[])[]
  /** Told after each fold. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void
}

/** Trains on rows and answers what scores others. */
export type ScoreTrainer = (rows: readonly TrainingRow[]) => (row: TrainingRow) => ScoredRow

export type CrossValidation = {
  readonly repetitions: readonly (readonly ScoredRow[])[]
  readonly others: readonly OtherRisks<BaselineKey>[]
}

/**
 * Every row is scored by a model that has not seen it, nor a duplicate of it, once per repetition; the baselines are
 * trained on the same folds. Baselines that cannot be worked out of the data are left out.
 * @throws RangeError where there are fewer failures or survivors than folds
 */
export function crossValidate(
  rows: readonly TrainingRow[],
  { train, options }: { readonly train: ScoreTrainer; readonly options: CrossValidationOptions },
): CrossValidation {
  const keys = rows.map(({ attributes }) => attributes.join())
  const failed = rows.map(({ hasFailed }) => hasFailed)
  const { foldCount, onProgress, beside = [] } = options
  const repetitions = Array.from({ length: options.repetitions }, (_, repetition) => {
    const seed = options.seed + repetition
    const folds = dealFolds({ keys, failed, foldCount, seed })
    const results = Array.from({ length: foldCount }, (_unused, fold) => {
      const found = scoreFold(rows, { isTested: (row) => folds[row] === fold, train, beside })
      onProgress?.({ done: repetition * foldCount + fold + 1, total: foldCount * options.repetitions })
      return found
    })
    return join(results, folds)
  })
  const known = BASELINE_KEYS.filter((key) => repetitions.every(({ risks }) => risks[key]?.every(Number.isFinite)))
  return {
    repetitions: repetitions.map(({ scored }) => scored),
    others: known.map((key) => ({ key, rankings: repetitions.map(({ risks }) => risks[key] ?? []) })),
  }
}

type FoldResult = { readonly scored: Map<number, ScoredRow>; readonly risks: Map<BaselineKey, Map<number, number>> }

type Groups = readonly (readonly TrainingRow[])[]

function scoreFold(
  rows: readonly TrainingRow[],
  { isTested, train, beside }: { isTested: (row: number) => boolean; train: ScoreTrainer; beside: Groups },
): FoldResult {
  const training = rows.filter((_, row) => !isTested(row))
  const tested = rows.flatMap((row, index) => (isTested(index) ? [{ row, index }] : []))
  const score = train(training)
  const likeRated = [training, ...beside].map((group) => group.filter(isRated))
  const baselines = [...makeFormulaBaselines(training), ...makeTrainedBaselines(likeRated)]
  return {
    scored: new Map(tested.map(({ row, index }) => [index, score(row)])),
    risks: new Map(
      baselines.map(({ key, riskOf }) => [key, new Map(tested.map(({ row, index }) => [index, riskOf(row)]))]),
    ),
  }
}

/** What the folds found of each row, in the order of the rows; a risk that no fold found is NaN. */
function join(results: readonly FoldResult[], folds: readonly number[]) {
  const scored = folds.flatMap((fold, row) => results[fold]?.scored.get(row) ?? [])
  const risksOf = (key: BaselineKey) => folds.map((fold, row) => results[fold]?.risks.get(key)?.get(row) ?? NaN)
  const risks: Partial<Record<BaselineKey, number[]>> = {}
  for (const key of BASELINE_KEYS) risks[key] = risksOf(key)
  return { scored, risks }
}

type Baseline = { readonly key: BaselineKey; readonly riskOf: RiskFunction }

function makeFormulaBaselines(rows: readonly TrainingRow[]): Baseline[] {
  return FORMULA_BASELINES.flatMap((key) => {
    const riskOf = makeFormulaBaseline(key, rows)
    return riskOf === null ? [] : [{ key, riskOf }]
  })
}

/** `groups`: the rows of the horizon, then those of the others. */
function makeTrainedBaselines(groups: Groups): Baseline[] {
  const [own = []] = groups
  return [
    ...LOGISTIC_BASELINES.map((key) => ({ key, riskOf: trainLogisticBaseline(key, own) })),
    ...TREE_BASELINES.map((key) => ({ key, riskOf: trainTreeBaseline(key, groups) })),
  ]
}

/**
 * Risks of the published formulas for rows of a file, and of what is trained where rows to train on are given. Medians for what is missing are those of the training rows, without such rows those of the file itself.
 * @throws RangeError where the training rows have only one outcome
 */
export function rankByBaselines(
  rows: readonly TrainingRow[],
  training: readonly TrainingRow[] | null,
): OtherRisks<BaselineKey>[] {
  const trained = training === null ? [] : makeTrainedBaselines([training])
  const baselines = [...makeFormulaBaselines(training ?? rows), ...trained]
  return baselines.map(({ key, riskOf }) => ({ key, rankings: [Float64Array.from(rows, riskOf)] }))
}
