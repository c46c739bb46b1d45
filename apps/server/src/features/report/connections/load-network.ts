import type { DbOrTx } from '@merleg/db/connect'
import {
  type ChosenNetwork,
  chooseNetwork,
  type ConnectionCounts,
  EXPAND_STEP,
  HUB_CONNECTIONS,
  type NetworkFilters,
  NETWORK_LIMIT,
} from '@merleg/domain/connections/choose-network'
import { type Connection, connectionId, connectTies, type NetworkTie } from '@merleg/domain/connections/network-ties'
import { countConnections, listCeased } from '../../connections/connection-counts.repository.ts'
import { listTies, type Tie } from '../../connections/ties.repository.ts'
import { toNetworkTie } from '../rows/network-ties.ts'

/** So many entries are read of the middle; each step of expanding reads as many more as it may draw. */
const TIE_LIMIT = 4 * NETWORK_LIMIT
/** Of others, whose connections are at most those of a hub; what has ended is among them. */
const NEIGHBOUR_TIE_LIMIT = 4 * HUB_CONNECTIONS

/** Of who is named without an id nothing more is counted. */
const NO_CONNECTIONS: ConnectionCounts = {
  groups: { owners: 0, leaders: 0, interests: 0, led: 0, successions: 0 },
  ofKinds: 0,
  all: 0,
}

export type NetworkQuery = {
  companyId: string
  /** YYYY-MM-DD */
  asOf: string
  /** YYYY-MM-DD: on an earlier day companies have ceased by what holds on it. */
  today: string
  filters: NetworkFilters
  expanded: readonly string[]
}
/** A tie of the register as the network has it. */
export type ReadTie = NetworkTie & { tie: Tie }
export type LoadedNetwork = {
  chosen: ChosenNetwork
  /** What would be drawn without expanding. */
  base: ChosenNetwork
  ties: ReadTie[]
  connections: Connection[]
  counts: ReadonlyMap<string, ConnectionCounts>
}

/** Reads as much of the register as the network around a company shows on a day, and chooses what is drawn. */
export async function loadNetwork(db: DbOrTx, query: NetworkQuery): Promise<LoadedNetwork> {
  const { companyId: focus, asOf, today, filters, expanded } = query
  const ties = new Map<number, ReadTie>()
  const counts = new Map<string, ConnectionCounts>()
  const gone = new Set<string>()
  /** Of the ties read by now. */
  let connected: Connection[] | null = null
  const readTies = async (parties: readonly string[], limit: number): Promise<void> => {
    const found = await listTies(db, { parties, asOf, limit })
    const read = found.ties.map((tie): ReadTie => ({ ...toNetworkTie(tie), tie }))
    for (const tie of read) ties.set(tie.tie.factId, tie)
    connected = null
    const ends = [...new Set(read.flatMap(({ source, target }) => [source, target]))].filter((end) => end !== focus)
    for (const id of await listCeased(db, { ids: ends, asOf, today })) gone.add(id)
    connected = null
  }
  const count = async (parties: Iterable<string>): Promise<void> => {
    const unknown = [...new Set(parties)].filter((party) => !counts.has(party))
    const found = await countConnections(db, { parties: unknown, focus, asOf, today, filters })
    for (const party of unknown) counts.set(party, found.get(party) ?? NO_CONNECTIONS)
  }
  const connect = () => (connected ??= connectTies([...ties.values()], asOf, gone))
  const choose = (given: { levels: 1 | 2; expanded: readonly string[] }) =>
    chooseNetwork({
      focus,
      connections: connect(),
      counts,
      filters: { ...filters, levels: given.levels },
      expanded: given.expanded,
    })
  /** Who is drawn, or, where the lonely are not, everybody of whom that is asked. */
  const askedParties = (chosen: ChosenNetwork) =>
    filters.withoutConnections
      ? chosen.parties.map(({ id }) => id)
      : connect().flatMap(({ source, target }) => [source, target])

  const opened = [...new Set([focus, ...expanded])]
  await Promise.all([readTies(opened, TIE_LIMIT + EXPAND_STEP * expanded.length), count(opened)])
  await count(askedParties(choose({ levels: 1, expanded: [] })))
  if (filters.levels === 2) {
    const around = choose({ levels: 1, expanded: [] }).parties.filter(({ id, isHub }) => id !== focus && !isHub)
    await readTies(
      around.map(({ id }) => id),
      NEIGHBOUR_TIE_LIMIT,
    )
  }
  await count(askedParties(choose({ levels: filters.levels, expanded })))
  const chosen = choose({ levels: filters.levels, expanded })
  return {
    chosen,
    base: expanded.length === 0 ? chosen : choose({ levels: filters.levels, expanded: [] }),
    ties: [...ties.values()],
    connections: connect(),
    counts,
  }
}

/** The entries behind the arrows. */
export function listDrawnTies({ chosen, ties }: LoadedNetwork): ReadTie[] {
  const drawn = new Set(chosen.connections.map(({ id }) => id))
  return ties.filter((tie) => drawn.has(connectionId(tie)))
}
