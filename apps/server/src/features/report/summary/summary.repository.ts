import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import type { CompanyRow } from '../report-companies.repository.ts'

/** Roles that tie a party to what a company does; an auditor's or supervisor's other companies say nothing of it. */
const ROLE_SECTIONS = ['signatory', 'representative', 'member']

export type LinkedQuery = { companyId: string; asOf: string; limit: number }
export type LinkedPage = { rows: CompanyRow[]; total: number }

/** Existing companies that have an owner or signatory in common with a company on a day. */
export async function listOtherCompanies(db: DbOrTx, { companyId, asOf, limit }: LinkedQuery): Promise<LinkedPage> {
  const { rows } = await sql<CompanyRow & { total: number }>`
    ${parties(companyId, asOf)}, found as (
      select distinct l.company_id from own join links l on l.from_party = own.party_id and l.to_party = l.company_id
      where l.company_id <> ${companyId} and l.section = any(${ROLE_SECTIONS}::text[]) and l.valid @> ${asOf}::date
    )
    select p.company_id as "companyId", p.name, p.register_number as "registerNumber", p.status, count(*) over ()::integer as total
    from found join company_profiles p using (company_id)
    where p.status <> 'ceased'
    order by p.prominence desc, p.name, p.company_id limit ${limit}`.execute(db)
  return toPage(rows)
}

/** Ceased companies that persons of a company on a day have ever owned or signed for. */
export async function listClosedCompanies(db: DbOrTx, { companyId, asOf, limit }: LinkedQuery): Promise<LinkedPage> {
  const { rows } = await sql<CompanyRow & { total: number }>`
    ${parties(companyId, asOf)}, found as (
      select distinct l.company_id from own join persons on persons.person_id = own.party_id
      join links l on l.from_party = own.party_id and l.to_party = l.company_id
      where l.company_id <> ${companyId} and l.section = any(${ROLE_SECTIONS}::text[])
    )
    select p.company_id as "companyId", p.name, p.register_number as "registerNumber", p.status, count(*) over ()::integer as total
    from found join company_profiles p using (company_id)
    where p.status = 'ceased'
    order by p.status_since desc nulls last, p.name, p.company_id limit ${limit}`.execute(db)
  return toPage(rows)
}

function parties(companyId: string, asOf: string) {
  return sql`with own as (
    select distinct to_party as party_id from links
    where from_party = ${companyId} and company_id = ${companyId} and section = any(${ROLE_SECTIONS}::text[]) and valid @> ${asOf}::date
  )`
}

function toPage(rows: (CompanyRow & { total: number })[]): LinkedPage {
  return { rows, total: rows[0]?.total ?? 0 }
}

/** How many other existing entities have exactly this seat; null where the address has no postal code to find them by. */
export async function countSameSeat(
  db: DbOrTx,
  { companyId, seat, seatZip }: { companyId: string; seat: string | null; seatZip: string | null },
): Promise<number | null> {
  if (seat === null || seatZip === null) return null
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from company_profiles
    where seat_zip = ${seatZip} and seat = ${seat} and company_id <> ${companyId} and status <> 'ceased'`.execute(db)
  return rows[0]?.count ?? 0
}
