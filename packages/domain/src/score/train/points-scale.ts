import type { EarlierYearRule } from '../model/score-model.ts'

/**
 * The scale of points: at 50 a company fails as often as all of the training data do, and ten points more halve the
 * odds. Chosen once, so that the six bands all have companies in them at the training data's share of failures.
 */
export const POINTS_AT_BASE_RATE = 50
export const POINTS_TO_DOUBLE_ODDS = 10

/**
 * The Polish rows are of single years, so this is not trained: it was chosen on Romanian companies over years (ADR 46).
 * A third; and a better year before never adds more than half of what doubles the odds.
 */
export const EARLIER_YEAR: EarlierYearRule = { oneIn: 3, mostAdded: 5 }
