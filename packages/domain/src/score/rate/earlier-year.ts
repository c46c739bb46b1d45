import { findYearBefore } from '../inputs/year-before.ts'
import type { InputKey, ScoreInputs } from '../inputs/score-inputs.ts'
import type { EarlierYearRule, ScoreModel } from '../model/score-model.ts'
import type { ScorePart } from './company-score.ts'
import { computeFactors, type FactorInput } from './compute-factors.ts'
import { sumFactors } from './sum-factors.ts'

/** Without these lines nothing is known of solidity, earnings, activity or size. */
const NEEDED: readonly InputKey[] = ['equity', 'profitBeforeTax', 'netSales']

/**
 * Do accounts tell enough to be rated? Not more is asked for: with the few lines of the short Romanian extract the model
 * still tells failing companies from others, if less sharply, and what is missing adds nothing.
 */
export function areComplete(inputs: ScoreInputs): boolean {
  return (inputs.totalAssets ?? 0) > 0 && NEEDED.every((key) => inputs[key] !== null)
}

/** What the accounts of a year and those of the year before would each come to alone, 0–100 points. */
export type YearsAlone = { readonly current: number; readonly previous: number }

/** Null where either of the two years cannot be rated by its accounts. */
export function rateYearsAlone(model: ScoreModel, accounts: FactorInput): YearsAlone | null {
  const previous = rateYearBefore(model, accounts)
  if (previous === null || !areComplete(accounts.inputs)) return null
  return { current: onScale(sumFactors(model, computeFactors(accounts)).sum), previous }
}

/**
 * What the accounts of the year before would come to alone, 0–100 points. Null where they cannot be rated, or the model
 * does not ask for them.
 */
export function rateYearBefore(model: ScoreModel, accounts: FactorInput): number | null {
  const inputs = findYearBefore(accounts.inputs)
  if (model.earlierYear === null || !areComplete(inputs)) return null
  return onScale(sumFactors(model, computeFactors({ ...accounts, inputs, year: accounts.year - 1 })).sum)
}

function onScale(sum: number): number {
  return Math.min(100, Math.max(0, sum))
}

/**
 * By how many whole points the year before pulls the points of a year towards its own: a worse one by its full share,
 * so that a recovery has to last; a better one by no more than the rule allows, so that a bad year is never hidden.
 * The better a year, the higher its points with it: one more point takes back at most one.
 */
export function pullOf({ oneIn, mostAdded }: EarlierYearRule, { current, previous }: YearsAlone): number {
  return Math.min(mostAdded, Math.round((previous - current) / oneIn))
}

/** The year before as a part beside the sum of the factors; none where it is not known, or pulls nothing. */
export function listEarlierPart(
  { earlierYear }: ScoreModel,
  { sum, previous }: { readonly sum: number; readonly previous: number | null },
): readonly ScorePart[] {
  if (earlierYear === null || previous === null) return []
  const points = pullOf(earlierYear, { current: onScale(sum), previous })
  return points === 0 ? [] : [{ kind: 'earlier', points }]
}
