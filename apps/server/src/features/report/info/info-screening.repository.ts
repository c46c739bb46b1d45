import { integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const standingMatches = statement({
  row: { open: integer, byOwnNumber: integer },
  examples: [{ companyId: '', subscriberId: '00000000-0000-0000-0000-000000000000' }],
  sql: ({ companyId, subscriberId }: { companyId: string; subscriberId: string }) => sql`
    ${onePlan} select (count(*) filter (where not is_dismissed))::int as open,
           (count(*) filter (where grade = 'identifier' and party_key = 'self'))::int as "byOwnNumber"
    from (
      select m.grade, m.party_key, exists (
        select from (
          select e.verdict, e.evidence_hash from sanction_decisions e
          where e.company_id = ${companyId} and e.subscriber_id = ${subscriberId}::uuid and e.match_id = m.match_id
          order by e.decided_at desc, e.decision_id desc limit 1) last
        where last.verdict = 'dismissed' and last.evidence_hash = m.evidence_hash) as is_dismissed
      from sanction_matches m join designations d using (designation_id) join sources s using (source_id)
      where m.company_id = ${companyId} and m.ended_at is null and d.delisted_on is null and not s.is_made_up) standing`,
})

/**
 * Of a company's matches with lists of authorities, how many a subscriber has not dismissed as they are now, and how many are
 * by an official number of the company itself, whatever was decided.
 */
export async function countMatches(
  db: DbOrTx,
  of: { companyId: string; subscriberId: string },
): Promise<{ open: number; byOwnNumber: number }> {
  return standingMatches.get(db, of)
}
