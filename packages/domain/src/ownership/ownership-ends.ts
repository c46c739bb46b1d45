import { numberAt } from '../score/measures/number-at.ts'
import { type Direction, OWN_SHARES, UNLISTED } from './owner-rows.ts'
import { lookThrough } from './look-through.ts'
import {
  findLevels,
  OWNERSHIP_MEASURES,
  type OwnershipMeasure,
  type OwnershipNetwork,
  partyAt,
  type PartyKind,
} from './ownership-network.ts'
import { type ShareBand } from './share-band.ts'
import { type Effort } from './solve-owner.ts'

/**
 * Where ownership ends. `natural-person`, `state` and `foundation` are owners; the others say why none is found: owners
 * that are not listed, of a company of the register, of a `listed` one (where they are dispersed), of one `abroad` or of an
 * `unknown` party; `own-shares` of companies; a `ring` of companies that wholly own each other.
 */
export const OWNERSHIP_ENDS = [
  'natural-person',
  'state',
  'foundation',
  'listed',
  'abroad',
  'unlisted',
  'unknown',
  'own-shares',
  'ring',
] as const
export type OwnershipEndReason = (typeof OWNERSHIP_ENDS)[number]

/** Parts 0–1 of the company, looked through by the economic rule; the parties with whom the way ends there. */
export type OwnershipEnd = {
  readonly reason: OwnershipEndReason
  readonly share: Readonly<Record<OwnershipMeasure, ShareBand>>
  readonly partyIds: readonly string[]
}

/** Of `unlisted` everything that no source tells whose it is, 0–1; ends that cannot have a part are left out. */
export type OwnershipEnds = {
  readonly ends: readonly OwnershipEnd[]
  readonly unlisted: Readonly<Record<OwnershipMeasure, ShareBand>>
}

const UNLISTED_OWNERS: Partial<Record<PartyKind, OwnershipEndReason>> = {
  company: 'unlisted',
  listed: 'listed',
  abroad: 'abroad',
  unknown: 'unknown',
}

/** So many questions there are: each end, and what belongs to nobody who is listed. */
export const MOST_ENDS = OWNERSHIP_ENDS.length + 1

/** Divides a company among the ends of all ways upwards; of exact shares the parts add up to one. */
export function listEnds(network: OwnershipNetwork, target: number, effort: Effort = {}): OwnershipEnds {
  const upstream = [...findLevels(network.owners, target).keys()].toSorted((a, b) => a - b)
  const rings = new Set(findRings(network).filter((position) => upstream.includes(position)))
  const ends = OWNERSHIP_ENDS.flatMap((reason, index): OwnershipEnd[] => {
    effort.limit?.shareAmong(MOST_ENDS - index)
    const places = upstream.filter((position) => endsAt(network, rings, position).includes(reason))
    if (places.length === 0) return []
    const share = measureEnd(network, target, { reason, places, rings, effort })
    if (OWNERSHIP_MEASURES.every((measure) => share[measure].max <= 0)) return []
    return [{ reason, share, partyIds: places.map((position) => partyAt(network, position).id) }]
  })
  const places = upstream.filter((position) => hasStake(network, position, UNLISTED))
  effort.limit?.shareAmong(1)
  return { ends, unlisted: measureEnd(network, target, { reason: null, places, rings, effort }) }
}

function endsAt(network: OwnershipNetwork, rings: ReadonlySet<number>, position: number): OwnershipEndReason[] {
  const { kind } = partyAt(network, position)
  if (kind === 'natural-person' || kind === 'state' || kind === 'foundation') return [kind]
  if (rings.has(position)) return ['ring']
  const unlisted = UNLISTED_OWNERS[kind]
  return [
    ...(unlisted !== undefined && hasStake(network, position, UNLISTED) ? [unlisted] : []),
    ...(hasStake(network, position, OWN_SHARES) ? (['own-shares'] as const) : []),
  ]
}

function hasStake({ rows }: OwnershipNetwork, position: number, owner: number): boolean {
  return OWNERSHIP_MEASURES.some((measure) => rows[measure][position]?.stakes.some((stake) => stake.owner === owner))
}

/** Members of circles of which nobody outside can hold any part, by any measure. */
function findRings({ components, rows }: OwnershipNetwork): number[] {
  return components.flatMap((component) => {
    const isInside = (owner: number): boolean => component.includes(owner)
    const isClosed = OWNERSHIP_MEASURES.every((measure) =>
      component.every((position) => rows[measure][position]?.stakes.every(({ owner }) => isInside(owner)) === true),
    )
    return component.length > 1 && isClosed ? component : []
  })
}

function measureEnd(
  network: OwnershipNetwork,
  target: number,
  end: { reason: OwnershipEndReason | null; places: readonly number[]; rings: ReadonlySet<number>; effort: Effort },
): Record<OwnershipMeasure, ShareBand> {
  const places = new Set(end.places)
  const isParty = end.places.some((position) => network.rows.capital[position] === null || end.rings.has(position))
  const at = (position: number): number => (places.has(position) ? 1 : 0)
  const read = (direction: Direction): ReturnType<typeof lookThrough> =>
    lookThrough({
      ...end.effort,
      network,
      rule: 'economic',
      direction,
      sources: isParty && end.reason !== null ? places : new Set(),
      ...(!isParty && (end.reason === 'own-shares' ? { ownSharesOf: at } : { unlistedOf: at })),
      among: new Set(findLevels(network.owners, target).keys()),
    })
  const [least, most] = [read('min'), read('max')]
  const bandOf = (measure: OwnershipMeasure): ShareBand => {
    const min = numberAt(least[measure], target)
    return { min, max: Math.max(min, numberAt(most[measure], target)) }
  }
  return { capital: bandOf('capital'), votes: bandOf('votes') }
}
