import { numberAt } from '../measures/number-at.ts'
import type { BinnedFactor } from './bin-values.ts'
import type { TrainedFactor, TrainingOptions } from './training-row.ts'

/** What shapes are fitted to. */
export type FitInput = {
  readonly binned: readonly BinnedFactor[]
  readonly failed: Uint8Array
  /** Which interval the outcome of a row is of, from 0; the slope of the first is 1. */
  readonly intervalOfRow: Uint8Array
  readonly factors: readonly TrainedFactor[]
  readonly options: TrainingOptions
}

/** A factor while it is fitted: by how much each limit that a value passes makes the log-odds better. */
export type Steps = {
  readonly binOfRow: Uint8Array
  readonly sign: 1 | -1
  readonly least: Float64Array
  readonly most: Float64Array
  readonly steps: Float64Array
  shape: Float64Array
  /** What the shape was moved by, so that its mean is 0. */
  mean: number
}

/** A fit under way. */
export type State = {
  readonly input: FitInput
  readonly factors: readonly Steps[]
  readonly intercepts: Float64Array
  readonly slopes: Float64Array
  /** Sum of the shapes, by row. */
  readonly sums: Float64Array
}

/** Minus the log-likelihood, with the penalty on the steps. */
export function lossOf({ input, factors, intercepts, slopes, sums }: State): number {
  let loss = 0
  for (let row = 0; row < sums.length; row += 1) {
    const interval = numberAt(input.intervalOfRow, row)
    const logOdds = numberAt(intercepts, interval) + numberAt(slopes, interval) * numberAt(sums, row)
    // log(1 + e^x) without overflow.
    loss += Math.max(logOdds, 0) + Math.log1p(Math.exp(-Math.abs(logOdds))) - numberAt(input.failed, row) * logOdds
  }
  for (const { steps } of factors) for (const step of steps) loss += (input.options.ridge / 2) * step ** 2
  return loss
}
