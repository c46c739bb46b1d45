import { daysBetween, monthsBefore } from '../calendar-days.ts'
import { type Sameness } from '../connections/same-person.ts'
import { type TimedTie } from './failure.ts'

/** A company founded within so many months before or after another one's failure may carry it on. */
export const PHOENIX_MONTHS = 24
/** More entities than this at one seat are neighbours of a registered address. */
export const MOST_AT_SEAT = 10
/** From this part of all companies on an activity says nothing of two that have it. */
export const COMMON_ACTIVITY_SHARE = 0.03
const NEAR_DAYS = 183
const LEFT_LONG_BEFORE_DAYS = 365
const JOINED_LATE_DAYS = 365

/** What kind of thing a reason is about: a strong sign has people and something besides. */
type ReasonKind = 'people' | 'place' | 'trade' | 'time'

/** What speaks for a sign, with its weight. */
export const PHOENIX_REASONS = {
  'same-leader': { weight: 3, kind: 'people' },
  'same-owner': { weight: 2, kind: 'people' },
  'same-person': { weight: 2, kind: 'people' },
  'at-failure': { weight: 1, kind: 'people' },
  'same-seat': { weight: 2, kind: 'place' },
  'same-activity': { weight: 1, kind: 'trade' },
  'similar-name': { weight: 2, kind: 'trade' },
  'founded-near': { weight: 1, kind: 'time' },
} as const satisfies Record<string, { weight: number; kind: ReasonKind }>
export type PhoenixReason = keyof typeof PHOENIX_REASONS

/** What speaks against it; `voids` takes back a reason whole. */
export const PHOENIX_COUNTER_REASONS = {
  'left-long-before': { weight: 2, voids: null },
  'joined-late': { weight: 2, voids: null },
  'identity-unsure': { weight: 2, voids: null },
  'mass-seat': { weight: 0, voids: 'same-seat' },
  'common-activity': { weight: 0, voids: 'same-activity' },
  'founded-earlier': { weight: 1, voids: null },
  'legal-successor': { weight: 2, voids: null },
  'failure-over': { weight: 1, voids: null },
} as const satisfies Record<string, { weight: number; voids: PhoenixReason | null }>
export type PhoenixCounterReason = keyof typeof PHOENIX_COUNTER_REASONS

const WEAK_FROM = 3
const STRONG_FROM = 6

/** Somebody in both companies. */
export type SharedPerson = {
  readonly partyId: string
  /** Natural persons alone may be mistaken for each other; null of companies. */
  readonly identity: Sameness | null
  readonly isLeader: { readonly failed: boolean; readonly risen: boolean }
  readonly isOwner: { readonly failed: boolean; readonly risen: boolean }
  readonly timeInFailed: TimedTie
  /** The first day in the other company; null where not told. */
  readonly joinedRisenOn: string | null
}

/** A company that failed and one that may carry on its business. Null where a day or a fact is not told. */
export type PhoenixPair = {
  readonly failedOn: string | null
  /** The proceeding was called off and the company goes on. */
  readonly isFailureOver: boolean
  readonly foundedOn: string | null
  readonly persons: readonly SharedPerson[]
  readonly isSameSeat: boolean
  /** Entities at that seat that exist. */
  readonly entitiesAtSeat: number
  readonly isSameActivity: boolean
  /** The part of all companies that has the activity. */
  readonly activityShare: number | null
  readonly hasSimilarName: boolean
  /** The register names the one as the legal successor of the other. */
  readonly isLegalSuccessor: boolean
}

export type PhoenixSign = {
  readonly level: 'strong' | 'weak'
  readonly points: number
  readonly reasons: readonly PhoenixReason[]
  readonly counterReasons: readonly PhoenixCounterReason[]
}

/** Was the one founded within two years before or after the other failed? Null where a day is not told. */
export function isWithinPhoenixTime({ failedOn, foundedOn }: Pick<PhoenixPair, 'failedOn' | 'foundedOn'>) {
  if (failedOn === null || foundedOn === null) return null
  const [earlier = '', later = ''] = [failedOn, foundedOn].toSorted()
  return monthsBefore(later, PHOENIX_MONTHS) <= earlier
}

