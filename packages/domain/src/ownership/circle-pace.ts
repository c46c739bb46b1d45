import { numberAt } from '../score/measures/number-at.ts'
import { type Columns, createShareOut } from './best-shares.ts'

/**
 * How fast every way to share out a circle leads out of it: measured in `weights`, one step keeps at most `kept` (< 1) of
 * any difference. Then there is but one solution, and how far anything is from it can be told from one step.
 */
export type CirclePace = { readonly weights: Float64Array; readonly kept: number }

/** A circle that takes more steps to leave is taken for one that may be closed. */
const MOST_STEPS = 60

/** Weights are the steps that the longest way out takes, as far as need be; null where it may be endless. */
export function readPace(inside: Columns, left: Float64Array): CirclePace | null {
  const nobody: Columns = {
    starts: new Int32Array(1),
    places: new Int32Array(),
    least: new Float64Array(),
    room: new Float64Array(),
    hasLeast: new Uint8Array(),
  }
  const { apply } = createShareOut({ inside, outside: nobody, values: [], left }, 'max')
  let weights = new Float64Array(left.length).fill(1)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = new Float64Array(left.length)
    apply(weights, next)
    let kept = 0
    let grown = 0
    for (let place = 0; place < next.length; place += 1) {
      kept = Math.max(kept, numberAt(next, place) / numberAt(weights, place))
      next[place] = numberAt(next, place) + 1
      grown = Math.max(grown, numberAt(next, place) - numberAt(weights, place))
    }
    if (grown <= 0.5) return { weights, kept }
    weights = next
  }
  return null
}
