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
  readonly read: (owner: number, rule: OwnershipRule) => Interests
  /** The most that one owner whom no source lists can have; `min` and `max` are 0. */
  readonly readUnlisted: (rule: OwnershipRule) => Interests
  /** The outermost bounds if more were known; `max` is as wide as `maxWithUnlisted`. */
  readonly suppose: (owner: number, rule: OwnershipRule, supposed: Supposition) => Interests
}

/** Reads what owners have in one company. */
export function createInterestReader(network: OwnershipNetwork, target: number): InterestReader {
  const levels = findLevels(network.owners, target)
  const upstream = new Set(levels.keys())
  const count = network.parties.length
  const nothing: LookedThrough = { capital: new Float64Array(count), votes: new Float64Array(count) }
  const strangers = new Map<OwnershipRule, LookedThrough>()
  /** Unlisted owners alone: the same for every owner wherever he has no part himself. */
  const readStrangers = (rule: OwnershipRule): LookedThrough => {
    const known = strangers.get(rule)
    if (known !== undefined) return known
    const asked = { network, rule, sources: new Set<number>(), unlistedOf: () => 1, among: upstream }
    const read = lookThrough({ ...asked, direction: 'max' })
    strangers.set(rule, read)
    return read
  }
  return {
    levels,
    read: (owner, rule) => {
      const among = new Set([...findLevels(network.owned, owner).keys()].filter((position) => upstream.has(position)))
      const asked = { network, rule, sources: new Set([owner]), among }
      const min = lookThrough({ ...asked, direction: 'min', known: nothing })
      const isSure = [...among].every((position) => isExactAt(network, position))
      const max = isSure ? min : lookThrough({ ...asked, direction: 'max', known: nothing })
      const known = readStrangers(rule)
      const withUnlisted = lookThrough({ ...asked, direction: 'max', unlistedOf: () => 1, known })
      return toInterests({ min, max, withUnlisted }, target, rule)
    },
    readUnlisted: (rule) =>
      toInterests({ min: nothing, max: nothing, withUnlisted: readStrangers(rule) }, target, rule),
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