/**
 * A sign, and never more, that one company may carry on the business of another that failed; null where there is none.
 * Founded within two years around the failure, with people, seat or activity in common. Reasons and counter-reasons are
 * weighed against each other (docs/adr/0047); a strong sign has people and also place, trade or name in common.
 */
export function findPhoenixSign(pair: PhoenixPair): PhoenixSign | null {
  if (isWithinPhoenixTime(pair) !== true) return null
  const reasons = listReasons(pair)
  const counterReasons = listCounterReasons(pair, reasons)
  const voided = new Set<PhoenixReason | null>(counterReasons.map((code) => PHOENIX_COUNTER_REASONS[code].voids))
  const kept = reasons.filter((code) => !voided.has(code))
  const against = counterReasons.reduce((sum, code) => sum + PHOENIX_COUNTER_REASONS[code].weight, 0)
  const points = kept.reduce((sum, code) => sum + PHOENIX_REASONS[code].weight, 0) - against
  const kinds = new Set(kept.map((code): ReasonKind => PHOENIX_REASONS[code].kind))
  if (points < WEAK_FROM || ![...kinds].some((kind) => kind !== 'time')) return null
  const isStrong = points >= STRONG_FROM && kinds.has('people') && (kinds.has('place') || kinds.has('trade'))
  return { level: isStrong ? 'strong' : 'weak', points, reasons, counterReasons }
}

function listReasons(pair: PhoenixPair): PhoenixReason[] {
  const { persons } = pair
  const isLeader = persons.some((person) => person.isLeader.failed && person.isLeader.risen)
  const isOwner = persons.some((person) => person.isOwner.failed && person.isOwner.risen)
  const holds: Record<PhoenixReason, boolean> = {
    'same-leader': isLeader,
    'same-owner': isOwner,
    'same-person': persons.length > 0 && !isLeader && !isOwner,
    'at-failure': persons.some(({ timeInFailed }) => timeInFailed.time === 'at-failure'),
    'same-seat': pair.isSameSeat,
    'same-activity': pair.isSameActivity,
    'similar-name': pair.hasSimilarName,
    'founded-near': Math.abs(daysFromFailure(pair)) <= NEAR_DAYS,
  }
  return keysOf(PHOENIX_REASONS).filter((code) => holds[code])
}

function listCounterReasons(pair: PhoenixPair, reasons: readonly PhoenixReason[]): PhoenixCounterReason[] {
  const { persons } = pair
  const holds: Record<PhoenixCounterReason, boolean> = {
    'left-long-before': persons.length > 0 && persons.every(hasLeftLongBefore),
    'joined-late': persons.length > 0 && persons.every((person) => hasJoinedLate(person, pair)),
    'identity-unsure': persons.length > 0 && persons.every(({ identity }) => isUnsure(identity)),
    'mass-seat': reasons.includes('same-seat') && pair.entitiesAtSeat > MOST_AT_SEAT,
    'common-activity': reasons.includes('same-activity') && (pair.activityShare ?? 0) >= COMMON_ACTIVITY_SHARE,
    'founded-earlier': daysFromFailure(pair) < -NEAR_DAYS,
    'legal-successor': pair.isLegalSuccessor,
    'failure-over': pair.isFailureOver,
  }
  return keysOf(PHOENIX_COUNTER_REASONS).filter((code) => holds[code])
}

const hasLeftLongBefore = ({ timeInFailed: { time, days } }: SharedPerson): boolean =>
  time === 'before' && days !== null && days > LEFT_LONG_BEFORE_DAYS

const hasJoinedLate = ({ joinedRisenOn }: SharedPerson, { foundedOn }: PhoenixPair): boolean =>
  joinedRisenOn !== null && foundedOn !== null && daysBetween(foundedOn, joinedRisenOn) > JOINED_LATE_DAYS

const isUnsure = (identity: Sameness | null): boolean => identity === 'weak' || identity === 'doubtful'

/** Days from the failure to the founding; negative where it was founded before. */
function daysFromFailure({ failedOn, foundedOn }: PhoenixPair): number {
  return failedOn === null || foundedOn === null ? Infinity : daysBetween(failedOn, foundedOn)
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key))
}
