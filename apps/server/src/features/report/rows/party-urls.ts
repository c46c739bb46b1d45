import type { DbOrTx } from '@merleg/db/connect'
import { listCompaniesById } from '../../connections/companies.repository.ts'
import { toReportUrl } from '../words/links.ts'

/** The reports of the parties that some facts name, where these are companies of the register. */
export async function listPartyUrls(
  db: DbOrTx,
  facts: readonly { partyId: string | null }[],
): Promise<Map<string, string | null>> {
  const companies = await listCompaniesById(
    db,
    facts.flatMap((fact) => fact.partyId ?? []),
  )
  return new Map([...companies.keys()].map((id) => [id, toReportUrl(id)]))
}
