import type { DbOrTx } from '@merleg/db/connect'
import type { CompanyStatus } from '@merleg/domain/company-status'
import { sql } from 'kysely'
import { toReportUrl } from './report-links.ts'

export type CompanyRow = { companyId: string; name: string; registerNumber: string | null; status: CompanyStatus }

/** Of some ids those that are companies of the register, with what a list shows of them. */
export async function listCompaniesById(db: DbOrTx, ids: readonly string[]): Promise<Map<string, CompanyRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CompanyRow>`
    select company_id as "companyId", name, register_number as "registerNumber", status
    from company_profiles where company_id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.companyId, row]))
}

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
