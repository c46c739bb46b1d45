import type { FactorKey } from './factor-keys.ts'
import type { RegisterTraining } from './register-training.ts'

/** Months ahead for which a failure is foretold. */
export const HORIZONS = [12, 36, 60] as const
export type Horizon = (typeof HORIZONS)[number]

/** How the points of a factor run with its value, for economic sense. */
export type Direction = 'rising' | 'falling'

/** Passing the limit `at` is worth so many points at least, declared by an expert. */
export type DeclaredStep = { readonly at: number; readonly points: number }

/** Values from the upper limit of the bin before (included) to below `below`; null in the last one. */
export type FactorBin = {
  readonly below: number | null
  readonly points: number
  readonly rows: number
  readonly failures: number
}

/** The shape of one factor: whole points per bin; a missing value gives none. */
export type FactorShape = {
  readonly key: FactorKey
  readonly direction: Direction
  readonly bins: readonly FactorBin[]
  /** What of the shape was declared and not estimated. */
  readonly declared: readonly DeclaredStep[]
  readonly missing: { readonly rows: number; readonly failures: number }
}

/**
 * One interval of the curve of time, from the horizon before to `months`: log-odds of failing within it, for who is
 * there at its start, fall by `slope` a point.
 */
export type ModelInterval = {
  readonly months: Horizon
  readonly slope: number
  readonly training: {
    readonly files: readonly string[]
    /** Of the files. */
    readonly rows: number
    readonly failures: number
    /** With known earlier years: what was trained on. */
    readonly ratedRows: number
    readonly ratedFailures: number
    /** Hashes of some of these rows, by which they are known again. */
    readonly sample: readonly number[]
  }
}

/**
 * How much the accounts of the year before count: they pull by one part in so many of the difference, and add no more
 * than so many points.
 */
export type EarlierYearRule = { readonly oneIn: number; readonly mostAdded: number }

/**
 * The model file: everything that a score needs, readable and complete. `basePoints` and a shape per factor give one sum
 * of whole points (the more the safer), `earlierYear` what the year before adds to it, `intervals` the curve of time over
 * it. `reference` is how the sums of the
 * training rows are spread: the mean probability of these companies is the base rate, whatever that is.
 */
export type ScoreModel = {
  readonly format: 3
  /** Changes whenever anything in it changes. */
  readonly version: string
  readonly description: string
  /** At how many points a company fails within the year about as often as all do, and how many more halve the odds. */
  readonly scale: { readonly pointsAtBaseRate: number; readonly pointsToDoubleOdds: number }
  readonly basePoints: number
  readonly factors: readonly FactorShape[]
  /** Null: a year is rated by its own accounts alone. */
  readonly earlierYear: EarlierYearRule | null
  readonly intervals: readonly ModelInterval[]
  readonly reference: readonly { readonly sum: number; readonly rows: number }[]
  /** Of a model that was trained on the register loaded here; absent of the shipped one. */
  readonly register?: RegisterTraining | undefined
}
