import type { DbOrTx } from '@merleg/db/connect'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { EntityKind } from '@merleg/domain/report-id'
import { sql } from 'kysely'

/** Sections that name the people and companies behind a company. */
export const PARTY_SECTIONS = [
  'member',
  'signatory',
  'auditor',
  'supervisory-board',
  'representative',
] as const satisfies FactSection[]
export type PartySection = (typeof PARTY_SECTIONS)[number]

export type CompanyRow = {
  companyId: string
  kind: EntityKind
  countryCode: string
  taxNumber: string | null
  registerNumber: string | null
  /** Current, short, foreign and former ones. */
  names: string[]
}

export async function listScreenedCompanies(db: DbOrTx, companyIds: readonly string[]): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select p.company_id as "companyId", p.kind, p.country_code as "countryCode", p.tax_number as "taxNumber",
           p.register_number as "registerNumber",
           coalesce((select array_agg(n.name order by array_position(array['current', 'short', 'foreign', 'former'], n.kind), n.name)
                     from company_names n where n.company_id = p.company_id), array[p.name]) as names
    from company_profiles p where p.company_id = any(${[...companyIds]}::text[])`.execute(db)
  return rows
}

export type PartyRow = {
  companyId: string
  section: PartySection
  partyId: string | null
  partyKind: 'person' | 'company' | 'other'
  name: string
  birthDate: string | null
  registerNumber: string | null
}

/** Who is an owner, officer or auditor of the companies on a day (YYYY-MM-DD). */
export async function listPartyRows(db: DbOrTx, companyIds: readonly string[], day: string): Promise<PartyRow[]> {
  const { rows } = await sql<PartyRow>`
    select company_id as "companyId", section, party_id as "partyId", payload->>'partyKind' as "partyKind", payload->>'name' as name,
           payload->>'birthDate' as "birthDate", payload->>'registerNumber' as "registerNumber"
    from facts
    where company_id = any(${[...companyIds]}::text[]) and section = any(${[...PARTY_SECTIONS]}::text[])
      and upper_inf(recorded) and valid @> ${day}::date
    order by company_id, section, slot`.execute(db)
  return rows
}

/** The next companies after an id, in order of their ids. */
export async function listCompanyIdsAfter(db: DbOrTx, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select company_id as id from companies where company_id > ${after} order by company_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countCompanies(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from companies`.execute(db)
  return rows[0]?.count ?? 0
}
