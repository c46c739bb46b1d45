import type { DbOrTx } from '@merleg/db/connect'
import { foldName } from '@merleg/domain/name-folding'
import { isIndirectRole } from '@merleg/domain/sanctions/indirect-roles'
import type { CompanyParties } from '../../sanctions/parties.views.ts'
import { listWithheld, type StoredMatch } from './matches.repository.ts'

/**
 * Matches, of which those of indirect owners tell no birth where an entry of a company behind withholds it (ADR 85), or where
 * nobody knows any more whose entry it was.
 */
export async function withholdBehind(
  db: DbOrTx,
  matches: readonly StoredMatch[],
  { named, behind }: CompanyParties,
): Promise<StoredMatch[]> {
  if (!matches.some(isIndirectPerson)) return [...matches]
  const withheld = await listWithheld(db, behind.owningIds)
  const [keys, names] = [
    new Set(withheld.map(({ partyId }) => partyId)),
    new Set(withheld.map(({ nameFolded }) => nameFolded)),
  ]
  const known = new Set(named.map(({ key }) => key))
  const isTold = ({ partyKey, party }: StoredMatch) =>
    known.has(partyKey) && !keys.has(partyKey) && !names.has(foldName(party.name))
  return matches.map((match) => (isIndirectPerson(match) && !isTold(match) ? { ...match, isWithheld: true } : match))
}

const isIndirectPerson = ({ party }: StoredMatch): boolean =>
  party.kind === 'person' && party.roles.some(isIndirectRole)
