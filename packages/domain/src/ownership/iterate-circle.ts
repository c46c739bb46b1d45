import { numberAt } from '../score/measures/number-at.ts'
import { createShareOut, type ShareOut } from './best-shares.ts'
import { type CirclePace } from './circle-pace.ts'
import { type FlatCircle } from './flat-circle.ts'
import { mixSteps } from './mix-steps.ts'
import { type Direction } from './owner-rows.ts'
import { type WorkLimit } from './work-limit.ts'

/** Slower circles are solved otherwise where that can be; else bounds draw near as far as work is left. */
const MOST_SWEEPS = 400
const MOST_SWEEPS_TO_BOUNDS = 2000
const SETTLED = 1e-15

/** `isSettled`: to the last digits; else `shares` are a bound, of the worst from below and of the best from above. */
export type Iterated = { readonly shares: Float64Array; readonly isSettled: boolean }

export type Begun = {
  /** No more than the answer. */
  readonly below: Float64Array
  readonly direction: Direction
  readonly limit: WorkLimit | undefined
  /** Will be solved otherwise where sweeps do not settle, so that bounds of it are of no use. */
  readonly isDirect: boolean
}

/**
 * Shares out a circle anew, and again, until no share changes (value iteration of a bounded-parameter Markov decision
 * process).
 */
export function iterateCircle(circle: FlatCircle, { below, direction, limit, isDirect }: Begun): Iterated {
  const shareOut = createShareOut(circle, direction)
  const sweep = { ...shareOut, spend: () => limit?.spend(shareOut.visits) !== false }
  const pace = circle.readPace()
  if (pace !== null) return iteratePaced(sweep, pace, { begin: below, direction })
  const most = isDirect ? MOST_SWEEPS : MOST_SWEEPS_TO_BOUNDS
  const found = iteratePlainly(sweep, below, most)
  if (found.isSettled || isDirect || direction === 'min') return found
  return { ...iteratePlainly(sweep, new Float64Array(below.length).fill(1), most), isSettled: false }
}

type Sweep = Pick<ShareOut, 'apply'> & { spend: () => boolean }

/** Begun below the least solution it stays below it, begun above it stays above it. */
function iteratePlainly({ apply, spend }: Sweep, begin: Float64Array, mostSweeps: number): Iterated {
  let [shares, found] = [begin.slice(), new Float64Array(begin.length)]
  for (let sweep = 0; sweep < mostSweeps; sweep += 1) {
    apply(shares, found)
    let change = 0
    for (let place = 0; place < found.length; place += 1) {
      found[place] = Math.min(1, numberAt(found, place))
      change = Math.max(change, Math.abs(numberAt(found, place) - numberAt(shares, place)))
    }
    ;[shares, found] = [found, shares]
    if (change <= SETTLED) return { shares, isSettled: true }
    if (!spend()) break
  }
  return { shares, isSettled: false }
}

/** Where there is one solution any way there is right: steps before are mixed so that it is reached in a few. */
function iteratePaced(
  { apply, spend }: Sweep,
  pace: CirclePace,
  { begin, direction }: { begin: Float64Array; direction: Direction },
): Iterated {
  const mix = mixSteps(begin.length)
  let shares = begin
  for (let sweep = 0; ; sweep += 1) {
    const found = new Float64Array(begin.length)
    const change = new Float64Array(begin.length)
    apply(shares, found)
    let most = 0
    for (let place = 0; place < found.length; place += 1) {
      change[place] = numberAt(found, place) - numberAt(shares, place)
      most = Math.max(most, Math.abs(numberAt(change, place)))
    }
    if (most <= SETTLED) return { shares: clamp(found), isSettled: true }
    if (!spend() || sweep === MOST_SWEEPS)
      return { shares: boundBy(found, change, { pace, direction }), isSettled: false }
    shares = clamp(mix({ found, change }))
  }
}

function clamp(shares: Float64Array): Float64Array {
  for (let place = 0; place < shares.length; place += 1)
    shares[place] = Math.min(1, Math.max(0, numberAt(shares, place)))
  return shares
}

/**
 * How far the solution can still be, from the last step: each further one keeps no more of it than the pace tells
 * (MacQueen, A modified dynamic programming method for Markovian decision problems, 1966).
 */
function boundBy(
  found: Float64Array,
  change: Float64Array,
  { pace: { weights, kept }, direction }: { pace: CirclePace; direction: Direction },
): Float64Array {
  const sign = direction === 'max' ? 1 : -1
  let further = 0
  for (let place = 0; place < found.length; place += 1)
    further = Math.max(further, (sign * numberAt(change, place)) / numberAt(weights, place))
  const reach = (further * kept) / (1 - kept)
  return clamp(found.map((share, place) => share + sign * reach * numberAt(weights, place)))
}
