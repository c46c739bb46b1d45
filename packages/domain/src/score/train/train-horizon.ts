import { logit } from '../rate/probability.ts'
import type { FactorShape, Horizon, HorizonModel } from '../model/score-model.ts'
import { fitLogistic } from '../measures/logistic-regression.ts'
import { numberAt } from '../measures/number-at.ts'
import { bagShapes } from './bag-shapes.ts'
import { type BinnedFactor, binRows, findLimits } from './bin-values.ts'
import type { AdditiveFit } from './boost-shapes.ts'
import { makeShape, toWhole } from './make-points.ts'
import { POINTS_AT_BASE_RATE, POINTS_TO_DOUBLE_ODDS } from './points-scale.ts'
import type { TrainedFactor, TrainingOptions, TrainingRow } from './training-row.ts'

export type TrainedHorizon = {
  readonly model: Omit<HorizonModel, 'metrics' | 'training'> & {
    readonly training: Omit<HorizonModel['training'], 'files'>
  }
  /** The same before rounding and merging of bins: log-odds of failure of factors in the model's order. */
  readonly exact: { readonly fit: AdditiveFit; readonly limits: readonly (readonly number[])[] }
}

/**
 * Trains the model of one horizon: bins, bagged boosting, calibration by what each row got from the bags that left it
 * out, whole points. The same rows and seed give the same model. @throws RangeError where rows, failures or survivors
 * are too few for five folds
 */
export function trainHorizon(
  rows: readonly TrainingRow[],
  { months, factors, options }: { months: Horizon; factors: readonly TrainedFactor[]; options: TrainingOptions },
): TrainedHorizon {
  const failed = Uint8Array.from(rows, ({ hasFailed }) => (hasFailed ? 1 : 0))
  const failures = failed.reduce((sum, each) => sum + each, 0)
  const binned = factors.map((_, factor) => {
    const values = rows.map((row) => row.factors[factor] ?? null)
    return binRows(values, findLimits(values, options.finestBins))
  })
  const keys = rows.map(({ attributes }) => attributes.join())
  const bagged = bagShapes({ binned, failed, keys, factors, options })
  const fit = calibrateFit(bagged, failed)
  const baseRate = failures / rows.length
  const slope = Math.LN2 / POINTS_TO_DOUBLE_ODDS
  return {
    model: {
      months,
      basePoints: toWhole(POINTS_AT_BASE_RATE - (fit.intercept - logit(baseRate)) / slope),
      factors: factors.map((factor, index) => shapeOf({ binned, fit, failed, options }, { factor, index, slope })),
      calibration: { intercept: logit(baseRate) + POINTS_AT_BASE_RATE * slope, slope, baseRate },
      training: { rows: rows.length, failures, seed: options.seed, bags: options.bags, rounds: bagged.rounds },
    },
    exact: { fit, limits: binned.map(({ limits }) => limits) },
  }
}

/** Stretches the log-odds so that they are right for rows that a bag has not seen. */
function calibrateFit(
  { intercept, shapes, leftOutScores }: ReturnType<typeof bagShapes>,
  failed: Uint8Array,
): AdditiveFit {
  const features = Array.from(leftOutScores, (score) => Float64Array.of(score))
  const found = fitLogistic({ features, failed: Array.from(failed, (each) => each === 1) }, { ridge: 1e-6 })
  const stretch = Math.max(numberAt(found.weights, 0), 0)
  return {
    intercept: found.intercept + stretch * intercept,
    shapes: shapes.map((shape) => shape.map((value) => stretch * value)),
  }
}

function shapeOf(
  made: { binned: readonly BinnedFactor[]; fit: AdditiveFit; failed: Uint8Array; options: TrainingOptions },
  { factor, index, slope }: { factor: TrainedFactor; index: number; slope: number },
): FactorShape {
  const values = (made.fit.shapes[index] ?? new Float64Array()).map((value) => -value / slope)
  const binned = made.binned[index] ?? { limits: [], binOfRow: new Uint8Array() }
  return makeShape(binned, { factor, values, failed: made.failed, mostBins: made.options.mostBins })
}
