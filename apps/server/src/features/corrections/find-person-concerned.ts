import { foldName } from '@merleg/domain/name-folding'
import type { StoredFact } from '../register/facts.repository.ts'
import { toProvenance } from '../report/rows/provenance.ts'
import type { StoredCorrection } from './corrections.repository.ts'

export type PersonConcerned = { name: string; partyId: string | null }

/**
 * The person of whom a report is: whoever objects himself, or whom the reported fact names. The name as the register has
 * it; null where it is about no person in a role of the company.
 */
export function findPersonConcerned(
  { reporterName, userId, fieldKey }: Pick<StoredCorrection, 'reporterName' | 'userId' | 'fieldKey'>,
  facts: readonly StoredFact[],
): PersonConcerned | null {
  const isMeant = (fact: StoredFact, name: string): boolean =>
    fieldKey === null
      ? userId === null && foldName(name) === foldName(reporterName)
      : toProvenance(fact).key === fieldKey
  for (const fact of facts) {
    const name = nameOfPerson(fact)
    if (name !== null && isMeant(fact, name)) return { name, partyId: fact.partyId }
  }
  return null
}

function nameOfPerson({ payload }: StoredFact): string | null {
  return 'partyKind' in payload && payload.partyKind === 'person' ? payload.name : null
}
