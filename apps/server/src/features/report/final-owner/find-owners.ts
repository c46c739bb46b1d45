import type { DbOrTx } from '@merleg/db/connect'
import { findFinalOwners } from '@merleg/domain/ownership/final-owners'
import { type FoundTogether, listNamesakes, supposeNamesakes } from '@merleg/domain/ownership/namesakes'
import { type OwnerNetwork, toHolding } from '../../connections/owner-network.ts'
import { listBirths } from './births.repository.ts'

/** Stakes that are visited for each supposition of who is one person; bounds stay wide beyond, which says "possible". */
const MOST_VISITS = 6_000_000

/** Who stands behind a company, also if entries of one name that no identifier tells apart were one person. */
export async function findOwners(db: DbOrTx, owners: OwnerNetwork, companyId: string): Promise<FoundTogether> {
  const { network, ties, parties } = owners
  const found = findFinalOwners(network, companyId)
  const named = found.owners.flatMap(({ partyId }) => {
    const party = parties.get(partyId)
    return party === undefined || party.isInRegister ? [] : [{ partyId, name: party.name, hasId: party.id !== null }]
  })
  const suspected = new Set(listNamesakes(named.map((person) => ({ ...person, births: [] }))).flat(2))
  if (suspected.size === 0) return { found, together: new Map() }
  const births = await listBirths(
    db,
    ties.filter(({ partyKey }) => suspected.has(partyKey)),
  )
  const rounds = listNamesakes(named.map((person) => ({ ...person, births: births.get(person.partyId) ?? [] })))
  const holdings = ties.map(toHolding)
  return supposeNamesakes(found, { parties: network.parties, holdings, rounds, mostVisits: MOST_VISITS })
}
