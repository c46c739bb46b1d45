import type { FactorKey } from '../model/factor-keys.ts'
import type { Direction } from '../model/score-model.ts'

/**
 * A company of the training data: Attr1–Attr64 in order, its factors in the order of the model file, null where
 * missing; whether it failed within the horizon. Rows of equal attributes are taken for one company.
 */
export type TrainingRow = {
  readonly attributes: readonly (number | null)[]
  readonly factors: readonly (number | null)[]
  readonly hasFailed: boolean
}

/** What training has to know of a factor. */
export type TrainedFactor = {
  readonly key: FactorKey
  readonly direction: Direction
  readonly missing: 'bounded' | 'telling' | 'neutral'
}

export type TrainingOptions = {
  readonly seed: number
  /** How many models are averaged; each leaves a fifth of the rows out, to know when to stop. */
  readonly bags: number
  readonly finestBins: number
  readonly mostBins: number
  readonly learningRate: number
  readonly ridge: number
  readonly mostRounds: number
  /** Rounds without a better log-loss on the rows left out, after which a bag stops. */
  readonly patience: number
}

export const DEFAULT_TRAINING: TrainingOptions = {
  seed: 20_260_101,
  bags: 10,
  finestBins: 20,
  mostBins: 10,
  learningRate: 0.15,
  ridge: 4,
  mostRounds: 400,
  patience: 25,
}
