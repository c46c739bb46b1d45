import { numberAt } from './number-at.ts'
import { solvePositiveDefinite } from './solve-positive-definite.ts'

/** Rows of features (all of one length, complete) and outcomes. */
export type DesignRows = { readonly features: readonly Float64Array[]; readonly failed: readonly boolean[] }
/** log-odds of failure = intercept + Σ weight × feature. */
export type LogisticFit = { readonly intercept: number; readonly weights: Float64Array; readonly iterations: number }

const MOST_ITERATIONS = 50
const CLOSE_ENOUGH = 1e-8
const MOST_HALVINGS = 30

/**
 * Logistic regression with an L2 penalty of `ridge` / 2 × Σ weight² (the intercept is free), by Newton's method with
 * halved steps, until no coefficient moves by more than 1e-8 or the loss falls by less than a 10⁻¹² part.
 * Deterministic.
 * @throws RangeError without rows of both outcomes
 */
export function fitLogistic({ features, failed }: DesignRows, { ridge }: { ridge: number }): LogisticFit {
  const failures = failed.filter(Boolean).length
  if (failures === 0 || failures === failed.length) throw new RangeError('a logistic regression needs both outcomes')
  const width = (features[0]?.length ?? 0) + 1
  let coefficients: Float64Array = new Float64Array(width)
  coefficients[0] = Math.log(failures / (failed.length - failures))
  let loss = penalisedLoss({ features, failed, coefficients, ridge })
  let iterations = 0
  for (; iterations < MOST_ITERATIONS; iterations += 1) {
    const step = findStep({ features, failed, coefficients, ridge })
    const next = takeStep({ features, failed, coefficients, ridge }, { step, loss })
    const moved = next.coefficients.reduce((most, value, index) => {
      return Math.max(most, Math.abs(value - numberAt(coefficients, index)))
    }, 0)
    const gained = loss - next.loss
    coefficients = next.coefficients
    loss = next.loss
    if (moved < CLOSE_ENOUGH || gained <= CLOSE_ENOUGH * 1e-4 * loss) break
  }
  return { intercept: numberAt(coefficients, 0), weights: coefficients.slice(1), iterations }
}

/** The log-odds that a fit gives to a row. */
export function logOddsOf(
  { intercept, weights }: Pick<LogisticFit, 'intercept' | 'weights'>,
  row: Float64Array,
): number {
  let sum = intercept
  for (let index = 0; index < weights.length; index += 1) sum += numberAt(weights, index) * numberAt(row, index)
  return sum
}

type State = DesignRows & { readonly coefficients: Float64Array; readonly ridge: number }

function predict(coefficients: Float64Array, row: Float64Array): number {
  let sum = numberAt(coefficients, 0)
  for (let index = 0; index < row.length; index += 1) sum += numberAt(coefficients, index + 1) * numberAt(row, index)
  return sum
}

function penalisedLoss({ features, failed, coefficients, ridge }: State): number {
  let loss = 0
  features.forEach((row, index) => {
    const logOdds = predict(coefficients, row)
    // log(1 + e^x) without overflow.
    loss += Math.max(logOdds, 0) + Math.log1p(Math.exp(-Math.abs(logOdds))) - (failed[index] ? logOdds : 0)
  })
  for (let index = 1; index < coefficients.length; index += 1) loss += (ridge / 2) * numberAt(coefficients, index) ** 2
  return loss
}

/** Newton's step: the curvature's inverse times the slope of the loss. */
function findStep({ features, failed, coefficients, ridge }: State): Float64Array {
  const width = coefficients.length
  const slope = new Float64Array(width)
  const curvature = Array.from({ length: width }, () => new Float64Array(width))
  const extended = new Float64Array(width).fill(1)
  features.forEach((row, index) => {
    extended.set(row, 1)
    const probability = 1 / (1 + Math.exp(-predict(coefficients, row)))
    const residual = probability - (failed[index] ? 1 : 0)
    addOuterProduct({ slope, curvature }, { row: extended, residual, weight: probability * (1 - probability) })
  })
  for (let index = 1; index < width; index += 1) {
    slope[index] = numberAt(slope, index) + ridge * numberAt(coefficients, index)
    const line = curvature[index]
    if (line) line[index] = numberAt(line, index) + ridge
  }
  return solvePositiveDefinite(curvature, slope)
}

function addOuterProduct(
  { slope, curvature }: { slope: Float64Array; curvature: readonly Float64Array[] },
  { row, residual, weight }: { row: Float64Array; residual: number; weight: number },
): void {
  curvature.forEach((line, at) => {
    const value = numberAt(row, at)
    slope[at] = numberAt(slope, at) + residual * value
    const scaled = weight * value
    // Only the lower triangle is read.
    for (let column = 0; column <= at; column += 1) {
      line[column] = numberAt(line, column) + scaled * numberAt(row, column)
    }
  })
}

function takeStep(state: State, { step, loss }: { step: Float64Array; loss: number }) {
  let length = 1
  for (let halvings = 0; halvings < MOST_HALVINGS; halvings += 1) {
    const current = length
    const coefficients = state.coefficients.map((value, index) => value - current * numberAt(step, index))
    const nextLoss = penalisedLoss({ ...state, coefficients })
    if (nextLoss <= loss) return { coefficients, loss: nextLoss }
    length /= 2
  }
  return { coefficients: state.coefficients, loss }
}
