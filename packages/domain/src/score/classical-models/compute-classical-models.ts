import {
  type Approximation,
  CLASSICAL_INPUT_KEYS,
  type ClassicalInputKey,
  type ClassicalInputs,
} from './classical-inputs.ts'
import {
  CLASSICAL_MODEL_KEYS,
  CLASSICAL_MODELS,
  type ClassicalModel,
  type ClassicalModelKey,
  type ClassicalZone,
} from './classical-models.ts'
import { type KnownInputs, type Ratio, RATIOS } from './ratios.ts'

/** What a model says of a company; there is no value where an input is missing or a denominator is not above zero. */
export type ClassicalResult = {
  readonly key: ClassicalModelKey
  readonly value: number | null
  readonly zone: ClassicalZone | null
  /** Inputs that are not known. */
  readonly missing: readonly ClassicalInputKey[]
  /** Denominators that are known and not above zero. */
  readonly notAboveZero: readonly ClassicalInputKey[]
  /** What stands in for inputs of this model that the accounts do not tell. */
  readonly approximations: readonly Approximation[]
}

/** Every classical model for a business year, in the order of {@link CLASSICAL_MODEL_KEYS}. */
export function computeClassicalModels(inputs: ClassicalInputs): ClassicalResult[] {
  return CLASSICAL_MODEL_KEYS.map((key) => computeClassicalModel(key, inputs))
}

function computeClassicalModel(key: ClassicalModelKey, inputs: ClassicalInputs): ClassicalResult {
  const model = CLASSICAL_MODELS[key]
  const ratios: readonly Ratio[] = model.terms.map(({ ratio }) => RATIOS[ratio])
  const needed = unique(ratios.flatMap(({ needs }) => needs))
  const missing = needed.filter((input) => inputs[input] === null)
  const notAboveZero = unique(ratios.flatMap(({ above }) => above)).filter((input) => (inputs[input] ?? 1) <= 0)
  const value = missing.length + notAboveZero.length > 0 ? null : sumTerms(model, toKnown(inputs))
  const approximations = needed.flatMap((input) => (inputs[input] === null ? [] : (inputs.approximations[input] ?? [])))
  return { key, value, zone: value === null ? null : zoneOf(model, value), missing, notAboveZero, approximations }
}

function unique(keys: readonly ClassicalInputKey[]): ClassicalInputKey[] {
  return [...new Set(keys)]
}

function toKnown(inputs: ClassicalInputs): KnownInputs {
  const known = Object.fromEntries(CLASSICAL_INPUT_KEYS.map((key) => [key, inputs[key] ?? Number.NaN]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- CLASSICAL_INPUT_KEYS are all keys of the record
  return known as KnownInputs
}

function sumTerms({ constant, terms }: ClassicalModel, known: KnownInputs): number {
  return terms.reduce((sum, { coefficient, ratio }) => sum + coefficient * RATIOS[ratio].of(known), constant)
}

/** The zone that a value of the model lies in, by its published limits. */
export function zoneOf(
  { betterIs, limits }: Pick<ClassicalModel, 'betterIs' | 'limits'>,
  value: number,
): ClassicalZone {
  const sign = betterIs === 'more' ? 1 : -1
  const toSafe = sign * (value - limits.safe)
  const toDistress = sign * (value - limits.distress)
  if (limits.safe === limits.distress) return toSafe > 0 || (toSafe === 0 && betterIs === 'more') ? 'safe' : 'distress'
  if (toSafe > 0) return 'safe'
  return toDistress < 0 ? 'distress' : 'grey'
}
