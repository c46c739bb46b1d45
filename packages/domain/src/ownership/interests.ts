import { numberAt } from '../score/measures/number-at.ts'
import { lookThrough } from './look-through.ts'
import { type Direction, type OwnerRow } from './owner-rows.ts'
import { findLevels, type OwnershipMeasure, type OwnershipNetwork } from './ownership-network.ts'
import { type OwnershipRule } from './ownership-rules.ts'
import { type ShareBand } from './share-band.ts'
import { createOwnerSolver, type Effort, type Solutions } from './solve-owner.ts'

/**
 * A share as far as it is known, 0–1: at least `min`; at most `max` where unlisted owners are others, and at most
 * `maxWithUnlisted` where everything that unlisted owners hold may be the same owner's.
 */
export type Interest = ShareBand & { readonly maxWithUnlisted: number }

/** By measure; `highest`, bound by bound the higher one, is what a law asks for that speaks of votes or capital. */
export type Interests = Readonly<Record<OwnershipMeasure | 'highest', Interest>>

/** What would be if one row were known better, or the owners behind one list. */
export type Supposition = {
  readonly rowOf?: (measure: OwnershipMeasure, position: number) => OwnerRow | null
  /** By position what of a party's unlisted part belongs to the owner in question. */
  readonly unlistedOf?: (position: number, direction: Direction) => number
}

export type InterestReader = {
  /** Everybody who may have a part of the target, with the number of steps; the target itself is 0. */
  readonly levels: ReadonlyMap<number, number>
  /** What an owner has in the target, or in a party above it: one solution tells of all of them. */
  readonly read: (owner: number, rule: OwnershipRule, at?: number) => Interests
  /** As far as owners are listed: of `read` what needs no others. */
  readonly readListed: (owner: number, rule: OwnershipRule, at?: number) => ShareBand
  /** The most that one owner whom no source lists can have; `min` and `max` are 0. */
  readonly readUnlisted: (rule: OwnershipRule, at?: number) => Interests
  /** The outermost bounds if more were known; `max` is as wide as `maxWithUnlisted`. */
  readonly suppose: (owner: number, rule: OwnershipRule, supposed: Supposition) => Interests
}

/** Reads what owners have in one company. */
export function createInterestReader(network: OwnershipNetwork, target: number, effort: Effort = {}): InterestReader {
  const levels = findLevels(network.owners, target)
  const upstream = new Set(levels.keys())
  const solver = createOwnerSolver(network, upstream, effort)
  const { nothing } = solver
  const solveOnce = rememberOwner((owner, rule): Solutions =>
    // By halves nobody has less than by size.
    solver.solve(owner, rule, rule === 'hungarian' ? solveOnce(owner, 'economic') : undefined),
  )
  const solveListedOnce = rememberOwner((owner, rule) => solver.solveListed(owner, rule))
  return {
    levels,
    read: (owner, rule, at = target) => toInterests(solveOnce(owner, rule), at, rule),
    readListed: (owner, rule, at = target) => {
      const listed = solveListedOnce(owner, rule)
      return toInterests({ ...listed, withUnlisted: listed.max }, at, rule).highest
    },
    readUnlisted: (rule, at = target) =>
      toInterests({ min: nothing, max: nothing, withUnlisted: solver.solveStrangers(rule) }, at, rule),
    suppose: (owner, rule, { rowOf, unlistedOf }) => {
      const asked = { network, rule, sources: new Set([owner]), among: upstream, rowOf }
      const least = (position: number): number => unlistedOf?.(position, 'min') ?? 0
      const most = (position: number): number => unlistedOf?.(position, 'max') ?? 1
      const min = lookThrough({ ...asked, direction: 'min', unlistedOf: least })
      const max = lookThrough({ ...asked, direction: 'max', unlistedOf: most })
      return toInterests({ min, max, withUnlisted: max }, target, rule)
    },
  }
}

type SolveOwner<Solved> = (owner: number, rule: OwnershipRule) => Solved

/** Of one owner several companies are asked in a row. */
function rememberOwner<Solved>(solve: SolveOwner<Solved>): SolveOwner<Solved> {
  let last: { owner: number; rules: Map<OwnershipRule, Solved> } = { owner: -1, rules: new Map() }
  return (owner, rule) => {
    if (last.owner !== owner) last = { owner, rules: new Map() }
    const { rules } = last
    const solved = rules.get(rule) ?? solve(owner, rule)
    rules.set(rule, solved)
    return solved
  }
}

function toInterests(read: Omit<Solutions, 'isSettled'>, target: number, rule: OwnershipRule): Interests {
  const at = (measure: OwnershipMeasure): Interest => {
    const min = numberAt(read.min[measure], target)
    // Two ways to the same figure may differ in the last digit.
    const max = Math.max(min, numberAt(read.max[measure], target))
    return { min, max, maxWithUnlisted: Math.max(max, numberAt(read.withUnlisted[measure], target)) }
  }
  const votes = at('votes')
  // Control is of votes only.
  const capital = rule === 'control' ? votes : at('capital')
  const higher = (bound: keyof Interest): number => Math.max(votes[bound], capital[bound])
  const highest = { min: higher('min'), max: higher('max'), maxWithUnlisted: higher('maxWithUnlisted') }
  return { votes, capital, highest }
}
