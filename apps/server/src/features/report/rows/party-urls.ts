import { personPage } from '@merleg/contract/pages'
import type { DbOrTx } from '@merleg/db/connect'
import type { StoredFact } from '../../register/facts.repository.ts'
import { listCompaniesById } from '../../connections/companies.repository.ts'
import { toReportUrl } from '../words/links.ts'

type PartyFact = Pick<StoredFact, 'partyId' | 'payload'>

/** The pages of the parties that some facts name: of companies of the register their reports, of persons their own. */
export async function listPartyUrls(db: DbOrTx, facts: readonly PartyFact[]): Promise<Map<string, string | null>> {
  const companies = await listCompaniesById(
    db,
    facts.flatMap((fact) => fact.partyId ?? []),
  )
  const persons = facts.flatMap((fact): [string, string][] => {
    const url = toPersonUrl(fact)
    return url === null || fact.partyId === null ? [] : [[fact.partyId, url]]
  })
  return new Map([...persons, ...[...companies.keys()].map((id): [string, string | null] => [id, toReportUrl(id)])])
}

/** The page of the person that a fact names; null where it names none, or none with an id. */
export function toPersonUrl({ partyId, payload }: PartyFact): string | null {
  const isPerson = 'partyKind' in payload && payload.partyKind === 'person'
  return isPerson && partyId !== null ? personPage(partyId) : null
}
