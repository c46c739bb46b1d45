import { dealFolds } from '../measures/folds.ts'
import { numberAt } from '../measures/number-at.ts'
import type { BinnedFactor } from './bin-values.ts'
import { type AdditiveFit, boostShapes, scoreRows, SHAPERS } from './boost-shapes.ts'
import type { TrainedFactor, TrainingOptions } from './training-row.ts'

/** So many bags share a dealing of folds; each leaves another fold out. */
const FOLD_COUNT = 5

export type BagInput = {
  readonly binned: readonly BinnedFactor[]
  readonly failed: Uint8Array
  /** Equal for rows that are the same company. */
  readonly keys: readonly string[]
  readonly factors: readonly TrainedFactor[]
  readonly options: TrainingOptions
}

/** The mean of the bags; `leftOutScores` are the mean log-odds by the bags that left the row out. */
export type BaggedFit = AdditiveFit & { readonly rounds: readonly number[]; readonly leftOutScores: Float64Array }

/** Trains each bag on four of five folds, stops it by the fifth, and averages. `bags` is a multiple of five. */
export function bagShapes({ binned, failed, keys, factors, options }: BagInput): BaggedFit {
  if (options.bags < FOLD_COUNT || options.bags % FOLD_COUNT !== 0) {
    throw new RangeError(`the number of bags has to be a multiple of ${FOLD_COUNT}, not ${options.bags}`)
  }
  const outcomes = [...failed].map((each) => each === 1)
  const leftOutScores = new Float64Array(failed.length)
  const rounds: number[] = []
  const fits: AdditiveFit[] = []
  for (let deal = 0; deal < options.bags / FOLD_COUNT; deal += 1) {
    const folds = dealFolds({ keys, failed: outcomes, foldCount: FOLD_COUNT, seed: options.seed + deal })
    for (let fold = 0; fold < FOLD_COUNT; fold += 1) {
      const isLeftOut = Uint8Array.from(folds, (each) => (each === fold ? 1 : 0))
      const fit = boostShapes({ binned, failed, factors, isLeftOut, options })
      scoreRows(fit, binned).forEach((score, row) => {
        if (numberAt(isLeftOut, row) === 1) {
          leftOutScores[row] = numberAt(leftOutScores, row) + (score * FOLD_COUNT) / options.bags
        }
      })
      rounds.push(fit.rounds)
      fits.push(fit)
    }
  }
  return { ...averageFits(fits, { binned, factors }), rounds, leftOutScores }
}

/** The mean of shapes with a peak each may have several: it is made to run as it should once more. */
function averageFits(
  fits: readonly AdditiveFit[],
  { binned, factors }: Pick<BagInput, 'binned' | 'factors'>,
): AdditiveFit {
  const mean = (numberOf: (fit: AdditiveFit) => number) =>
    fits.reduce((sum, fit) => sum + numberOf(fit), 0) / fits.length
  const shapes = factors.map(({ direction }, factor) => {
    const rows = countRows(binned[factor])
    const shape = rows.map((_, bin) => mean((fit) => numberAt(fit.shapes[factor] ?? [], bin)))
    const last = shape.length - 1
    if (direction === 'free') smooth(shape.subarray(0, last), rows)
    shape.set(SHAPERS[direction](shape.subarray(0, last), rows.subarray(0, last)))
    return shape
  })
  return { intercept: mean((fit) => fit.intercept), shapes }
}

/**
 * Where no direction holds a shape back, a narrow peak is the luck of a few rows: each inner bin becomes the mean of
 * itself, counted twice, and its neighbours. The outer bins, where the untypical companies are, stay.
 */
function smooth(shape: Float64Array, rows: Float64Array): void {
  const before = shape.slice()
  for (let bin = 1; bin + 1 < shape.length; bin += 1) {
    const weights = [numberAt(rows, bin - 1), 2 * numberAt(rows, bin), numberAt(rows, bin + 1)]
    const sum = weights.reduce((total, weight, index) => total + weight * numberAt(before, bin - 1 + index), 0)
    shape[bin] = sum / weights.reduce((total, weight) => total + weight, 0)
  }
}

/** Per bin, the missing one last; an empty one counts a little, as weights have to be above zero. */
function countRows(binned: BinnedFactor | undefined): Float64Array {
  const rows = new Float64Array((binned?.limits.length ?? 0) + 2).fill(0.5)
  binned?.binOfRow.forEach((bin) => {
    rows[bin] = numberAt(rows, bin) + 1
  })
  return rows
}
