import { FACTOR_DEFINITIONS, type FactorDefinition, TRAINED_KEYS } from '../model/factor-definitions.ts'
import { FACTOR_KEYS, type FactorKey } from '../model/factor-keys.ts'
import { hashText } from '../measures/hash-text.ts'
import { POINTS_TO_DOUBLE_ODDS } from './points-scale.ts'

/**
 * A company of the training data: Attr1–Attr64 in order, its factors in the order of the factor keys, null where
 * missing; whether it failed within the horizon. Rows of equal attributes are taken for one company.
 */
export type TrainingRow = {
  readonly attributes: readonly (number | null)[]
  readonly factors: readonly (number | null)[]
  readonly hasFailed: boolean
}

/** A number of a row; equal for equal attributes. */
export function hashRow({ attributes }: TrainingRow): number {
  return hashText(attributes.join())
}

/** What training has to know of a factor; `index` is its place in the factors of a row. */
export type TrainedFactor = FactorDefinition & { readonly key: FactorKey; readonly index: number }

/** The factors of the score in the order of the model file. */
export const TRAINED_FACTORS: readonly TrainedFactor[] = TRAINED_KEYS.map((key) => ({
  key,
  index: FACTOR_KEYS.indexOf(key),
  ...FACTOR_DEFINITIONS[key],
}))

const EARLIER_YEARS = [FACTOR_KEYS.indexOf('salesGrowth'), FACTOR_KEYS.indexOf('priorProfits')]

/**
 * Whether a row is like the companies that are rated: its earlier years are known. In the data nearly all others failed,
 * because of how they were collected; nothing can be learned from them.
 */
export function isRated({ factors }: TrainingRow): boolean {
  return EARLIER_YEARS.every((index) => (factors[index] ?? null) !== null)
}

const EQUITY = 10
const EQUITY_LESS_CAPITAL = 25

/**
 * The data come in two layouts, of two sources: in two fifths of the rows share capital is exactly 0, and the other
 * operating result and the meaning of Attr9 go with it. Hardly any company of that layout failed whose years are known.
 */
export function hasShareCapital({ attributes }: Pick<TrainingRow, 'attributes'>): boolean {
  const [equity, rest] = [attributes[EQUITY - 1] ?? null, attributes[EQUITY_LESS_CAPITAL - 1] ?? null]
  return equity === null || rest === null || Math.abs(equity - rest) > 1e-9
}

export type TrainingOptions = {
  /** Of a factor, before bins of too few failures become one with a neighbour. */
  readonly finestBins: number
  readonly leastFailuresPerBin: number
  readonly leastShareOfRows: number
  /** Between neighbouring bins, in points. */
  readonly mostStepPoints: number
  /** Penalty on the square of a step: the more, the nearer to an even shape. */
  readonly ridge: number
  /**
   * No step of the fit may raise the loss. The shipped model was fitted without, which leads nowhere where failures are
   * rarer than in its data.
   */
  readonly isGuarded: boolean
}

export const DEFAULT_TRAINING: TrainingOptions = {
  finestBins: 16,
  leastFailuresPerBin: 8,
  leastShareOfRows: 0.01,
  mostStepPoints: 5,
  ridge: 12,
  isGuarded: false,
}

export const LOG_ODDS_OF_POINT = Math.LN2 / POINTS_TO_DOUBLE_ODDS
