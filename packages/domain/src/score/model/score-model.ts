import type { FactorKey } from './factor-keys.ts'

/** Months ahead for which a failure is foretold. */
export const HORIZONS = [12, 36, 60] as const
export type Horizon = (typeof HORIZONS)[number]

/** How the points of a factor have to run with its value, for economic sense; `free` where it may turn. */
export type Direction = 'rising' | 'falling' | 'free'

/** Values from the upper limit of the bin before (included) to below `below`; null in the last one. */
export type FactorBin = {
  readonly below: number | null
  readonly points: number
  readonly rows: number
  readonly failures: number
}

/** The shape of one factor: whole points per bin, and what a value that is missing gives. */
export type FactorShape = {
  readonly key: FactorKey
  readonly direction: Direction
  readonly bins: readonly FactorBin[]
  readonly missing: { readonly points: number; readonly rows: number; readonly failures: number }
}

/**
 * What is foretold for one horizon: `basePoints` and a shape per factor give a sum of whole points (the more the
 * safer); log-odds of failure in the training data = `intercept` − `slope` × sum.
 */
export type HorizonModel = {
  readonly months: Horizon
  readonly basePoints: number
  readonly factors: readonly FactorShape[]
  readonly calibration: {
    readonly intercept: number
    readonly slope: number
    /** Share of failures it is true for. */ readonly baseRate: number
  }
  readonly training: {
    readonly files: readonly string[]
    readonly rows: number
    readonly failures: number
    readonly seed: number
    readonly bags: number
    readonly rounds: readonly number[]
  }
  /** On rows that were left out of training, by cross-validation. */
  readonly metrics: Readonly<Record<string, number>>
}

/** The model file: everything that a score needs, readable and complete. */
export type ScoreModel = {
  readonly format: 1
  /** Changes whenever anything in it changes. */
  readonly version: string
  readonly description: string
  /** At how many points a company fails as often as all of the training data, and how many more halve the odds. */
  readonly scale: { readonly pointsAtBaseRate: number; readonly pointsToDoubleOdds: number }
  readonly horizons: readonly HorizonModel[]
}
