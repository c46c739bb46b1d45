import { FACTOR_DEFINITIONS } from '../model/factor-definitions.ts'
import { FACTOR_KEYS } from '../model/factor-keys.ts'
import type { Horizon, HorizonModel, ScoreModel } from '../model/score-model.ts'
import { crossValidateTraining } from './cross-validate-training.ts'
import { versionOf } from './format-model.ts'
import { POINTS_AT_BASE_RATE, POINTS_TO_DOUBLE_ODDS } from './points-scale.ts'
import { trainHorizon } from './train-horizon.ts'
import { DEFAULT_TRAINING, type TrainedFactor, type TrainingOptions, type TrainingRow } from './training-row.ts'

/** Rows of one horizon and the names of the files they are from. */
export type HorizonRows = {
  readonly months: Horizon
  readonly files: readonly string[]
  readonly rows: readonly TrainingRow[]
}

export type ModelTraining = {
  readonly options?: Partial<TrainingOptions>
  /** How often the cross-validation behind the figures is repeated; 0: no figures. */
  readonly repetitions?: number
  /** Told of each finished step: folds of the cross-validation and the model itself. */
  readonly onProgress?: (progress: { months: Horizon; done: number; total: number }) => void
}

/** The factors of the score in the order of the model file, as training needs them. */
export const TRAINED_FACTORS: readonly TrainedFactor[] = FACTOR_KEYS.map((key) => ({ key, ...FACTOR_DEFINITIONS[key] }))

const DESCRIPTION =
  'Additive scorecard of whole points over ratios of the accounts, trained by bagged cyclic boosting on Polish companies that failed or did not (UCI data set 365, Zięba, Tomczak and Tomczak, CC BY 4.0).'

/**
 * Trains the model of each horizon over the same factors. The same rows, options and repetitions give the same model.
 * @throws RangeError where rows, failures or survivors are too few
 */
export function trainModel(horizons: readonly HorizonRows[], training: ModelTraining = {}): ScoreModel {
  const content = {
    format: 1,
    description: DESCRIPTION,
    scale: { pointsAtBaseRate: POINTS_AT_BASE_RATE, pointsToDoubleOdds: POINTS_TO_DOUBLE_ODDS },
    horizons: horizons
      .toSorted((left, right) => left.months - right.months)
      .map((horizon) => trainOne(horizon, training)),
  } as const
  return { ...content, version: versionOf(content) }
}

function trainOne({ months, files, rows }: HorizonRows, training: ModelTraining): HorizonModel {
  const options = { ...DEFAULT_TRAINING, ...training.options }
  const repetitions = training.repetitions ?? 1
  const factors = TRAINED_FACTORS
  const total = repetitions * 5 + 1
  let done = 0
  const onFold = () => {
    done += 1
    training.onProgress?.({ months, done, total })
  }
  const { model } = trainHorizon(rows, { months, factors, options })
  onFold()
  const metrics = repetitions === 0 ? {} : crossValidateTraining({ rows, factors, options, repetitions, onFold })
  return { ...model, training: { files, ...model.training }, metrics: roundMetrics(metrics) }
}

const METRIC_DECIMALS = 4

function roundMetrics(metrics: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(metrics).map(([key, value]) => [key, Number(value.toFixed(METRIC_DECIMALS)) + 0]),
  )
}
