import { boolean, integer, oneOf } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { findWithoutOwners, hasNobodyBehind } from '@merleg/domain/ownership/without-owners'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { sql } from 'kysely'
import { PARTY_SECTIONS } from '../../sanctions/parties.repository.ts'

const past = statement({
  row: { kind: oneOf(ENTITY_KINDS), formerCount: integer, isCeased: boolean },
  examples: [{ companyId: '', day: '2026-01-01' }],
  sql: ({ companyId, day }: { companyId: string; day: string }) => sql`
    ${onePlan} select p.kind, p.status = 'ceased' as "isCeased",
           (select count(*) from (
              select from facts
              where company_id = p.company_id and section = any(${[...PARTY_SECTIONS]}::text[]) and upper_inf(recorded)
              group by coalesce(party_id, payload->>'name')
              having bool_and(coalesce(upper(valid) <= ${day}::date, false))) former)::int as "formerCount"
    from company_profiles p where p.company_id = ${companyId}`,
})

/**
 * How many were owners, officers or auditors and are not on a day; of a person nobody else is any (`standsAlone`). `isOwned`: a company,
 * and not what has no owners by law.
 */
export type PastParties = { formerCount: number; isCeased: boolean; standsAlone: boolean; isOwned: boolean }

/** Has a company ceased, and who stood behind it before a day (YYYY-MM-DD)? Null of an unknown one. */
export async function findPast(db: DbOrTx, of: { companyId: string; day: string }): Promise<PastParties | null> {
  const found = await past.find(db, of)
  if (found === null) return null
  const { kind, ...told } = found
  const without = findWithoutOwners({ kind, legalForm: null, legalFormCode: null })
  return { ...told, standsAlone: hasNobodyBehind(kind), isOwned: without === null }
}
