import { type SearchBall } from './search-ball.ts'

/** `meetings`: the parties at which the halves of the shortest paths meet; every path goes through exactly one of them. */
export type PathsBetween = {
  readonly distance: number | null
  readonly meetings: readonly string[]
  readonly pathCount: number
  readonly paths: readonly (readonly string[])[]
}

/** The shortest paths through two balls, in the order of the ids; a party that is not passable is no meeting. */
export function findPathsBetween(
  from: SearchBall,
  to: SearchBall,
  { isPassable, maxPaths }: { isPassable: (id: string) => boolean; maxPaths: number },
): PathsBetween {
  let distance = Infinity
  for (const [id, steps] of from.distances) {
    const others = to.distances.get(id)
    const isEnd = id === from.centre || id === to.centre
    if (others !== undefined && steps + others < distance && (isEnd || isPassable(id))) distance = steps + others
  }
  if (distance === Infinity) return { distance: null, meetings: [], pathCount: 0, paths: [] }
  const cut = Math.min(from.radius, distance)
  const meetings = [...from.distances]
    .filter(([id, steps]) => steps === cut && to.distances.get(id) === distance - cut)
    .map(([id]) => id)
    .filter((id) => id === from.centre || id === to.centre || isPassable(id))
    .toSorted()
  const counts = { from: createCounter(from), to: createCounter(to) }
  const pathCount = meetings.reduce((sum, id) => sum + counts.from(id) * counts.to(id), 0)
  return { distance, meetings, pathCount, paths: takePaths(from, to, { meetings, maxPaths }) }
}

function createCounter({ centre, nearer }: SearchBall): (id: string) => number {
  const counts = new Map([[centre, 1]])
  const count = (id: string): number => {
    const known = counts.get(id)
    if (known !== undefined) return known
    const sum = (nearer.get(id) ?? []).reduce((total, before) => total + count(before), 0)
    counts.set(id, sum)
    return sum
  }
  return count
}

function takePaths(
  from: SearchBall,
  to: SearchBall,
  { meetings, maxPaths }: { meetings: readonly string[]; maxPaths: number },
): string[][] {
  const paths: string[][] = []
  for (const meeting of meetings)
    for (const start of listWays(from, meeting, maxPaths - paths.length))
      for (const end of listWays(to, meeting, maxPaths - paths.length))
        if (paths.length < maxPaths) paths.push([...start.toReversed(), ...end.slice(1)])
  return paths
}

/** Ways from a party to the centre of a ball, at most so many. */
function listWays(ball: Pick<SearchBall, 'centre' | 'nearer'>, id: string, limit: number): string[][] {
  if (id === ball.centre) return limit > 0 ? [[id]] : []
  const ways: string[][] = []
  for (const before of (ball.nearer.get(id) ?? []).toSorted()) {
    if (ways.length >= limit) break
    for (const way of listWays(ball, before, limit - ways.length)) ways.push([id, ...way])
  }
  return ways
}
