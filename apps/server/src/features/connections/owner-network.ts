import type { DbOrTx } from '@merleg/db/connect'
import {
  type Holding,
  type OwnershipNetwork,
  type OwnershipParty,
  type PartyKind,
  readNetwork,
} from '@merleg/domain/ownership/ownership-network'
import type { ShareBand } from '@merleg/domain/ownership/share-band'
import { listParties, type Party } from './parties.repository.ts'
import { listTies, type Tie } from './ties.repository.ts'

/** So many parties are read; who stands behind the others is answered as not known. */
const MOST_PARTIES = 1000
/** Of a company with more owners the largest are read: the rest belongs to owners who are not listed. */
const MOST_OWNERS = 500

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
  { companyId, asOf }: { companyId: string; asOf: string },
): Promise<OwnerNetwork> {
  const seen = new Set([companyId])
  const ties: Tie[] = []
  let notRead = 0
  for (let open = [companyId]; open.length > 0;) {
    const asked = {
      parties: open,
      asOf,
      kinds: ['owner'],
      isOwnEntry: true,
      isOnlyValid: true,
      limit: MOST_OWNERS,
    } as const
    const level = await listTies(db, asked)
    for (const { valid } of level.counts.values()) notRead += Math.max(0, valid - MOST_OWNERS)
    ties.push(...level.ties)
    const next = new Set(
      level.ties.flatMap(({ partyId, partyKind }) =>
        partyId !== null && partyKind !== 'person' && !seen.has(partyId) ? [partyId] : [],
      ),
    )
    for (const { partyKey } of level.ties) seen.add(partyKey)
    if (seen.size > MOST_PARTIES) {
      notRead += next.size
      break
    }
    open = [...next].toSorted()
  }
  const parties = await listParties(db, { ties, asOf })
  const ids = new Set(ties.flatMap(({ companyId: owned, partyKey }) => [owned, partyKey]))
  const listed = [...ids.add(companyId)].map((id): OwnershipParty => ({ id, kind: classifyParty(parties.get(id)) }))
  return { network: readNetwork({ parties: listed, holdings: ties.map(toHolding) }), ties, parties, notRead }
}

/** No source tells votes apart from capital. */
function toHolding(tie: Tie): Holding {
  return { ownerId: tie.partyKey, ownedId: tie.companyId, capital: readBand(tie), votes: null }
}

function readBand({ shareMin, shareMax }: Tie): ShareBand | null {
  if (shareMin === null && shareMax === null) return null
  const bounds = [(shareMin ?? 0) / 100, (shareMax ?? 100) / 100]
  return { min: Math.min(...bounds), max: Math.max(...bounds) }
}

/** Legal forms stand in the names of Hungarian companies and foundations by law (Act V of 2006, 3. §; Act V of 2013, 3:6. §). */
const KINDS_BY_NAME: readonly (readonly [RegExp, PartyKind])[] = [
  [/\bnyrt\b|nyilvánosan működő/i, 'listed'],
  [/^magyar állam\b|önkormányzata?$/i, 'state'],
  [/alapítvány$/i, 'foundation'],
]

/** What is known of nobody as a company, a person or the state is unknown: somebody may be behind it. */
function classifyParty(party: Party | undefined): PartyKind {
  if (party === undefined) return 'company'
  if (party.kind === 'person') return 'natural-person'
  if (party.kind === 'budgetary') return 'state'
  const byName = KINDS_BY_NAME.find(([pattern]) => pattern.test(party.name.trim()))?.[1]
  if (byName !== undefined) return byName
  if (party.kind === 'foreign') return 'abroad'
  return party.isInRegister ? 'company' : 'unknown'
}
