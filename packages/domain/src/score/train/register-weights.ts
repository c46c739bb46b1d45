import { fitLogistic, logOddsOf } from '../measures/logistic-regression.ts'
import { numberAt } from '../measures/number-at.ts'
import { solvePositiveDefinite } from '../measures/solve-positive-definite.ts'
import { logistic } from '../rate/probability.ts'
import { LOG_ODDS_OF_POINT } from './training-row.ts'

/** What the panel tells of a company-year that a rule of the register is about. */
export const PANEL_SIGNALS = ['filing-delay', 'enforcement', 'seat-changes'] as const
/** What it tells too and no weight is taken from: by how its companies were drawn, or as no source at hand tells it. */
export const OTHER_SIGNALS = ['ten-years', 'audited', 'qualified-opinion'] as const
export type PanelSignal = (typeof PANEL_SIGNALS)[number]
type AnySignal = PanelSignal | (typeof OTHER_SIGNALS)[number]

/** A company-year of the panel; ratios in one order throughout, null where missing. */
export type PanelRow = {
  readonly year: number
  readonly ratios: readonly (number | null)[]
  readonly signals: Readonly<Record<AnySignal, boolean>>
  readonly hasFailed: boolean
}

/** Of one signal: how many company-years have it, and what it adds to the points, with the standard error. */
export type SignalEstimate = {
  readonly signal: AnySignal
  readonly rows: number
  readonly failures: number
  readonly points: number
  readonly error: number
}

/** The expert's weight for whoever has the signal at all, and both weighed by their errors. */
export type RegisterWeight = SignalEstimate & {
  readonly signal: PanelSignal
  readonly expert: number
  readonly weighed: number
}

/** What an expert gave before there were data: the middle of the bands then, and nothing for a first change of seat. */
const EXPERT_POINTS: Readonly<Record<PanelSignal, number>> = {
  'filing-delay': -8,
  enforcement: -15,
  'seat-changes': 0,
}
/** An expert is taken to be wrong by so many points, as a standard error. */
const EXPERT_ERROR = 7
/** Next to none: only that the system can be solved. */
const RIDGE = 1e-6

/** The weights of the rules that the panel speaks of. @throws RangeError without rows of both outcomes */
export function estimateRegisterWeights(rows: readonly PanelRow[]): RegisterWeight[] {
  const estimates = estimateSignals(rows, PANEL_SIGNALS)
  return PANEL_SIGNALS.flatMap((signal) => {
    const estimate = estimates.find((each) => each.signal === signal)
    const expert = EXPERT_POINTS[signal]
    return estimate === undefined
      ? []
      : [{ ...estimate, signal, expert, weighed: weigh(estimate, { points: expert, error: EXPERT_ERROR }) }]
  })
}

/**
 * Logistic regression of failure on signals beside the ranks of the ratios (0 to 1, the middle where missing) and the
 * year, in points: what a signal says beyond the accounts and the others.
 * @throws RangeError without rows of both outcomes
 */
export function estimateSignals(rows: readonly PanelRow[], signals: readonly AnySignal[]): SignalEstimate[] {
  const [, ...years] = [...new Set(rows.map(({ year }) => year))].toSorted((left, right) => left - right)
  const ranks = rows[0]?.ratios.map((_, ratio) => rankOf(rows.map((row) => row.ratios[ratio] ?? null))) ?? []
  const features = rows.map((row, index) =>
    Float64Array.from([
      ...signals.map((signal) => Number(row.signals[signal])),
      ...ranks.map((ofRatio) => numberAt(ofRatio, index)),
      ...years.map((each) => Number(each === row.year)),
    ]),
  )
  const fit = fitLogistic({ features, failed: rows.map(({ hasFailed }) => hasFailed) }, { ridge: RIDGE })
  const curvature = sumCurvature(features, fit)
  return signals.map((signal, index) => {
    const unit = new Float64Array(curvature.length)
    unit[index + 1] = 1
    const own = rows.filter((row) => row.signals[signal])
    return {
      signal,
      rows: own.length,
      failures: own.filter(({ hasFailed }) => hasFailed).length,
      points: -numberAt(fit.weights, index) / LOG_ODDS_OF_POINT,
      error: Math.sqrt(numberAt(solvePositiveDefinite(curvature, unit), index + 1)) / LOG_ODDS_OF_POINT,
    }
  })
}

type Weighed = { readonly points: number; readonly error: number }

/** Mean of two estimates, each by the inverse of its squared error. */
function weigh(one: Weighed, other: Weighed): number {
  const [left, right] = [one.error ** -2, other.error ** -2]
  return (one.points * left + other.points * right) / (left + right)
}

/** From 0 to 1, equal values alike; a missing one in the middle. */
function rankOf(values: readonly (number | null)[]): number[] {
  const sorted = Float64Array.from(values.filter((value) => value !== null)).sort()
  const rankByValue = new Map<number, number>()
  for (let from = 0; from < sorted.length;) {
    const value = numberAt(sorted, from)
    let to = from
    while (to < sorted.length && sorted[to] === value) to += 1
    rankByValue.set(value, (from + to) / 2 / sorted.length)
    from = to
  }
  return values.map((value) => (value === null ? 0.5 : (rankByValue.get(value) ?? 0.5)))
}

/** Curvature of the loss at the fit, the intercept first; its inverse holds the squared errors. */
function sumCurvature(features: readonly Float64Array[], fit: ReturnType<typeof fitLogistic>): Float64Array[] {
  const width = fit.weights.length + 1
  const curvature = Array.from({ length: width }, () => new Float64Array(width))
  for (const row of features) {
    const probability = logistic(logOddsOf(fit, row))
    const weight = probability * (1 - probability)
    const extended = Float64Array.from([1, ...row])
    curvature.forEach((line, at) => {
      const scaled = weight * numberAt(extended, at)
      for (let column = 0; column < width; column += 1)
        line[column] = numberAt(line, column) + scaled * numberAt(extended, column)
    })
  }
  curvature.forEach((line, at) => (line[at] = numberAt(line, at) + RIDGE))
  return curvature
}
