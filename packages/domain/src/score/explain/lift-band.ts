import { bandOfPoints, pointsOfBand, RISK_BANDS, type RiskBand } from '../../risk-rating.ts'
import { applyEffect } from './accounting-effects.ts'
import type { CompanyScore } from '../rate/company-score.ts'
import { computeFactors } from '../rate/compute-factors.ts'
import { LEVER_KEYS, type LeverKey, useLever } from './lift-levers.ts'
import { listEarlierPart, rateYearBefore } from '../rate/earlier-year.ts'
import type { RateInput, ScoreAccounts } from '../rate/rate-company.ts'
import { limitPoints, listCaps } from '../rate/score-caps.ts'
import type { InputKey, ScoreInputs } from '../inputs/score-inputs.ts'
import { sumFactors } from '../rate/sum-factors.ts'

/** One thing to be done: the line it is about, what it is, and what it would be. */
export type LiftStep = {
  readonly lever: LeverKey
  readonly input: InputKey
  readonly amount: number
  readonly from: number
  readonly to: number
  /** How much of what is realistic it takes, above 0 to 1. */
  readonly effort: number
}

/** What would bring a company into a better band, all steps together; `inputs` are the accounts then. */
export type Lift = {
  readonly band: RiskBand
  readonly points: number
  readonly steps: readonly LiftStep[]
  /** The efforts of the steps together: the less, the smaller the change. */
  readonly effort: number
  readonly inputs: ScoreInputs
}

/** Shares of what is realistic that are tried, smallest first: more points need not come with more of a lever. */
const SHARES = [0.04, 0.1, 0.2, 0.35, 0.55, 0.75, 1]
const PAIR_SHARES = [0.25, 0.6, 1]
/** Halvings between the last share that does not do and the first that does. */
const HALVINGS = 5
const SIGNIFICANT_DIGITS = 2
const BANDS_AHEAD = 2
const LIFTS_PER_BAND = 3

type Trial = { readonly points: number; readonly steps: readonly LiftStep[]; readonly inputs: ScoreInputs }
/** Points of the company with other accounts. */
type Rate = (inputs: ScoreInputs) => number
type Try = (shares: readonly number[]) => Trial | null

/**
 * The smallest realistic changes of the accounts that would bring the company into the next band, and into the one
 * after it: of one lever where one does, otherwise of two; ordered by band and effort, at most three for a band. Every
 * change keeps the accounts in balance, and neither the past nor the register changes. Empty where nothing within the
 * limits does, in the best band, and for ratings that do not rest on accounts.
 */
export function findLifts({ score, ...rating }: RateInput & { readonly score: CompanyScore }): Lift[] {
  const { accounts } = rating
  if (score.basis !== 'statement' || score.points === null || accounts === null) return []
  const band = RISK_BANDS.find((name) => name === bandOfPoints(score.points))
  const ahead = band === undefined ? [] : RISK_BANDS.slice(0, RISK_BANDS.indexOf(band)).slice(-BANDS_AHEAD).toReversed()
  const rate = rateAlike(score, rating, accounts)
  const singles = LEVER_KEYS.map((key) => tryWith([key], accounts.inputs, rate))
  let pairs: readonly Try[] | null = null
  return ahead.flatMap((next) => {
    const { from } = pointsOfBand(next)
    const alone = singles.flatMap((attempt) => searchOne(attempt, from) ?? [])
    if (alone.length > 0) return toLifts(next, alone)
    pairs ??= listPairs(accounts.inputs, rate)
    return toLifts(
      next,
      pairs.flatMap((attempt) => searchTwo(attempt, from) ?? []),
    )
  })
}

/**
 * The points that {@link rateCompany} would give with other accounts. The register's part and the year before do not change with them and
 * nobody asks for probabilities, which saves most of the work: hundreds of accounts are tried for a page.
 */
