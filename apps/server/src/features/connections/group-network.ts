import type { DbOrTx } from '@merleg/db/connect'
import { chooseHoldings } from '@merleg/domain/beneficial-owners/told-holdings'
import {
  chooseHead,
  findSoleLeader,
  type GroupHead,
  isLeadingPost,
  type Leader,
  listDominated,
} from '@merleg/domain/group/group-head'
import { findLastOwners } from '@merleg/domain/group/last-owners'
import { findGroup, type GroupMember } from '@merleg/domain/ownership/dominated-group'
import { type OwnershipNetwork, type OwnershipParty, readNetwork } from '@merleg/domain/ownership/ownership-network'
import { listNextOwned } from './next-owned.ts'
import { classifyParty, OWNING, readOwnerNetwork, toHolding } from './owner-network.ts'
import { listCompanyParties, listParties, type Party, type PartyDays } from './parties.repository.ts'
import { listTies, type Tie } from './ties.repository.ts'

/** The entries of so many companies are read; of a larger group the rest is answered as not known. */
const MOST_COMPANIES = 1500
/** Of a party with more shares the largest are read. */
const MOST_SHARES = 3000
const MOST_LED = 500

/** Under whom a company stands, and who stands there besides, as far as it was read. */
export type GroupNetwork = {
  head: GroupHead
  /** The last owner that the head leads, where that is another company than the one asked for; null otherwise. */
  ledOwnerId: string | null
  /** Without the head. */
  members: readonly GroupMember[]
  network: OwnershipNetwork
  /** In force on the day: who owns, and who leads what stands under a leader. */
  ties: readonly Tie[]
  /** By id or `partyKey`. */
  parties: ReadonlyMap<string, Party>
  /** Companies whose own shares were not read, and shares that were left out. */
  notRead: number
}

type Asked = PartyDays & { companyId: string }

/** Reads the group of a company: its owners upwards, then what the head owns and leads, a level at a time. */
export async function readGroupNetwork(db: DbOrTx, asked: Asked): Promise<GroupNetwork> {
  const { companyId, asOf, today } = asked
  const top = await readTop(db, asked)
  const { head, led } = top
  const down = await readOwned(db, { tops: [head.partyId, ...led.ids], asOf })
  const ties = [...top.ties, ...led.ties, ...down.ties]
  const all = [...new Map(ties.map((tie) => [tie.factId, tie])).values()]
  const tied = await listParties(db, { ties: all, asOf, today })
  // Nobody may be tied to the company on the day.
  const untied = { ids: tied.has(companyId) ? [] : [companyId], asOf, today }
  const parties = new Map<string, Party>([...(await listCompanyParties(db, untied)), ...tied])
  const network = buildNetwork({ ties: all, parties, ids: [companyId, head.partyId, ...led.ids] })
  const members = findGroup(network, { headId: head.partyId, ledIds: led.ids })
  const { ledOwnerId } = top
  return { head, ledOwnerId, members, network, ties: all, parties, notRead: top.notRead + down.notRead }
}

type Led = { ids: readonly string[]; ties: readonly Tie[] }
type Top = { head: GroupHead; ledOwnerId: string | null; led: Led; ties: readonly Tie[]; notRead: number }

/** Upwards: a last owner that is a company and has a leader stands under that one, whichever of its group is asked for. */
async function readTop(db: DbOrTx, asked: Asked): Promise<Top> {
  const own = await readOwnTop(db, asked)
  const { head } = own
  if (head.kind !== 'owner' || head.verdict !== 'certain' || own.isPerson) return { ...own, ledOwnerId: null }
  const above = await readOwnTop(db, { ...asked, companyId: head.partyId })
  if (above.head.kind !== 'leader') return { ...own, ledOwnerId: null }
  const [ties, notRead] = [[...own.ties, ...above.ties], own.notRead + above.notRead]
  return { head: above.head, ledOwnerId: head.partyId, led: above.led, ties, notRead }
}

async function readOwnTop(db: DbOrTx, asked: Asked): Promise<Omit<Top, 'ledOwnerId'> & { isPerson: boolean }> {
  const { companyId, asOf } = asked
  const owners = await readOwnerNetwork(db, asked)
  const leaders = await readLeaders(db, asked)
  const lastOwners = findLastOwners(owners.network, companyId)
  const head = chooseHead({ targetId: companyId, lastOwners, leaders: leaders.list })
  const isPerson = head.kind === 'leader' || owners.parties.get(head.partyId)?.kind === 'person'
  const led = isPerson ? await readLed(db, { headId: head.partyId, asOf }) : { ids: [], ties: [] }
  // A leader is the head because he alone leads this one.
  const ids = head.kind === 'leader' ? [...new Set([companyId, ...led.ids])] : led.ids
  const ties = [...owners.ties, ...leaders.ties]
  return { head, isPerson, led: { ids, ties: led.ties }, ties, notRead: owners.notRead }
}

