import { findPathsBetween, type PathsBetween } from './paths-between.ts'
import { createSearchBall, type SearchBall } from './search-ball.ts'

/** Whom a party is tied to, in both directions; `degree`, how many they are, also where a hub's are not listed. */
export type Neighbours = { readonly degree: number; readonly ids: readonly string[] }

/** What a search reads from: everybody asked for at once, in any order; a party without ties may be left out. */
export type FetchNeighbours = (ids: readonly string[]) => Promise<ReadonlyMap<string, Neighbours>>

export type ShortestPathsLimits = {
  /** Longest path, in steps. */
  readonly maxSteps: number
  /** Most paths told for each pair; all of them are counted. */
  readonly maxPaths: number
  /** A party with more ties than this is reached, never walked through. */
  readonly maxDegree: number
  /** So many parties are read at most. */
  readonly maxParties: number
  /** Asked before every read: is the time over? */
  readonly isOverdue?: () => boolean
}

export const SHORTEST_PATHS_LIMITS: ShortestPathsLimits = {
  maxSteps: 6,
  maxPaths: 50,
  maxDegree: 1000,
  maxParties: 100_000,
}

/**
 * What is known of two parties. `found`: tied by `steps`, and no path is shorter; `none`: no path of up to `steps` steps,
 * all that were asked for; `stopped`: none of up to `steps`, further the budget did not reach.
 */
export type TiedPair = {
  readonly fromId: string
  readonly toId: string
  readonly outcome: 'found' | 'none' | 'stopped'
  readonly steps: number
  /** How many paths of this length there are, and the first of them, each from one party to the other. */
  readonly pathCount: number
  readonly paths: readonly (readonly string[])[]
}

/** Whether paths lead through the hubs that were avoided is not known. */
export type ShortestPaths = {
  readonly pairs: readonly TiedPair[]
  readonly readParties: number
  readonly avoidedHubs: readonly string[]
}

type Search = { balls: readonly SearchBall[]; pairs: OpenPair[]; limits: ShortestPathsLimits; read: Reader }
type OpenPair = { from: SearchBall; to: SearchBall; result: TiedPair | null }

/**
 * All shortest paths between each two of 2–10 parties: a ball of neighbours grows around every party, the smaller of two
 * first (Pohl, Bi-directional search, 1971), and all that grow are read at once, so that a search takes as many reads as
 * steps, however many parties there are.
 * @throws RangeError with fewer than two or more than ten different parties
 */
export async function findShortestPaths(
  ids: readonly string[],
  fetchNeighbours: FetchNeighbours,
  limits: ShortestPathsLimits = SHORTEST_PATHS_LIMITS,
): Promise<ShortestPaths> {
  const parties = [...new Set(ids)]
  if (parties.length < 2 || parties.length > 10) throw new RangeError(`2–10 parties, not ${parties.length}`)
  const read = createReader(fetchNeighbours, limits)
  const balls = parties.map((id) => createSearchBall(id))
  const pairs = balls.flatMap((from, index) =>
    balls.slice(index + 1).map((to): OpenPair => ({ from, to, result: null })),
  )
  const search: Search = { balls, pairs, limits, read }
  let isWithin = true
  while (isWithin) {
    isWithin = await settlePairs(search)
    const growing = isWithin ? pickGrowing(search) : []
    if (growing.length === 0) break
    isWithin = await read.all(growing.flatMap(({ frontier }) => frontier))
    if (isWithin) for (const ball of growing) ball.grow(read.walkable)
  }
  for (const pair of pairs) pair.result ??= toUntied(pair, 'stopped')
  return {
    pairs: pairs.flatMap(({ result }) => result ?? []),
    readParties: read.count(),
    avoidedHubs: read.hubs(),
  }
}

/** Settles every pair whose balls tell enough; false where the budget is spent. */
async function settlePairs({ pairs, limits, read }: Search): Promise<boolean> {
  for (const pair of pairs) {
    if (pair.result !== null) continue
    const between = await readPaths(pair, limits, read)
    if (between === null) return false
    const { distance, pathCount, paths } = between
    const covered = Math.min(pair.from.radius + pair.to.radius, limits.maxSteps)
    const ends = { fromId: pair.from.centre, toId: pair.to.centre }
    if (distance !== null && distance <= covered)
      pair.result = { ...ends, outcome: 'found', steps: distance, pathCount, paths }
    else if (covered >= limits.maxSteps || isExhausted(pair)) pair.result = toUntied(pair, 'none', limits.maxSteps)
  }
  return true
}

/** Where balls meet, a party may be a hub that nobody has looked into; null where the budget is spent. */
async function readPaths(
  { from, to }: OpenPair,
  { maxPaths }: ShortestPathsLimits,
  read: Reader,
): Promise<PathsBetween | null> {
  for (;;) {
    const between = findPathsBetween(from, to, { isPassable: read.isPassable, maxPaths })
    const unread = between.meetings.filter((id) => id !== from.centre && id !== to.centre && !read.isKnown(id))
    if (unread.length === 0) return between
    if (!(await read.all(unread))) return null
  }
}

const isExhausted = ({ from, to }: OpenPair): boolean => from.frontier.length === 0 || to.frontier.length === 0

function toUntied({ from, to }: OpenPair, outcome: 'none' | 'stopped', steps = from.radius + to.radius): TiedPair {
  return { fromId: from.centre, toId: to.centre, outcome, steps, pathCount: 0, paths: [] }
}

function pickGrowing({ balls, pairs }: Search): SearchBall[] {
  const open = pairs.filter(({ result }) => result === null)
  const picked = new Set(open.map(({ from, to }) => (from.frontier.length <= to.frontier.length ? from : to)))
  return balls.filter((ball) => picked.has(ball))
}

type Reader = {
  /** Reads who has not been read; false, and nothing read, where that would exceed the budget. */
  all: (ids: readonly string[]) => Promise<boolean>
  isKnown: (id: string) => boolean
  isPassable: (id: string) => boolean
  /** Whom a search goes on to from a party; a hub leads on only from the centre of a ball. */
  walkable: (id: string, isCentre: boolean) => readonly string[]
  count: () => number
  hubs: () => string[]
}

function createReader(fetchNeighbours: FetchNeighbours, limits: ShortestPathsLimits): Reader {
  const known = new Map<string, Neighbours>()
  const avoided = new Set<string>()
  const isPassable = (id: string): boolean => {
    const isHub = (known.get(id)?.degree ?? 0) > limits.maxDegree
    if (isHub) avoided.add(id)
    return !isHub
  }
  return {
    all: async (ids) => {
      const unread = [...new Set(ids)].filter((id) => !known.has(id)).toSorted()
      if (unread.length === 0) return true
      if (known.size + unread.length > limits.maxParties || limits.isOverdue?.() === true) return false
      const fetched = await fetchNeighbours(unread)
      for (const id of unread) known.set(id, fetched.get(id) ?? { degree: 0, ids: [] })
      return true
    },
    isKnown: (id) => known.has(id),
    isPassable,
    walkable: (id, isCentre) => (isCentre || isPassable(id) ? (known.get(id)?.ids ?? []) : []),
    count: () => known.size,
    hubs: () => [...avoided].toSorted(),
  }
}