function rateAlike({ parts }: CompanyScore, rating: RateInput, accounts: ScoreAccounts): Rate {
  const { model, facts, asOf } = rating
  const additions = parts.filter(({ kind }) => kind === 'register')
  const { currency, year } = accounts
  const previous = rateYearBefore(model, accounts)
  return (inputs) => {
    const factors = sumFactors(model, computeFactors({ inputs, currency, year }))
    const earlier = listEarlierPart(model, { sum: factors.sum, previous })
    return limitPoints([...factors.parts, ...earlier, ...additions], listCaps({ facts, asOf, inputs })).points
  }
}

function listPairs(inputs: ScoreInputs, rate: Rate): Try[] {
  return LEVER_KEYS.flatMap((first, index) =>
    LEVER_KEYS.slice(index + 1).map((second) => tryWith([first, second], inputs, rate)),
  )
}

function toLifts(band: RiskBand, trials: readonly Trial[]): Lift[] {
  return trials
    .map((trial) => ({ band, ...trial, effort: trial.steps.reduce((sum, step) => sum + step.effort, 0) }))
    .toSorted((left, right) => left.effort - right.effort || left.steps.length - right.steps.length)
    .slice(0, LIFTS_PER_BAND)
}

/** Does levers one after the other, each to a share of what is realistic; remembers what it has tried. */
function tryWith(keys: readonly LeverKey[], inputs: ScoreInputs, rate: Rate): Try {
  const tried = new Map<string, Trial | null>()
  return (shares) => {
    const name = shares.join(' ')
    const known = tried.get(name)
    if (known !== undefined) return known
    const done = doLevers(keys, shares, inputs)
    const trial = done === null ? null : { ...done, points: rate(done.inputs) }
    tried.set(name, trial)
    return trial
  }
}

function doLevers(
  keys: readonly LeverKey[],
  shares: readonly number[],
  inputs: ScoreInputs,
): Omit<Trial, 'points'> | null {
  let now = inputs
  const steps: LiftStep[] = []
  for (const [index, key] of keys.entries()) {
    const lever = useLever(key, now)
    if (lever === null) return null
    const amount = Math.min(lever.limit, roundUp(lever.limit * (shares[index] ?? 0)))
    const from = now[lever.input] ?? 0
    now = applyEffect(now, lever.effect(amount), 1)
    const to = now[lever.input] ?? 0
    steps.push({ lever: key, input: lever.input, amount, from, to, effort: amount / lever.limit })
  }
  return { steps, inputs: now }
}

/** Up to two digits, which is how one speaks of such amounts: 12 345 678 → 13 000 000. */
function roundUp(amount: number): number {
  if (amount <= 0) return 0
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - SIGNIFICANT_DIGITS + 1)
  return Math.ceil(amount / unit) * unit
}

/** The smallest share of a lever that reaches the points; null where none that is tried does. */
function searchOne(attempt: Try, points: number): Trial | null {
  const reaches = (share: number) => (attempt([share])?.points ?? -1) >= points
  const share = findShare(SHARES, reaches)
  return share === null ? null : attempt([share])
}

/** The smallest equal shares of two levers that reach the points; then of the first as little as the second allows. */
function searchTwo(attempt: Try, points: number): Trial | null {
  const reaches = (first: number, second: number) => (attempt([first, second])?.points ?? -1) >= points
  const share = findShare(PAIR_SHARES, (at) => reaches(at, at))
  return share === null ? null : attempt([halve(0, share, (first) => reaches(first, share)), share])
}

function findShare(shares: readonly number[], reaches: (share: number) => boolean): number | null {
  const enough = shares.findIndex(reaches)
  const high = shares[enough]
  return high === undefined ? null : halve(shares[enough - 1] ?? 0, high, reaches)
}

/** The least that was found to do between what does not and what does. */
function halve(low: number, high: number, does: (at: number) => boolean): number {
  let [least, most] = [low, high]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (least + most) / 2
    if (does(middle)) most = middle
    else least = middle
  }
  return most
}
