import { compareTexts, type Connection } from './network-ties.ts'

/** At most so many connections are drawn unasked (spec part 2 §9). */
export const NETWORK_LIMIT = 100
/** Who has more connections than this is a hub: drawn with their number, not walked through unasked. */
export const HUB_CONNECTIONS = 25
/** So many more connections of a party are drawn with each time it is expanded. */
export const EXPAND_STEP = 25

/** The filters of the picture (spec part 1 §2 "Connection graph"). */
export type NetworkFilters = {
  levels: 1 | 2
  owners: boolean
  leaders: boolean
  onlyActive: boolean
  /** Also parties that have no connection beside the one by which they would be drawn. */
  withoutConnections: boolean
}

/** What the other end of a connection is to a party. */
export const TIE_GROUPS = ['owners', 'leaders', 'interests', 'led', 'successions'] as const
export type TieGroup = (typeof TIE_GROUPS)[number]

/** How many connections a party has in the whole register; what is read of it may be fewer. */
export type ConnectionCounts = {
  /** Under the filters of kind and of what is in force, by what the other end is. */
  groups: Readonly<Record<TieGroup, number>>
  /** Under the filter of kind, ended ones too. */
  ofKinds: number
  /** Of every kind, now or ever. */
  all: number
}

const matchingOf = (counts: ConnectionCounts | undefined): number =>
  TIE_GROUPS.reduce((sum, group) => sum + (counts?.groups[group] ?? 0), 0)

export type NetworkParty = {
  id: string
  /** Steps from the middle. */
  depth: number
  /** Connections under the filters that are not drawn. */
  hidden: number
  isHub: boolean
  isExpanded: boolean
}
/** One node in place of the connections of a group that are not drawn. */
export type NetworkRest = { id: string; party: string; group: TieGroup; count: number }
export type ChosenNetwork = {
  /** In the order in which they came: those of an expansion after what was there before. */
  parties: NetworkParty[]
  /** Those of them whose connections were followed: the others are known only from this side. */
  walked: string[]
  connections: Connection[]
  rests: NetworkRest[]
  /** Connections of the parties walked through that are not drawn, by the reason. */
  leftOut: { ended: number; otherKinds: number; alone: number; overLimit: number; inHubs: number }
}

export type NetworkInput = {
  focus: string
  /** Of the middle, of the parties around it, and of those expanded, in any order; not all that there are. */
  connections: readonly Connection[]
  counts: ReadonlyMap<string, ConnectionCounts>
  filters: NetworkFilters
  /** Parties that the reader expanded, in the order of doing so; once for each step. */
  expanded: readonly string[]
}

/** Does a connection count under the filters of kind? Successions always do. */
export function isOfKinds({ kinds }: Connection, { owners, leaders }: NetworkFilters): boolean {
  const isOwner = kinds.includes('owner') || kinds.includes('beneficial')
  return kinds.includes('succession') || (owners && isOwner) || (leaders && kinds.includes('leader'))
}

/** What the other end is to `party`: a share says more than a post. */
export function groupOf({ target, kinds }: Connection, party: string): TieGroup {
  if (kinds.includes('owner') || kinds.includes('beneficial')) return target === party ? 'owners' : 'interests'
  if (kinds.includes('leader')) return target === party ? 'leaders' : 'led'
  return 'successions'
}

/** What is in force first, then the largest share, then leaders, then by id. */
function compareWeight(a: Connection, b: Connection): number {
  return (
    Number(b.isActive) - Number(a.isActive) ||
    Number(b.kinds.includes('owner')) - Number(a.kinds.includes('owner')) ||
    (b.shareMax ?? -1) - (a.shareMax ?? -1) ||
    compareTexts(a.id, b.id)
  )
}

/**
 * The network around a party: which connections are drawn under the filters, which are not and why. Of two levels the
 * second is that of the parties on the first, hubs among them only as far as both ends are drawn anyway.
 */
export function chooseNetwork(input: NetworkInput): ChosenNetwork {
  const walk = startWalk(input)
  walk.add(walk.around(input.focus), NETWORK_LIMIT)
  const first = [...walk.depths.keys()].filter((party) => party !== input.focus)
  if (input.filters.levels === 2) {
    for (const party of first) if (!walk.isHub(party)) walk.walked.add(party)
    const second = new Set(first.flatMap((party) => walk.around(party)))
    const isBetween = ({ source, target }: Connection) => walk.depths.has(source) && walk.depths.has(target)
    const found = [...second].filter(
      (connection) => isBetween(connection) || walk.walked.has(connection.source) || walk.walked.has(connection.target),
    )
    const inOrder = found.toSorted((a, b) => Number(isBetween(b)) - Number(isBetween(a)) || compareWeight(a, b))
    walk.add(inOrder, NETWORK_LIMIT)
  }
  for (const party of input.expanded) {
    if (!walk.depths.has(party)) continue
    walk.walked.add(party)
    walk.add(walk.around(party), walk.drawn.size + EXPAND_STEP)
  }
  return describeWalk(input, walk)
}