function buildNetwork(given: {
  ties: readonly Tie[]
  parties: ReadonlyMap<string, Party>
  ids: readonly string[]
}): OwnershipNetwork {
  const holdings = chooseHoldings(given.ties)
  const ids = new Set([...given.ids, ...holdings.flatMap(({ companyId, partyKey }) => [companyId, partyKey])])
  const parties = [...ids].map((id): OwnershipParty => ({ id, kind: classifyParty(given.parties.get(id)) }))
  return readNetwork({ parties, holdings: holdings.map(toHolding) })
}

/** Who leads the company, and how many companies the only one leads. */
async function readLeaders(
  db: DbOrTx,
  { companyId, asOf }: Pick<Asked, 'companyId' | 'asOf'>,
): Promise<{ list: Leader[]; ties: readonly Tie[] }> {
  const own = { parties: [companyId], asOf, kinds: ['leader'], isOwnEntry: true, isOnlyValid: true } as const
  const { ties } = await listTies(db, own)
  const list = ties
    .filter(isLeading)
    .map((tie) => ({ partyId: tie.partyKey, isPerson: isKnownPerson(tie), companies: 1 }))
  const sole = findSoleLeader(list)
  if (sole === null) return { list, ties }
  const companies = new Set((await listLed(db, { headId: sole.partyId, asOf })).map((tie) => tie.companyId)).size
  return { list: [{ ...sole, companies }], ties }
}

const isLeading = ({ post }: Tie): boolean => isLeadingPost(post)

const isKnownPerson = ({ partyId, partyKind }: Tie): boolean => partyId !== null && partyKind === 'person'

async function listLed(db: DbOrTx, { headId, asOf }: { headId: string; asOf: string }): Promise<readonly Tie[]> {
  const led = { parties: [headId], asOf, kinds: ['leader'], isOnlyValid: true, limit: MOST_LED } as const
  return (await listTies(db, led)).ties.filter(isLeading)
}

/** What a person alone leads, and nobody else has the majority of. */
async function readLed(
  db: DbOrTx,
  { headId, asOf }: { headId: string; asOf: string },
): Promise<{ ids: string[]; ties: readonly Tie[] }> {
  const companies = [...new Set((await listLed(db, { headId, asOf })).map(({ companyId }) => companyId))].toSorted()
  const entries = {
    parties: companies,
    asOf,
    kinds: [...OWNING, 'leader'],
    isOwnEntry: true,
    isOnlyValid: true,
  } as const
  const { ties } = await listTies(db, entries)
  const byCompany = Map.groupBy(ties, ({ companyId }) => companyId)
  const asked = [...byCompany].map(([companyId, own]) => ({
    companyId,
    leaders: own
      .filter((tie) => tie.kind === 'leader' && isLeading(tie))
      .map((tie) => ({ partyId: tie.partyKey, isPerson: isKnownPerson(tie) })),
    owners: chooseHoldings(own).map(({ partyKey, shareMin }) => ({ partyId: partyKey, min: (shareMin ?? 0) / 100 })),
  }))
  const ids = listDominated(headId, asked)
  return { ids, ties: ids.flatMap((id) => byCompany.get(id) ?? []) }
}

/** What some parties own, what that owns, and so on, with all owners of each; as far as it may be a majority. */
async function readOwned(
  db: DbOrTx,
  { tops, asOf }: { tops: readonly string[]; asOf: string },
): Promise<{ ties: Tie[]; notRead: number }> {
  const read = new Set<string>()
  const ties = new Map<number, Tie>()
  let notRead = 0
  for (let open: readonly string[] = [...new Set(tops)]; open.length > 0;) {
    const asked = { parties: open, asOf, kinds: OWNING, isOnlyValid: true, limit: MOST_SHARES } as const
    const level = await listTies(db, asked)
    for (const { valid } of level.counts.values()) notRead += Math.max(0, valid - MOST_SHARES)
    for (const tie of level.ties) ties.set(tie.factId, tie)
    for (const id of open) read.add(id)
    const next = listNextOwned(chooseHoldings([...ties.values()]), { tops, read })
    const room = Math.max(0, MOST_COMPANIES - read.size)
    notRead += Math.max(0, next.length - room)
    open = next.slice(0, room)
  }
  return { ties: chooseHoldings([...ties.values()]), notRead }
}
