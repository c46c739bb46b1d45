import { numberAt } from '../score/measures/number-at.ts'
import { type Direction, type OwnerRow } from './owner-rows.ts'
import { type LookedThrough, lookThrough } from './look-through.ts'
import { findLevels, OWNERSHIP_MEASURES, type OwnershipMeasure, type OwnershipNetwork } from './ownership-network.ts'
import { type OwnershipRule } from './ownership-rules.ts'
import { type ShareBand } from './share-band.ts'

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
  readonly read: (owner: number, rule: OwnershipRule, supposed?: Supposition) => Interests
  /** The most that one owner whom no source lists can have. */
  readonly readUnlisted: (rule: OwnershipRule) => Interests
}

/** Reads what owners have in one company. */
export function createInterestReader(network: OwnershipNetwork, target: number): InterestReader {
  const levels = findLevels(network.owners, target)
  const upstream = new Set(levels.keys())
  const strangers = new Map<OwnershipRule, LookedThrough>()
  /** Unlisted owners alone: the same for every owner wherever he has no part himself. */
  const readStranger = (rule: OwnershipRule): LookedThrough => {
    const known = strangers.get(rule)
    if (known !== undefined) return known
    const read = lookThrough({
      network,
      rule,
      direction: 'max',
      sources: new Set(),
      unlistedOf: () => 1,
      among: upstream,
    })
    strangers.set(rule, read)
    return read
  }
  return {
    levels,
    read: (owner, rule, supposed) => {
      const below = [...findLevels(network.owned, owner).keys()].filter((position) => upstream.has(position))
      const asked = { network, rule, sources: new Set([owner]), rowOf: supposed?.rowOf }
      const among = supposed === undefined ? new Set(below) : upstream
      const unlistedOf = supposed?.unlistedOf
      const min = lookThrough({
        ...asked,
        direction: 'min',
        among,
        ...(unlistedOf && { unlistedOf: (position: number) => unlistedOf(position, 'min') }),
      })
      const isSure = supposed === undefined && below.every((position) => isExactAt(network, position))
      const max = isSure ? min : lookThrough({ ...asked, direction: 'max', among })
      const withUnlisted = lookThrough({
        ...asked,
        direction: 'max',
        among,
        unlistedOf: (position) => unlistedOf?.(position, 'max') ?? 1,
        ...(supposed === undefined && { known: readStranger(rule) }),
      })
      return toInterests({ min, max, withUnlisted }, target, rule)
    },
    readUnlisted: (rule) => {
      const nothing = { capital: new Float64Array(target + 1), votes: new Float64Array(target + 1) }
      return toInterests({ min: nothing, max: nothing, withUnlisted: readStranger(rule) }, target, rule)
    },
  }
}

function isExactAt({ rows }: OwnershipNetwork, position: number): boolean {
  return OWNERSHIP_MEASURES.every((measure) => rows[measure][position]?.isExact !== false)
}

function toInterests(
  read: Record<'min' | 'max' | 'withUnlisted', LookedThrough>,
  target: number,
  rule: OwnershipRule,
): Interests {
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
