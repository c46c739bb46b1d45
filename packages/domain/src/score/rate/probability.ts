import type { Horizon, ModelInterval, ScoreModel } from '../model/score-model.ts'
import { HORIZONS } from '../model/score-model.ts'

/** Log-odds of a probability within (0, 1). */
export function logit(probability: number): number {
  return Math.log(probability / (1 - probability))
}

/** Probability of log-odds; 0 and 1 only beyond what a floating-point number can tell. */
export function logistic(logOdds: number): number {
  if (logOdds >= 0) return 1 / (1 + Math.exp(-logOdds))
  const odds = Math.exp(logOdds)
  return odds / (1 + odds)
}

/** Share of companies that fail within each horizon, 0–1. */
export type BaseRates = Readonly<Record<Horizon, number>>
type Curve = Pick<ScoreModel, 'intervals' | 'reference'>

/** Nobody is quite safe, and nobody quite lost: so that a curve of time rises at any sum. */
const MOST_LOG_ODDS = 30
/** Of base rates that do not rise with the months: so little is foretold for the time between. */
const LEAST_RISE = 1e-6

/**
 * Probability (0–1) of failure within each horizon for a sum of points: one cumulative hazard, rising strictly with the
 * months and falling with the points. Within an interval the odds of who is there at its start follow its slope; its
 * level is such that the mean over the companies of the model's reference is the base rate, at every horizon.
 * @throws RangeError for a base rate that is not between 0 and 1
 */
export function foretell(model: Curve, { sum, baseRates }: { sum: number; baseRates: BaseRates }): BaseRates {
  const levels = findLevels(model, baseRates)
  const found = { 12: 0, 36: 0, 60: 0 }
  let survival = 1
  model.intervals.forEach((interval, index) => {
    survival *= 1 - hazardOf(interval, { sum, level: levels[index] ?? 0 })
    found[interval.months] = 1 - survival
  })
  return found
}

/** Probability of failing within one interval for who is there at its start, where `share` of the reference does. */
export function foretellInterval(
  { reference, ...model }: Curve,
  { months, sum, share }: { months: Horizon; sum: number; share: number },
): number {
  const interval = model.intervals.find((each) => each.months === months)
  if (interval === undefined) throw new RangeError(`the model foretells nothing for ${months} months`)
  const members = reference.map((each) => ({ ...each, weight: each.rows }))
  return hazardOf(interval, { sum, level: solveLevel(interval, { members, share }) })
}

function hazardOf({ slope }: ModelInterval, { sum, level }: { sum: number; level: number }): number {
  return logistic(Math.min(MOST_LOG_ODDS, Math.max(-MOST_LOG_ODDS, level - slope * sum)))
}

// Thousands of companies are rated at the same few base rates.
const known = new WeakMap<Curve, Map<string, readonly number[]>>()

function findLevels(model: Curve, baseRates: BaseRates): readonly number[] {
  const key = HORIZONS.map((months) => baseRates[months]).join()
  const ofModel = known.get(model) ?? new Map<string, readonly number[]>()
  known.set(model, ofModel)
  const levels = ofModel.get(key) ?? solveLevels(model, baseRates)
  ofModel.set(key, levels)
  return levels
}

function solveLevels({ intervals, reference }: Curve, baseRates: BaseRates): number[] {
  let before = 0
  let members = reference.map(({ sum, rows }) => ({ sum, rows, weight: rows }))
  return intervals.map((interval) => {
    const rate = baseRates[interval.months]
    if (!(rate > 0 && rate < 1)) throw new RangeError(`base rate ${rate} is not between 0 and 1`)
    const level = solveLevel(interval, { members, share: Math.max(rate - before, LEAST_RISE) })
    before = Math.max(rate, before + LEAST_RISE)
    members = members.map((each) => ({
      ...each,
      weight: each.weight * (1 - hazardOf(interval, { sum: each.sum, level })),
    }))
    return level
  })
}

type Member = { readonly sum: number; readonly rows: number; readonly weight: number }

/** The level at which `share` of all rows fail within the interval; `weight` is how many of them are left for it. */
function solveLevel(interval: ModelInterval, { members, share }: { members: readonly Member[]; share: number }) {
  const wanted = share * members.reduce((total, { rows }) => total + rows, 0)
  const failing = (level: number) =>
    members.reduce((total, { sum, weight }) => total + weight * hazardOf(interval, { sum, level }), 0)
  let [low, high] = [-200, 200]
  for (let halving = 0; halving < 80; halving += 1) {
    const level = (low + high) / 2
    if (failing(level) < wanted) low = level
    else high = level
  }
  return (low + high) / 2
}
