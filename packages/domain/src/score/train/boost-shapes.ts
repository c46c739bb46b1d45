import { logistic, logit } from '../rate/probability.ts'
import { numberAt } from '../measures/number-at.ts'
import type { BinnedFactor } from './bin-values.ts'
import { makeNonFalling, makeNonRising, makeValley } from './isotonic.ts'
import type { TrainedFactor, TrainingOptions } from './training-row.ts'

/** Log-odds of failure = intercept + one number per factor, by its bin; the last number of a factor is of a missing value. */
export type AdditiveFit = { readonly intercept: number; readonly shapes: readonly Float64Array[] }

export type BoostInput = {
  readonly binned: readonly BinnedFactor[]
  readonly failed: Uint8Array
  readonly factors: readonly TrainedFactor[]
  /** 1 for rows that are left out of training: they say when to stop. */
  readonly isLeftOut: Uint8Array
  readonly options: TrainingOptions
}

/** Missing values are few, or missing for reasons of their own: they need so many times the evidence of a bin. */
const MISSING_RIDGE = 4

/**
 * The most log-odds that a telling missing value gives, an eightfold of the odds; it is a warning and never praise. In the training data companies without
 * earlier years failed nearly without exception, because of how they were collected; elsewhere they are new ones too.
 */
const MOST_OF_MISSING = Math.log(8)

/** Points run against the log-odds of failure; where they may turn they have one peak: too little is bad, and too much. */
export const SHAPERS = { rising: makeNonRising, falling: makeNonFalling, free: makeValley } satisfies Record<
  TrainedFactor['direction'],
  (values: Float64Array, weights: Float64Array) => Float64Array
>

type State = {
  readonly input: BoostInput
  readonly scores: Float64Array
  readonly shapes: Float64Array[]
  intercept: number
}

/**
 * Cyclic gradient boosting of an additive model: round by round each factor in turn takes a small Newton step per bin,
 * is made to run as its direction says, and centred. Ends where the rows left out are foretold no better; answers the
 * best round.
 */
export function boostShapes(input: BoostInput): AdditiveFit & { rounds: number } {
  const { failed, isLeftOut, binned, options } = input
  let failures = 0
  let rows = 0
  failed.forEach((each, row) => {
    if (numberAt(isLeftOut, row) === 1) return
    rows += 1
    failures += each
  })
  const intercept = logit(failures / rows)
  const scores = new Float64Array(failed.length).fill(intercept)
  const state: State = {
    input,
    scores,
    shapes: binned.map(({ limits }) => new Float64Array(limits.length + 2)),
    intercept,
  }
  let best = { loss: lossOf(state), rounds: 0, intercept, shapes: copy(state.shapes) }
  for (let round = 1; round <= options.mostRounds && round - best.rounds <= options.patience; round += 1) {
    for (let factor = 0; factor < binned.length; factor += 1) stepFactor(state, factor)
    const loss = lossOf(state)
    if (loss < best.loss) best = { loss, rounds: round, intercept: state.intercept, shapes: copy(state.shapes) }
  }
  return { intercept: best.intercept, shapes: best.shapes, rounds: best.rounds }
}

function copy(shapes: readonly Float64Array[]): Float64Array[] {
  return shapes.map((shape) => shape.slice())
}

function lossOf({ input: { failed, isLeftOut }, scores }: State): number {
  let loss = 0
  for (let row = 0; row < scores.length; row += 1) {
    if (numberAt(isLeftOut, row) === 0) continue
    const score = numberAt(scores, row)
    const margin = numberAt(failed, row) === 1 ? score : -score
    loss += margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin
  }
  return loss
}

function stepFactor(state: State, factor: number): void {
  const { input, scores, shapes } = state
  const { binOfRow } = requireAt(input.binned, factor)
  const old = requireAt(shapes, factor)
  const { gradient, curvature, rows } = sumByBin(state, factor)
  const { shape, shift } = improveShape({ old, gradient, curvature, rows }, requireAt(input.factors, factor), input)
  const change = shape.map((value, bin) => value - numberAt(old, bin) + shift)
  for (let row = 0; row < scores.length; row += 1) {
    scores[row] = numberAt(scores, row) + numberAt(change, numberAt(binOfRow, row))
  }
  shapes[factor] = shape
  state.intercept += shift
}

type BinSums = { gradient: Float64Array; curvature: Float64Array; rows: Float64Array }

function sumByBin({ input: { binned, failed, isLeftOut }, scores }: State, factor: number): BinSums {
  const { binOfRow, limits } = requireAt(binned, factor)
  const size = limits.length + 2
  const sums = { gradient: new Float64Array(size), curvature: new Float64Array(size), rows: new Float64Array(size) }
  for (let row = 0; row < scores.length; row += 1) {
    if (numberAt(isLeftOut, row) === 1) continue
    const bin = numberAt(binOfRow, row)
    const probability = logistic(numberAt(scores, row))
    sums.gradient[bin] = numberAt(sums.gradient, bin) + numberAt(failed, row) - probability
    sums.curvature[bin] = numberAt(sums.curvature, bin) + probability * (1 - probability)
    sums.rows[bin] = numberAt(sums.rows, bin) + 1
  }
  return sums
}

/** The shape after a step, with a mean of 0 over the known values; `shift` is what the intercept takes over for it. */
function improveShape(
  { old, gradient, curvature, rows }: BinSums & { old: Float64Array },
  { direction, missing }: TrainedFactor,
  { options: { learningRate, ridge } }: BoostInput,
): { shape: Float64Array; shift: number } {
  const last = old.length - 1
  const stepped = old.map((value, bin) => {
    const strength = bin === last ? ridge * MISSING_RIDGE : ridge
    return (
      value +
      (learningRate * (numberAt(gradient, bin) - strength * 0.02 * value)) / (numberAt(curvature, bin) + strength)
    )
  })
  const weights = curvature.map((value) => value + ridge)
  const known = SHAPERS[direction](stepped.subarray(0, last), weights.subarray(0, last))
  let total = 0
  let count = 0
  known.forEach((value, bin) => {
    total += value * numberAt(rows, bin)
    count += numberAt(rows, bin)
  })
  const shift = count === 0 ? 0 : total / count
  const shape = new Float64Array(old.length)
  known.forEach((value, bin) => {
    shape[bin] = value - shift
  })
  shape[last] = limitMissing(numberAt(stepped, last) - shift, { known: shape.subarray(0, last), missing })
  return { shape, shift }
}

function limitMissing(
  value: number,
  { known, missing }: { known: Float64Array; missing: TrainedFactor['missing'] },
): number {
  if (missing === 'neutral') return 0
  const [least, most] = missing === 'telling' ? [0, MOST_OF_MISSING] : [Math.min(...known), Math.max(...known)]
  return Math.min(Math.max(value, least), most)
}

function requireAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`)
  return item
}

/** Log-odds of failure that a fit gives to each row. */
export function scoreRows({ intercept, shapes }: AdditiveFit, binned: readonly BinnedFactor[]): Float64Array {
  const scores = new Float64Array(binned[0]?.binOfRow.length ?? 0).fill(intercept)
  shapes.forEach((shape, factor) => {
    requireAt(binned, factor).binOfRow.forEach((bin, row) => {
      scores[row] = numberAt(scores, row) + numberAt(shape, bin)
    })
  })
  return scores
}
