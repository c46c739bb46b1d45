import { logistic, logit } from '../rate/probability.ts'
import { numberAt } from '../measures/number-at.ts'
import { type FitInput, lossOf, type State, type Steps } from './fit-state.ts'
import { LOG_ODDS_OF_POINT } from './training-row.ts'

/**
 * Log-odds of failure within the interval of a row = intercept + slope of the interval × the sum of one number per
 * factor, by its bin. The numbers of a factor have a mean of 0 over the rows that tell it; a missing value is 0.
 */
export type AdditiveFit = {
  readonly intercepts: readonly number[]
  readonly slopes: readonly number[]
  readonly shapes: readonly Float64Array[]
}

const MOST_SWEEPS = 150
const STEP_SWEEPS = 8
const CLOSE_ENOUGH = 1e-3
/** A later interval may not weigh the factors more than the first one does by so much. */
const SLOPE_RANGE = { least: 0.05, most: 1.5 }

/**
 * Additive logistic regression over bins with a box on every step: none against the direction of its factor, none above
 * `mostStepPoints`, none below what is declared for it; a ridge on the steps makes shapes that rise evenly where the
 * data say no more. Factor by factor a Newton step over its own steps, until nothing moves. The problem is convex: the
 * same rows give the same shapes, nothing is drawn.
 */
export function fitShapes(input: FitInput): AdditiveFit {
  const state = startFit(input)
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let moved = 0
    for (const factor of state.factors) moved = Math.max(moved, improveFactor(state, factor))
    moved = Math.max(moved, improveIntervals(state))
    if (moved < CLOSE_ENOUGH) break
  }
  return {
    intercepts: [...state.intercepts],
    slopes: [...state.slopes],
    shapes: state.factors.map(({ shape }) => shape),
  }
}

function startFit(input: FitInput): State {
  const { binned, failed, intervalOfRow, factors, options } = input
  const count = Math.max(0, ...intervalOfRow) + 1
  const [rows, failures] = [new Float64Array(count), new Float64Array(count)]
  intervalOfRow.forEach((interval, row) => {
    rows[interval] = numberAt(rows, interval) + 1
    failures[interval] = numberAt(failures, interval) + numberAt(failed, row)
  })
  const state: State = {
    input,
    factors: binned.map(({ limits, binOfRow }, index) => {
      const { direction = 'rising', declared = [], mostStep = options.mostStepPoints } = factors[index] ?? {}
      const least = Float64Array.from(limits, (limit) => declared.find(({ at }) => at === limit)?.points ?? 0)
      const most = Float64Array.from(least, (points) => Math.max(points, mostStep))
      return {
        binOfRow,
        sign: direction === 'rising' ? 1 : -1,
        least: least.map((points) => points * LOG_ODDS_OF_POINT),
        most: most.map((points) => points * LOG_ODDS_OF_POINT),
        steps: least.map((points) => points * LOG_ODDS_OF_POINT),
        shape: new Float64Array(limits.length + 2),
        mean: 0,
      }
    }),
    intercepts: rows.map((each, interval) => logit(numberAt(failures, interval) / each)),
    slopes: new Float64Array(count).fill(1),
    sums: new Float64Array(failed.length),
  }
  for (const factor of state.factors) takeShape(state, factor)
  state.intercepts.set(rows.map((each, interval) => logit(numberAt(failures, interval) / each)))
  return state
}

/**
 * Makes the shape follow its steps and the sums follow the shape. Guarded, what the mean of a shape takes from all rows
 * the intercepts give back.
 */
function takeShape({ input, sums, intercepts, slopes }: State, factor: Steps): void {
  const shape = new Float64Array(factor.steps.length + 2)
  const last = shape.length - 1
  let value = 0
  factor.steps.forEach((step, index) => {
    value -= factor.sign * step
    shape[index + 1] = value
  })
  let [total, count] = [0, 0]
  for (const bin of factor.binOfRow) {
    if (bin === last) continue
    total += numberAt(shape, bin)
    count += 1
  }
  const mean = count === 0 ? 0 : total / count
  const { isGuarded } = input.options
  for (let interval = 0; isGuarded && interval < intercepts.length; interval += 1)
    intercepts[interval] = numberAt(intercepts, interval) + numberAt(slopes, interval) * (mean - factor.mean)
  factor.mean = mean
  for (let bin = 0; bin < last; bin += 1) shape[bin] = numberAt(shape, bin) - mean
  const change = shape.map((each, bin) => each - numberAt(factor.shape, bin))
  for (let row = 0; row < sums.length; row += 1) {
    sums[row] = numberAt(sums, row) + numberAt(change, numberAt(factor.binOfRow, row))
  }
  factor.shape = shape
}

