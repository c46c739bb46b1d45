import type { FactorKey, FactorValues } from '../model/factor-keys.ts'
import { FACTOR_KEYS } from '../model/factor-keys.ts'
import { type Horizon, HORIZONS, type ModelInterval, type ScoreModel } from '../model/score-model.ts'
import { logit } from '../rate/probability.ts'
import { sumFactors } from '../rate/sum-factors.ts'
import { numberAt } from '../measures/number-at.ts'
import { binRows, findLimits } from './bin-values.ts'
import { type AdditiveFit, fitShapes } from './fit-shapes.ts'
import { versionOf } from './format-model.ts'
import { makeShape, toWhole } from './make-points.ts'
import { EARLIER_YEAR, POINTS_AT_BASE_RATE, POINTS_TO_DOUBLE_ODDS } from './points-scale.ts'
import {
  DEFAULT_TRAINING,
  hashRow,
  isRated,
  LOG_ODDS_OF_POINT,
  TRAINED_FACTORS,
  type TrainingOptions,
  type TrainingRow,
} from './training-row.ts'

/** Rows of one horizon and the names of the files they are from. */
export type HorizonRows = {
  readonly months: Horizon
  readonly files: readonly string[]
  readonly rows: readonly TrainingRow[]
}

const DESCRIPTION =
  'Additive scorecard of whole points over ratios of the accounts and one cumulative hazard over the sum: logistic regression over bins with bounded steps in the direction of economics, trained on Polish companies with known earlier years that failed or did not (UCI data set 365, Zięba, Tomczak and Tomczak, CC BY 4.0).'

const FEWEST_OF_AN_OUTCOME = 5

/** What a model is said to be, and the intervals of another one that stand in where there are no rows to train on. */
export type ModelFrame = { readonly description: string; readonly borrowed: readonly ModelInterval[] }

const SHIPPED_FRAME: ModelFrame = { description: DESCRIPTION, borrowed: [] }

/**
 * Trains the points of all horizons together: one shape per factor, and how strongly the sum tells the failures of each
 * interval. The same rows and options give the same model, whatever their order of horizons; nothing is drawn. Later
 * intervals may be borrowed from a model on the same scale of points.
 * @throws RangeError where a horizon has no rows, or too few failures or survivors
 */
export function trainModel(
  horizons: readonly HorizonRows[],
  given: Partial<TrainingOptions> = {},
  { description, borrowed }: ModelFrame = SHIPPED_FRAME,
): ScoreModel {
  const options = { ...DEFAULT_TRAINING, ...given }
  const isBorrowed = (months: Horizon) => borrowed.some((interval) => interval.months === months)
  const intervals = HORIZONS.filter((months) => !isBorrowed(months)).map((months) => findRows(horizons, months))
  const rows = intervals.flatMap(({ rated }) => rated)
  const failed = Uint8Array.from(rows, ({ hasFailed }) => Number(hasFailed))
  const intervalOfRow = Uint8Array.from(intervals.flatMap(({ rated }, index) => rated.map(() => index)))
  const binned = TRAINED_FACTORS.map((factor) => {
    const values = rows.map((row) => row.factors[factor.index] ?? null)
    return binRows(values, findLimits({ values, failed }, factor, options))
  })
  const fit = fitShapes({ binned, failed, intervalOfRow, factors: TRAINED_FACTORS, options })
  const points = {
    basePoints: findBase(fit, intervals[0]),
    factors: TRAINED_FACTORS.map((factor, index) => {
      const values = (fit.shapes[index] ?? new Float64Array()).map((value) => -value / LOG_ODDS_OF_POINT)
      return makeShape(binned[index] ?? { limits: [], binOfRow: new Uint8Array() }, { factor, values, failed })
    }),
  }
  const content = {
    format: 3,
    description,
    scale: { pointsAtBaseRate: POINTS_AT_BASE_RATE, pointsToDoubleOdds: POINTS_TO_DOUBLE_ODDS },
    ...points,
    earlierYear: EARLIER_YEAR,
    intervals: [
      ...intervals.map(({ training, months }, index) => ({
        months,
        slope: roundSlope(numberAt(fit.slopes, index) * LOG_ODDS_OF_POINT),
        training,
      })),
      ...borrowed.map(({ months, slope }) => ({ months, slope, training: NO_TRAINING })),
    ],
    reference: countSums(rows.map((row) => sumFactors(points, toFactorValues(row.factors)).sum)),
  } as const
  return { ...content, version: versionOf(content) }
}

const NO_TRAINING = { files: [], rows: 0, failures: 0, ratedRows: 0, ratedFailures: 0, sample: [] }

type IntervalRows = Pick<ModelInterval, 'months' | 'training'> & { readonly rated: readonly TrainingRow[] }

function findRows(horizons: readonly HorizonRows[], months: Horizon): IntervalRows {
  const own = horizons.filter((horizon) => horizon.months === months)
  const all = own.flatMap(({ rows }) => rows)
  const rated = all.filter(isRated)
  const failuresOf = (rows: readonly TrainingRow[]) => rows.filter(({ hasFailed }) => hasFailed).length
  const ratedFailures = failuresOf(rated)
  if (Math.min(ratedFailures, rated.length - ratedFailures) < FEWEST_OF_AN_OUTCOME)
    throw new RangeError(
      `${months} months: ${ratedFailures} failures of ${rated.length} companies with known earlier years are too few`,
    )
  return {
    months,
    rated,
    training: {
      files: own.flatMap(({ files }) => files),
      rows: all.length,
      failures: failuresOf(all),
      ratedRows: rated.length,
      ratedFailures,
      sample: sampleRows(rated),
    },
  }
}

const SAMPLE_SIZE = 100

/** The rows with the lowest hashes: as good as drawn, and the same whatever their order. */
function sampleRows(rows: readonly TrainingRow[]): number[] {
  return [...new Set(rows.map(hashRow))].toSorted((left, right) => left - right).slice(0, SAMPLE_SIZE)
}

/** So that a company fails within the first interval as often as all where it has the points of the base rate. */
function findBase({ intercepts }: AdditiveFit, nearest: IntervalRows | undefined): number {
  const { ratedRows, ratedFailures } = nearest?.training ?? { ratedRows: 2, ratedFailures: 1 }
  const distance = numberAt(intercepts, 0) - logit(ratedFailures / ratedRows)
  return toWhole(POINTS_AT_BASE_RATE - distance / LOG_ODDS_OF_POINT)
}

/** Of a number that the file shows no more digits than anybody can tell apart. */
function roundSlope(slope: number): number {
  return Number(slope.toPrecision(5))
}

/** How often each sum is there, the lowest first. */
export function countSums(sums: readonly number[]): ScoreModel['reference'] {
  const counts = new Map<number, number>()
  for (const sum of sums) counts.set(sum, (counts.get(sum) ?? 0) + 1)
  return [...counts].map(([sum, rows]) => ({ sum, rows })).toSorted((left, right) => left.sum - right.sum)
}

/** Factors in the order of the keys as values by key. */
export function toFactorValues(factors: readonly (number | null)[]): FactorValues {
  const values: Partial<Record<FactorKey, number | null>> = {}
  FACTOR_KEYS.forEach((key, index) => (values[key] = factors[index] ?? null))
  if (!isComplete(values)) throw new RangeError('a factor is left out')
  return values
}

function isComplete(values: Partial<Record<FactorKey, number | null>>): values is Record<FactorKey, number | null> {
  return FACTOR_KEYS.every((key) => key in values)
}
