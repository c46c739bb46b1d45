import type { DbOrTx } from '@merleg/db/connect'
import { chooseHoldings } from '@merleg/domain/connections/told-holdings'
import type { TieKind } from '@merleg/domain/connections/tie-kinds'
import {
  type Holding,
  type OwnershipNetwork,
  type OwnershipParty,
  type PartyKind,
  readNetwork,
} from '@merleg/domain/ownership/ownership-network'
import { findKindByName } from '@merleg/domain/ownership/party-kind-by-name'
import type { ShareBand } from '@merleg/domain/ownership/share-band'
import { listParties, type Party, type PartyDays } from './parties.repository.ts'
import { listTies, type Tie } from './ties.repository.ts'

/**
 * So many parties are read beyond the owners of the company itself; who stands behind the others is answered as not
 * known. Where they hold each other and no share is told, solving takes time by the square of their number and more, and
 * nobody else is answered meanwhile.
 */
const MOST_PARTIES = 200
/** Nor are further lists of owners read than have so many entries together: solving visits all of them, again and again. */
const MOST_HOLDINGS = 32_000
/** Of a company with more owners the largest are read: the rest belongs to owners who are not listed. */
const MOST_OWNERS = 500

/** Whom the register tells as beneficial owner stands for an owner where no source names one. */
export const OWNING = ['owner', 'beneficial'] as const satisfies readonly TieKind[]

/** Who stands above a company, as far as it was read. */
export type OwnerNetwork = {
  network: OwnershipNetwork
  /** The holdings in force on the day, nearest first. */
  ties: readonly Tie[]
  /** By id or `partyKey`. */
  parties: ReadonlyMap<string, Party>
  /** Owners whose own owners were not read, or who were left out. */
  notRead: number
}

/** Reads the owners of a company, theirs, and so on, a level at a time. Own shares are among the holdings. */
export async function readOwnerNetwork(
  db: DbOrTx,
  { companyId, asOf, today, mostHoldings = MOST_HOLDINGS }: PartyDays & { companyId: string; mostHoldings?: number },
): Promise<OwnerNetwork> {
  const seen = new Set([companyId])
  const ties: Tie[] = []
  let notRead = 0
  let direct = 0
  const isRoom = (added: number): boolean => seen.size - direct + added <= MOST_PARTIES
  for (let open = [companyId]; open.length > 0;) {
    if (!isRoom(1)) {
      notRead += open.length
      break
    }
    const asked = { parties: open, asOf, kinds: OWNING, isOwnEntry: true, isOnlyValid: true } as const
    const level = await listTies(db, { ...asked, limit: MOST_OWNERS })
    const owners = Map.groupBy(chooseHoldings(level.ties), (tie) => tie.companyId)
    const next = new Set<string>()
    for (const company of open) {
      const own = owners.get(company) ?? []
      const added = new Set(own.map(({ partyKey }) => partyKey).filter((key) => !seen.has(key)))
      // Part of a list of owners would say less than that it was not read.
      if (company !== companyId && (!isRoom(added.size) || ties.length + own.length > mostHoldings)) {
        notRead += 1
        continue
      }
      notRead += Math.max(0, (level.counts.get(company)?.valid ?? 0) - MOST_OWNERS)
      ties.push(...own)
      for (const { partyId, partyKind } of own)
        if (partyId !== null && partyKind !== 'person' && added.has(partyId)) next.add(partyId)
      for (const key of added) seen.add(key)
      if (company === companyId) direct = added.size
    }
    open = [...next].toSorted()
  }
  const parties = await listParties(db, { ties, asOf, today })
  const ids = new Set(ties.flatMap(({ companyId: owned, partyKey }) => [owned, partyKey]))
  const listed = [...ids.add(companyId)].map((id): OwnershipParty => ({ id, kind: classifyParty(parties.get(id)) }))
  return { network: readNetwork({ parties: listed, holdings: ties.map(toHolding) }), ties, parties, notRead }
}

export function toHolding(tie: Tie): Holding {
  const { shareMin, shareMax, votesMin, votesMax } = tie
  const [capital, votes] = [readBand(shareMin, shareMax), readBand(votesMin, votesMax)]
  return { ownerId: tie.partyKey, ownedId: tie.companyId, capital, votes }
}

function readBand(least: number | null, most: number | null): ShareBand | null {
  if (least === null && most === null) return null
  const bounds = [(least ?? 0) / 100, (most ?? 100) / 100]
  return { min: Math.min(...bounds), max: Math.max(...bounds) }
}

/** What is known of nobody as a company, a person or the state is unknown: somebody may be behind it. */
export function classifyParty(party: Party | undefined): PartyKind {
  if (party === undefined) return 'company'
  if (party.kind === 'person') return 'natural-person'
  if (party.kind === 'budgetary') return 'state'
  const byName = findKindByName(party.name)
  if (byName !== null) return byName
  if (party.kind === 'foreign') return 'abroad'
  return party.isInRegister ? 'company' : 'unknown'
}