/** The largest move of a step, in log-odds. */
function improveFactor(state: State, factor: Steps): number {
  const { steps, sign, least, most } = factor
  const { gain, weight } = sumTails(state, factor)
  const { ridge } = state.input.options
  const moves = new Float64Array(steps.length)
  for (let sweep = 0; sweep < STEP_SWEEPS; sweep += 1) {
    for (let at = 0; at < steps.length; at += 1) {
      const now = numberAt(steps, at) + numberAt(moves, at)
      let slope = -sign * numberAt(gain, at) - ridge * now
      moves.forEach((move, other) => (slope -= numberAt(weight, Math.max(at, other)) * move))
      const next = now + slope / (numberAt(weight, at) + ridge)
      const held = Math.min(numberAt(most, at), Math.max(numberAt(least, at), next))
      moves[at] = held - numberAt(steps, at)
    }
  }
  const before = Float64Array.from(steps)
  const share = descend(state, (part) => {
    before.forEach((step, at) => (steps[at] = step + part * numberAt(moves, at)))
    takeShape(state, factor)
  })
  return share * moves.reduce((largest, move) => Math.max(largest, Math.abs(move)), 0)
}

const MOST_HALVINGS = 20
/** Of a sum over all rows. */
const ROUNDING = 1e-10

/**
 * Goes a step, or the half of it and so on, until the loss does not rise: where failures are rare a whole step of Newton's
 * may lead far beyond. Returns the part that was gone, 0 for none.
 */
function descend(state: State, go: (part: number) => void): number {
  let part = 1
  if (!state.input.options.isGuarded) {
    go(part)
    return part
  }
  const before = lossOf(state)
  for (let halvings = 0; halvings < MOST_HALVINGS; halvings += 1) {
    go(part)
    if (lossOf(state) <= before * (1 + ROUNDING)) return part
    part /= 2
  }
  go(0)
  return 0
}

/** Per limit, of all rows whose value is not below it: slope and curvature of the likelihood. */
function sumTails({ input, intercepts, slopes, sums }: State, { binOfRow, steps }: Steps) {
  const gain = new Float64Array(steps.length + 2)
  const weight = new Float64Array(steps.length + 2)
  for (let row = 0; row < sums.length; row += 1) {
    const [bin, interval] = [numberAt(binOfRow, row), numberAt(input.intervalOfRow, row)]
    const slope = numberAt(slopes, interval)
    const probability = logistic(numberAt(intercepts, interval) + slope * numberAt(sums, row))
    gain[bin] = numberAt(gain, bin) + slope * (numberAt(input.failed, row) - probability)
    weight[bin] = numberAt(weight, bin) + slope * slope * probability * (1 - probability)
  }
  const tails = (bins: Float64Array) => {
    const tail = new Float64Array(steps.length)
    let sum = 0
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      sum += numberAt(bins, at + 1)
      tail[at] = sum
    }
    return tail
  }
  return { gain: tails(gain), weight: tails(weight) }
}

/** Intercept of each interval and slope of each but the first: a Newton step of a regression on the sum. */
function improveIntervals(state: State): number {
  const { input, intercepts, slopes, sums } = state
  let moved = 0
  for (let interval = 0; interval < intercepts.length; interval += 1) {
    const of = sumMoments({ input, intercepts, slopes, sums }, interval)
    const isFirst = interval === 0
    const determinant = of.weight * of.square - of.cross ** 2
    const intercept = isFirst ? of.gain / of.weight : (of.square * of.gain - of.cross * of.tilt) / determinant
    const slope = isFirst || !(determinant > 0) ? 0 : (of.weight * of.tilt - of.cross * of.gain) / determinant
    if (!Number.isFinite(intercept)) continue
    const from = { intercept: numberAt(intercepts, interval), slope: numberAt(slopes, interval) }
    const part = descend(state, (share) => {
      intercepts[interval] = from.intercept + share * intercept
      slopes[interval] = Math.min(SLOPE_RANGE.most, Math.max(SLOPE_RANGE.least, from.slope + share * slope))
    })
    moved = Math.max(moved, part * Math.abs(intercept), Math.abs(numberAt(slopes, interval) - from.slope))
  }
  return moved
}

function sumMoments({ input, intercepts, slopes, sums }: Omit<State, 'factors'>, interval: number) {
  const of = { gain: 0, tilt: 0, weight: 1e-9, cross: 0, square: 1e-9 }
  for (let row = 0; row < sums.length; row += 1) {
    if (numberAt(input.intervalOfRow, row) !== interval) continue
    const sum = numberAt(sums, row)
    const probability = logistic(numberAt(intercepts, interval) + numberAt(slopes, interval) * sum)
    const [miss, weight] = [numberAt(input.failed, row) - probability, probability * (1 - probability)]
    of.gain += miss
    of.tilt += miss * sum
    of.weight += weight
    of.cross += weight * sum
    of.square += weight * sum * sum
  }
  return of
}
