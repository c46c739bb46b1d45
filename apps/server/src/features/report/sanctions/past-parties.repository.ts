import { boolean, integer, type RowOf } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { PARTY_SECTIONS } from '../../sanctions/parties.repository.ts'

const PAST = { formerCount: integer, isCeased: boolean }

const past = statement({
  row: PAST,
  examples: [{ companyId: '', day: '2026-01-01' }],
  sql: ({ companyId, day }: { companyId: string; day: string }) => sql`
    ${onePlan} select p.status = 'ceased' as "isCeased",
           (select count(*) from (
              select from facts
              where company_id = p.company_id and section = any(${[...PARTY_SECTIONS]}::text[]) and upper_inf(recorded)
              group by coalesce(party_id, payload->>'name')
              having bool_and(coalesce(upper(valid) <= ${day}::date, false))) former)::int as "formerCount"
    from company_profiles p where p.company_id = ${companyId}`,
})

/** Has a company ceased, and how many were its owners, officers or auditors and are not on a day (YYYY-MM-DD)? Null of an unknown one. */
export async function findPast(db: DbOrTx, of: { companyId: string; day: string }): Promise<RowOf<typeof PAST> | null> {
  return past.find(db, of)
}
