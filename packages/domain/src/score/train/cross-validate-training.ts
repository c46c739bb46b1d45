import { bandOfPoints, RISK_BANDS, type RiskBand } from '../../risk-rating.ts'
import type { FactorValues } from '../model/factor-keys.ts'
import { logistic } from '../rate/probability.ts'
import { sumFactors } from '../rate/sum-factors.ts'
import { discriminate } from '../measures/discrimination.ts'
import { dealFolds } from '../measures/folds.ts'
import { numberAt } from '../measures/number-at.ts'
import { groupByRisk } from '../measures/ranking.ts'
import { binOf } from './bin-values.ts'
import { type TrainedHorizon, trainHorizon } from './train-horizon.ts'
import type { TrainedFactor, TrainingOptions, TrainingRow } from './training-row.ts'

const FOLD_COUNT = 5

export type CrossValidationInput = {
  readonly rows: readonly TrainingRow[]
  readonly factors: readonly TrainedFactor[]
  readonly options: TrainingOptions
  readonly repetitions: number
  /** Told after each fold. */
  readonly onFold?: () => void
}

/** What a row got from the models that had not seen it. */
type Foretold = { sums: Float64Array; exact: Float64Array; probabilities: Float64Array }

/**
 * Figures of the whole way of training (bins, shapes, merging, rounding, calibration) on rows that were left out, five
 * folds and so many repetitions; rows that are the same company stay together. AUC is the mean over folds, `aucExact`
 * that before rounding; the others are of all rows together.
 */
export function crossValidateTraining(input: CrossValidationInput): Record<string, number> {
  const { rows, repetitions, options } = input
  const failed = rows.map(({ hasFailed }) => hasFailed)
  const keys = rows.map(({ attributes }) => attributes.join())
  const aucs: number[] = []
  const exactAucs: number[] = []
  const rest: Record<string, number>[] = []
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const folds = dealFolds({ keys, failed, foldCount: FOLD_COUNT, seed: options.seed + 1_000 * (repetition + 1) })
    const foretold = foretellFolds(input, folds)
    for (let fold = 0; fold < FOLD_COUNT; fold += 1) {
      const members = rows.flatMap((_, row) => (folds[row] === fold ? [row] : []))
      aucs.push(aucOfRows(members, { risks: foretold.sums.map((sum) => -sum), failed }))
      exactAucs.push(aucOfRows(members, { risks: foretold.exact, failed }))
    }
    rest.push({ ...describeRanking(foretold, failed), ...describeBands(foretold, failed) })
  }
  return {
    folds: FOLD_COUNT,
    repetitions,
    auc: meanOf(aucs),
    aucDeviation: deviationOf(aucs),
    aucExact: meanOf(exactAucs),
    ...Object.fromEntries(Object.keys(rest[0] ?? {}).map((key) => [key, meanOf(rest.map((each) => each[key] ?? 0))])),
  }
}

function foretellFolds(input: CrossValidationInput, folds: readonly number[]): Foretold {
  const { rows, factors, options } = input
  const empty = () => new Float64Array(rows.length)
  const foretold = { sums: empty(), exact: empty(), probabilities: empty() }
  for (let fold = 0; fold < FOLD_COUNT; fold += 1) {
    const training = rows.filter((_, row) => folds[row] !== fold)
    const trained = trainHorizon(training, { months: 12, factors, options })
    rows.forEach((row, index) => {
      if (folds[index] === fold) foretellRow({ trained, factors, foretold }, { row, index })
    })
    input.onFold?.()
  }
  return foretold
}

function foretellRow(
  { trained, factors, foretold }: { trained: TrainedHorizon; factors: readonly TrainedFactor[]; foretold: Foretold },
  { row, index }: { row: TrainingRow; index: number },
): void {
  const { model, exact } = trained
  const { sum } = sumFactors(
    { ...model, training: { ...model.training, files: [] }, metrics: {} },
    toFactorValues(factors, row),
  )
  foretold.sums[index] = sum
  foretold.probabilities[index] = logistic(model.calibration.intercept - model.calibration.slope * sum)
  foretold.exact[index] = exact.fit.shapes.reduce(
    (total, shape, factor) => total + numberAt(shape, binOf(exact.limits[factor] ?? [], row.factors[factor] ?? null)),
    exact.fit.intercept,
  )
}

/** The values of a row by key. */
function toFactorValues(factors: readonly TrainedFactor[], row: TrainingRow): FactorValues {
  const values: Record<string, number | null> = {}
  factors.forEach(({ key }, index) => {
    values[key] = row.factors[index] ?? null
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a model asks for the keys it was trained on only
  return values as FactorValues
}

function aucOfRows(members: readonly number[], { risks, failed }: { risks: Float64Array; failed: readonly boolean[] }) {
  const groups = groupByRisk({
    risks: members.map((row) => numberAt(risks, row)),
    failed: members.map((row) => failed[row] === true),
  })
  return discriminate(groups).auc ?? 0.5
}

function describeRanking({ sums, probabilities }: Foretold, failed: readonly boolean[]): Record<string, number> {
  const found = discriminate(groupByRisk({ risks: sums.map((sum) => -sum), failed }))
  let logLoss = 0
  let brier = 0
  probabilities.forEach((probability, row) => {
    const outcome = failed[row] === true ? 1 : 0
    logLoss -= Math.log(outcome === 1 ? probability : 1 - probability) / failed.length
    brier += (outcome - probability) ** 2 / failed.length
  })
  const { auc, gini, ks, capture5, capture10, capture25 } = found
  const known = { aucAllFolds: auc, gini, ks, capture5, capture10, capture25, logLoss, brier }
  return Object.fromEntries(Object.entries(known).map(([key, value]) => [key, value ?? 0]))
}

function describeBands({ sums }: Foretold, failed: readonly boolean[]): Record<string, number> {
  const counts = new Map<RiskBand, { rows: number; failures: number }>()
  sums.forEach((sum, row) => {
    const band = bandOfPoints(Math.min(100, Math.max(0, sum)))
    if (band === 'unrated') return
    const { rows, failures } = counts.get(band) ?? { rows: 0, failures: 0 }
    counts.set(band, { rows: rows + 1, failures: failures + (failed[row] === true ? 1 : 0) })
  })
  return Object.fromEntries(
    RISK_BANDS.flatMap((band) => {
      const { rows, failures } = counts.get(band) ?? { rows: 0, failures: 0 }
      return [
        [`rowShare.${band}`, rows / failed.length],
        [`failureShare.${band}`, rows === 0 ? 0 : failures / rows],
      ]
    }),
  )
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1))
}
