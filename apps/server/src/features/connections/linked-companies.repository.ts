import { arrayOf, boolean, integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { COMPANY_COLUMNS, type CompanyRow } from './companies.repository.ts'
import { ROLE_SECTIONS } from './role-sections.ts'

export type LinkedQuery = {
  companyId: string
  /** Who owns the company or acts for it on the day. */
  parties: readonly string[]
  /** Those of them who are natural persons. */
  persons: readonly string[]
  asOf: string
  limit: number
}
/** `parties`: which of those asked for tie it to the company. */
export type LinkedRow = CompanyRow & { parties: string[] }
export type LinkedPage = { rows: LinkedRow[]; total: number }

const linkedCompanies = statement({
  row: { ...COMPANY_COLUMNS, parties: arrayOf(text), isClosed: boolean, total: integer },
  examples: [{ companyId: '', parties: [''], persons: [''], asOf: '2026-01-01', limit: 1 }],
  sql: ({ companyId, parties, persons, asOf, limit }: LinkedQuery) => sql`
    ${onePlan} with found as (
      select p.company_id, p.status = 'ceased' as is_closed, array_agg(distinct l.from_party) as parties
      from links l join company_profiles p on p.company_id = l.company_id
      where l.from_party = any(${[...parties]}::text[]) and l.company_id = l.to_party and l.company_id <> ${companyId}
        and l.section = any(${[...ROLE_SECTIONS]}::text[])
        and case when p.status = 'ceased' then l.from_party = any(${[...persons]}::text[]) else l.valid @> ${asOf}::date end
      group by p.company_id
    ), ranked as (
      select p.company_id, p.name, p.register_number, p.status, f.parties, f.is_closed,
             count(*) over (partition by f.is_closed)::integer as total,
             row_number() over (
               partition by f.is_closed
               order by case when f.is_closed then p.status_since end desc nulls last,
                        case when f.is_closed then 0 else p.prominence end desc, p.name, p.company_id) as place
      from found f join company_profiles p using (company_id)
    )
    select company_id as "companyId", name, register_number as "registerNumber", status, parties, is_closed as "isClosed", total
    from ranked where place <= ${limit} order by place`,
})

/**
 * Companies tied to a company: existing ones that one of its parties owns or acts for on the day, and ceased ones that
 * one of its persons has ever owned or acted for.
 */
export async function listLinkedCompanies(
  db: DbOrTx,
  query: LinkedQuery,
): Promise<{ others: LinkedPage; closed: LinkedPage }> {
  if (query.parties.length === 0) return { others: toPage([]), closed: toPage([]) }
  const rows = await linkedCompanies.list(db, query)
  return {
    others: toPage(rows.filter(({ isClosed }) => !isClosed)),
    closed: toPage(rows.filter(({ isClosed }) => isClosed)),
  }
}

function toPage(rows: (LinkedRow & { total: number })[]): LinkedPage {
  return { rows, total: rows[0]?.total ?? 0 }
}

const sameSeat = statement({
  row: { count: integer },
  examples: [{ companyId: '', seat: '' }],
  sql: ({ companyId, seat }: { companyId: string; seat: string }) => sql`
    ${onePlan} select count(*)::integer as count from company_profiles
    where seat = ${seat} and company_id <> ${companyId} and status <> 'ceased'`,
})

/** How many other existing entities have exactly this seat; null where the address has no postal code to find them by. */
export async function countSameSeat(
  db: DbOrTx,
  { companyId, seat }: { companyId: string; seat: string | null },
): Promise<number | null> {
  if (seat === null) return null
  return (await sameSeat.get(db, { companyId, seat })).count
}
