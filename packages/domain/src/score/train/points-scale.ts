/**
 * The scale of points: at 50 a company fails as often as all of the training data do, and ten points more halve the
 * odds. Chosen once, so that the six bands all have companies in them at the training data's share of failures.
 */
export const POINTS_AT_BASE_RATE = 50
export const POINTS_TO_DOUBLE_ODDS = 10
