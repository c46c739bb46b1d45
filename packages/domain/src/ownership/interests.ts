import { numberAt } from '../score/measures/number-at.ts'
import { type Direction, findStake, type OwnerRow } from './owner-rows.ts'
import { type LookedThrough } from './counted-shares.ts'
import { lookThrough } from './look-through.ts'
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
  /** What an owner has in the target, or in a party above it: one solution tells of all of them. */
  readonly read: (owner: number, rule: OwnershipRule, at?: number) => Interests
  /** As far as owners are listed: of `read` what needs no others. */
  readonly readListed: (owner: number, rule: OwnershipRule, at?: number) => ShareBand
  /** The most that one owner whom no source lists can have; `min` and `max` are 0. */
  readonly readUnlisted: (rule: OwnershipRule, at?: number) => Interests
  /** The outermost bounds if more were known; `max` is as wide as `maxWithUnlisted`. */
  readonly suppose: (owner: number, rule: OwnershipRule, supposed: Supposition) => Interests
}

/** `isSettled`: all of them to the last digit, not only bounds. */
type Listed = { readonly min: LookedThrough; readonly max: LookedThrough; readonly isSettled: boolean }
type Solutions = Listed & { readonly withUnlisted: LookedThrough }

const from = (start: LookedThrough | undefined): { start?: LookedThrough } => (start === undefined ? {} : { start })

/** Is it sure that an owner has any part of a company? */
function isSureOf({ rows }: OwnershipNetwork, owner: number, owned: number): boolean {
  return OWNERSHIP_MEASURES.some((measure) => {
    const row = rows[measure][owned] ?? null
    return row !== null && (findStake(row, owner)?.min ?? 0) > 0
  })
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
  const ask = (owner: number, rule: OwnershipRule) => {
    const below = findLevels(network.owned, owner)
    const among = new Set([...below.keys()].filter((position) => upstream.has(position)))
    return { network, rule, sources: new Set([owner]), among }
  }
  const solveListed = (owner: number, rule: OwnershipRule, start?: Listed): Listed => {
    const asked = { ...ask(owner, rule), known: nothing }
    let unsettled = 0
    const onUnsettled = (): void => void (unsettled += 1)
    const hasLeast = (network.owned[owner] ?? []).some((position) => isSureOf(network, owner, position))
    const min = hasLeast ? lookThrough({ ...asked, direction: 'min', onUnsettled, ...from(start?.min) }) : nothing
    if (hasLeast && unsettled === 0 && [...asked.among].every((position) => isExactAt(network, position)))
      return { min, max: min, isSettled: true }
    const max = lookThrough({ ...asked, direction: 'max', onUnsettled, ...from(start?.max ?? min) })
    return { min, max, isSettled: unsettled === 0 }
  }
  const solve = (owner: number, rule: OwnershipRule): Solutions => {
    // By halves nobody has less than by size.
    const start = rule === 'hungarian' ? solveOnce(owner, 'economic') : null
    const listed = solveListed(owner, rule, start?.isSettled === true ? start : undefined)
    let { isSettled } = listed
    const withUnlisted = lookThrough({
      ...ask(owner, rule),
      direction: 'max',
      unlistedOf: () => 1,
      known: readStrangers(rule),
      onUnsettled: () => (isSettled = false),
      ...from(start?.isSettled === true ? start.withUnlisted : undefined),
    })
    return { ...listed, withUnlisted, isSettled }
  }
  // Of one owner several companies are asked in a row.
  let last: { owner: number; rules: Map<OwnershipRule, Solutions> } = { owner: -1, rules: new Map() }
  const solveOnce = (owner: number, rule: OwnershipRule): Solutions => {
    if (last.owner !== owner) last = { owner, rules: new Map() }
    const solved = last.rules.get(rule) ?? solve(owner, rule)
    last.rules.set(rule, solved)
    return solved
  }
  let lastListed: { owner: number; rule: OwnershipRule | null; listed: Listed } = {
    owner: -1,
    rule: null,
    listed: { min: nothing, max: nothing, isSettled: true },
  }
  const solveListedOnce = (owner: number, rule: OwnershipRule): Listed => {
    if (lastListed.owner !== owner || lastListed.rule !== rule)
      lastListed = { owner, rule, listed: solveListed(owner, rule) }
    return lastListed.listed
  }
  return {
    levels,
    read: (owner, rule, at = target) => toInterests(solveOnce(owner, rule), at, rule),
    readListed: (owner, rule, at = target) => {
      const listed = solveListedOnce(owner, rule)
      return toInterests({ ...listed, withUnlisted: listed.max }, at, rule).highest
    },
    readUnlisted: (rule, at = target) =>
      toInterests({ min: nothing, max: nothing, withUnlisted: readStrangers(rule), isSettled: true }, at, rule),
    suppose: (owner, rule, { rowOf, unlistedOf }) => {
      const asked = { network, rule, sources: new Set([owner]), among: upstream, rowOf }
      const least = (position: number): number => unlistedOf?.(position, 'min') ?? 0
      const most = (position: number): number => unlistedOf?.(position, 'max') ?? 1
      const min = lookThrough({ ...asked, direction: 'min', unlistedOf: least })
      const max = lookThrough({ ...asked, direction: 'max', unlistedOf: most })
      return toInterests({ min, max, withUnlisted: max, isSettled: true }, target, rule)
    },
  }
}

function isExactAt({ rows }: OwnershipNetwork, position: number): boolean {
  return OWNERSHIP_MEASURES.every((measure) => rows[measure][position]?.isExact !== false)
}

function toInterests(read: Solutions, target: number, rule: OwnershipRule): Interests {
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
