import type { HorizonModel } from '../model/score-model.ts'

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

/**
 * Probability (0–1) of failure within the model's months for a sum of points, where `baseRate` of all companies fail:
 * the log-odds of the training data, moved by the difference of the base rates' log-odds. Throws RangeError for a base
 * rate that is not between 0 and 1.
 */
export function probabilityOf({ calibration }: HorizonModel, at: { sum: number; baseRate: number }): number {
  if (!(at.baseRate > 0 && at.baseRate < 1)) throw new RangeError(`base rate ${at.baseRate} is not between 0 and 1`)
  const trained = calibration.intercept - calibration.slope * at.sum
  return logistic(trained + logit(at.baseRate) - logit(calibration.baseRate))
}
