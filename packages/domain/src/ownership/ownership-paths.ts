import { findStake } from './owner-rows.ts'
import {
  OWNERSHIP_MEASURES,
  type OwnershipMeasure,
  type OwnershipNetwork,
  partyAt,
  positionOf,
  findLevels,
} from './ownership-network.ts'
import { type ShareBand } from './share-band.ts'

/** A chain of owners, from the owner to the company; nobody stands in it twice. `share` is the product of its steps, 0–1. */
export type OwnershipPath = {
  readonly partyIds: readonly string[]
  readonly share: Readonly<Record<OwnershipMeasure, ShareBand>>
}

/** `sum` of the paths that are told; what an owner's interest exceeds it by comes through circles, or paths left out. */
export type OwnershipPaths = {
  readonly paths: readonly OwnershipPath[]
  readonly sum: Readonly<Record<OwnershipMeasure, ShareBand>>
  /** There are more paths than were asked for, or than could be followed; each of them has no more than the last one. */
  readonly isCut: boolean
}

/** A search goes through so many chains at most; in a network that people draw up there are hundreds. */
const MOST_FOLLOWED = 3000

type Started = {
  readonly positions: readonly number[]
  readonly share: Record<OwnershipMeasure, ShareBand>
  readonly most: number
}

/**
 * The chains by which an owner holds a company, the one that may be the greatest first.
 * @throws RangeError where the network does not know one of them
 */
export function listOwnershipPaths(
  network: OwnershipNetwork,
  { ownerId, targetId, limit }: { ownerId: string; targetId: string; limit: number },
): OwnershipPaths {
  const [owner, target] = [positionOf(network, ownerId), positionOf(network, targetId)]
  const below = findLevels(network.owned, owner)
  const whole = { min: 1, max: 1 }
  const open: Started[] = [{ positions: [target], share: { capital: whole, votes: whole }, most: 1 }]
  const paths: OwnershipPath[] = []
  let followed = 0
  // Ordered from the greatest on; what is added is smaller than what it was made of, and mostly comes last.
  for (const [place, path] of open.entries()) {
    const last = path.positions.at(-1) ?? target
    if (last === owner) {
      if (paths.length >= limit) return { paths, sum: addPaths(paths), isCut: true }
      paths.push({ partyIds: path.positions.map((each) => partyAt(network, each).id).toReversed(), share: path.share })
      continue
    }
    followed += 1
    if (followed > MOST_FOLLOWED) return { paths, sum: addPaths(paths), isCut: true }
    for (const next of network.owners[last] ?? []) {
      if (!below.has(next) || path.positions.includes(next)) continue
      insert(open, extend(network, path, next), place + 1)
    }
  }
  return { paths, sum: addPaths(paths), isCut: false }
}

function extend({ rows }: OwnershipNetwork, { positions, share }: Started, next: number): Started {
  const last = positions.at(-1) ?? next
  const multiply = (measure: OwnershipMeasure): ShareBand => {
    const row = rows[measure][last] ?? null
    const stake = row === null ? null : findStake(row, next)
    return { min: share[measure].min * (stake?.min ?? 0), max: share[measure].max * (stake?.max ?? 0) }
  }
  const product = { capital: multiply('capital'), votes: multiply('votes') }
  return {
    positions: [...positions, next],
    share: product,
    most: Math.max(...OWNERSHIP_MEASURES.map((measure) => product[measure].max)),
  }
}

function insert(open: Started[], path: Started, start: number): void {
  let [low, high] = [start, open.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = open[middle]
    if (other !== undefined && isBefore(other, path)) low = middle + 1
    else high = middle
  }
  open.splice(low, 0, path)
}

/** The greater first, then the shorter, then by the ids. */
function isBefore(path: Started, other: Started): boolean {
  if (path.most !== other.most) return path.most > other.most
  if (path.positions.length !== other.positions.length) return path.positions.length < other.positions.length
  for (const [index, position] of path.positions.entries()) {
    const compared = other.positions[index] ?? position
    if (position !== compared) return position < compared
  }
  return false
}

function addPaths(paths: readonly OwnershipPath[]): Record<OwnershipMeasure, ShareBand> {
  const add = (measure: OwnershipMeasure): ShareBand => ({
    min: paths.reduce((sum, { share }) => sum + share[measure].min, 0),
    max: paths.reduce((sum, { share }) => sum + share[measure].max, 0),
  })
  return { capital: add('capital'), votes: add('votes') }
}
