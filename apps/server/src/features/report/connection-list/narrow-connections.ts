import type { ConnectionOrder } from '@merleg/contract/report/connection-list.contract'
import { describeStatus } from '@merleg/domain/company-status'
import { foldName } from '@merleg/domain/name-folding'
import { type Connection, weighShare } from './collect-connections.ts'

type Narrowing = { onlyValid: boolean; order: ConnectionOrder; text?: string | undefined }

const collator = new Intl.Collator('hu')

/** What the reader wants to see of a group, in order: what is in force first, names last so that the order is always the same. */
export function narrowConnections(
  connections: readonly Connection[],
  { onlyValid, order, text }: Narrowing,
): Connection[] {
  const wanted = text === undefined ? '' : foldName(text)
  const kept = connections.filter(
    (connection) => (connection.isActive || !onlyValid) && (wanted === '' || isAbout(connection, wanted)),
  )
  const compareNames = order === 'name' ? collator.compare : compareCodes
  // Sorting asks each of thousands a dozen times: what it asks for is read before.
  return kept
    .map((connection) => ({
      connection,
      rank: connection.isActive ? 1 : 0,
      weight: WEIGHTS[order](connection),
      name: connection.party.name,
    }))
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        b.weight - a.weight ||
        compareNames(a.name, b.name) ||
        compareCodes(a.connection.key, b.connection.key),
    )
    .map(({ connection }) => connection)
}

/** The heavier, the earlier. */
const WEIGHTS: Record<ConnectionOrder, (connection: Connection) => number> = {
  weight: ({ ties, through }) => weighShare(ties) * 1000 + through.size,
  name: () => 0,
  status: ({ party }) => (party.isInRegister ? describeStatus(party.status).severity : party.isBanned ? 100 : -1),
  since: ({ ties, through }) =>
    [...ties, ...[...through.values()].flat()].reduce(
      (latest, { from }) => Math.max(latest, from === null ? 0 : Date.parse(from)),
      0,
    ),
}

function isAbout({ party, ties, through }: Connection, wanted: string): boolean {
  const texts = [party.name, party.address, ...ties.map(({ post }) => post)]
  const names = [...through.values()].map(([tie]) => tie?.name ?? '')
  return [...texts, ...names].some((text) => text !== null && foldName(text).includes(wanted))
}

/** By code units: much quicker than by the rules of a language, and enough to be the same each time. */
function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
