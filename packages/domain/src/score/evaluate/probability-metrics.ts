import type { Estimate } from './delong.ts'
import { NORMAL_97_5 } from './delong.ts'
import { meanOf, numberAt } from '../measures/number-at.ts'
import { createRandom } from '../measures/seeded-random.ts'

/** Rows with a foretold probability of failure (0–1) and what happened. */
export type ForetoldRows = { readonly probabilities: ArrayLike<number>; readonly failed: readonly boolean[] }

/** Probabilities nearer to 0 and 1 than this are taken for it, so that a certain mistake costs much and not everything. */
const NEAREST_TO_CERTAIN = 1e-15

/** Per row the square of what the probability was wrong by (Brier, 1950); their mean is the Brier score. */
export function brierLosses({ probabilities, failed }: ForetoldRows): Float64Array {
  return Float64Array.from(failed, (hasFailed, row) => (numberAt(probabilities, row) - (hasFailed ? 1 : 0)) ** 2)
}

/** Per row minus the natural logarithm of the probability that was given to what happened. */
export function logLosses({ probabilities, failed }: ForetoldRows): Float64Array {
  return Float64Array.from(failed, (hasFailed, row) => {
    const probability = numberAt(probabilities, row)
    return -Math.log(Math.max(NEAREST_TO_CERTAIN, hasFailed ? probability : 1 - probability))
  })
}

/** A share with its 95 % interval by Wilson (1927); of nothing everything from 0 to 1 is possible. */
export function estimateShare({ count, total }: { count: number; total: number }): Estimate | null {
  if (total === 0) return null
  const share = count / total
  const square = NORMAL_97_5 ** 2
  const centre = (share + square / (2 * total)) / (1 + square / total)
  const reach =
    (NORMAL_97_5 / (1 + square / total)) * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total))
  // At the ends the limit is exactly 0 or 1, which the rounding of the machine may miss by a hair.
  return { value: share, low: count === 0 ? 0 : centre - reach, high: count === total ? 1 : centre + reach }
}

const CALIBRATION_GROUPS = 10
/** How often outcomes are drawn to find what chance alone makes of the expected calibration error. */
const CHANCE_REPETITIONS = 200

/**
 * Expected calibration error: rows in ten groups by probability, as equally large as ties allow, the mean of |foretold − observed| share,
 * weighted by rows. `byChance` is its mean if the probabilities were exactly right, for as many rows: the figure cannot
 * be expected to be lower.
 */
export function expectedCalibrationError(
  { probabilities, failed }: ForetoldRows,
  seed: number,
): { readonly value: number; readonly byChance: number } | null {
  if (failed.length === 0) return null
  const order = failed.map((_, row) => row)
  order.sort((a, b) => numberAt(probabilities, a) - numberAt(probabilities, b))
  const groups = cutIntoGroups(order, probabilities)
  const errorOf = (happened: (row: number) => boolean) =>
    groups.reduce((sum, rows) => {
      const foretold = rows.reduce((total, row) => total + numberAt(probabilities, row), 0)
      return sum + Math.abs(foretold - rows.filter(happened).length) / failed.length
    }, 0)
  const random = createRandom(seed)
  const drawn = Array.from({ length: CHANCE_REPETITIONS }, () =>
    errorOf((row) => random() < numberAt(probabilities, row)),
  )
  return { value: errorOf((row) => failed[row] === true), byChance: meanOf(drawn) }
}

/** Equal probabilities stay together: a cut that would part them moves behind the last of them. */
function cutIntoGroups(order: readonly number[], probabilities: ArrayLike<number>): number[][] {
  const probabilityAt = (position: number) => numberAt(probabilities, numberAt(order, position))
  const groups: number[][] = []
  let from = 0
  for (let group = 1; group <= CALIBRATION_GROUPS; group += 1) {
    let to = Math.max(from, Math.round((group * order.length) / CALIBRATION_GROUPS))
    while (to > 0 && to < order.length && probabilityAt(to) === probabilityAt(to - 1)) to += 1
    if (to > from) groups.push(order.slice(from, to))
    from = to
  }
  return groups
}