type Walk = ReturnType<typeof startWalk>

function startWalk({ focus, connections, counts, filters }: NetworkInput) {
  const matching = connections.filter(
    (connection) => isOfKinds(connection, filters) && (connection.isActive || !filters.onlyActive),
  )
  const byParty = new Map<string, Connection[]>()
  for (const connection of matching.toSorted(compareWeight)) {
    for (const end of new Set([connection.source, connection.target])) {
      const own = byParty.get(end)
      if (own === undefined) byParty.set(end, [connection])
      else own.push(connection)
    }
  }
  const depths = new Map([[focus, 0]])
  const drawn = new Map<string, Connection>()
  const alone = new Set<string>()
  const isAlone = (party: string) => !depths.has(party) && counts.has(party) && matchingOf(counts.get(party)) <= 1
  return {
    depths,
    drawn,
    alone,
    walked: new Set([focus]),
    around: (party: string): readonly Connection[] => byParty.get(party) ?? [],
    isHub: (party: string) => party !== focus && matchingOf(counts.get(party)) > HUB_CONNECTIONS,
    /** Draws as many as there is room for, in this order. */
    add(candidates: readonly Connection[], room: number): void {
      for (const connection of candidates) {
        const { id, source, target } = connection
        if (drawn.has(id) || drawn.size >= room) continue
        if (!filters.withoutConnections && (isAlone(source) || isAlone(target))) {
          alone.add(id)
          continue
        }
        const depth = 1 + Math.min(depths.get(source) ?? Infinity, depths.get(target) ?? Infinity)
        for (const end of [source, target]) if (!depths.has(end)) depths.set(end, depth)
        drawn.set(id, connection)
      }
    },
  }
}

function describeWalk({ focus, counts, expanded, filters }: NetworkInput, walk: Walk): ChosenNetwork {
  const connections = [...walk.drawn.values()].toSorted((a, b) => compareTexts(a.id, b.id))
  const drawnOf = Map.groupBy(
    connections.flatMap(({ source, target }) => [...new Set([source, target])]),
    (party) => party,
  )
  const hiddenOf = (party: string) => Math.max(0, matchingOf(counts.get(party)) - (drawnOf.get(party)?.length ?? 0))
  const parties = [...walk.depths].map(([id, depth]) => ({
    id,
    depth,
    hidden: hiddenOf(id),
    isHub: walk.isHub(id),
    isExpanded: expanded.includes(id),
  }))
  const opened = [...new Set([focus, ...expanded])].filter((party) => walk.depths.has(party))
  return {
    parties,
    walked: [...walk.walked],
    connections,
    rests: opened.flatMap((party) => listRests(party, counts.get(party), walk)),
    leftOut: countLeftOut({ parties, counts, levels: filters.levels }, walk),
  }
}

/** What is not drawn of a party that was opened, by group. */
function listRests(party: string, counts: ConnectionCounts | undefined, { drawn, alone, around }: Walk): NetworkRest[] {
  const told = around(party).filter(({ id }) => drawn.has(id) || alone.has(id))
  return TIE_GROUPS.flatMap((group) => {
    const count =
      (counts?.groups[group] ?? 0) - told.filter((connection) => groupOf(connection, party) === group).length
    return count > 0 ? [{ id: `rest:${group}:${party}`, party, group, count }] : []
  })
}

function countLeftOut(
  { parties, counts, levels }: { parties: readonly NetworkParty[]; counts: NetworkInput['counts']; levels: 1 | 2 },
  { walked, around, drawn, alone, isHub }: Walk,
): ChosenNetwork['leftOut'] {
  const through = parties.filter(({ id }) => walked.has(id))
  const unseen = new Set(through.flatMap(({ id }) => around(id).filter((connection) => !drawn.has(connection.id))))
  const sumOf = (of: readonly NetworkParty[], count: (party: NetworkParty) => number) =>
    of.reduce((sum, party) => sum + Math.max(0, count(party)), 0)
  const unread = sumOf(through, ({ id, hidden }) => hidden - around(id).filter((one) => unseen.has(one)).length)
  return {
    ended: sumOf(through, ({ id }) => (counts.get(id)?.ofKinds ?? 0) - matchingOf(counts.get(id))),
    otherKinds: sumOf(through, ({ id }) => (counts.get(id)?.all ?? 0) - (counts.get(id)?.ofKinds ?? 0)),
    alone: alone.size,
    overLimit: Math.max(0, unseen.size + unread - alone.size),
    inHubs: sumOf(
      parties.filter(({ id }) => levels === 2 && isHub(id) && !walked.has(id)),
      ({ hidden }) => hidden,
    ),
  }
}
