import { integer, type RowOf } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const MATCH_COUNTS = { open: integer, confirmed: integer, outdated: integer, byOwnNumber: integer }
export type MatchCounts = RowOf<typeof MATCH_COUNTS>

const standingMatches = statement({
  row: MATCH_COUNTS,
  examples: [{ companyId: '', subscriberId: '00000000-0000-0000-0000-000000000000' }],
  sql: ({ companyId, subscriberId }: { companyId: string; subscriberId: string }) => sql`
    ${onePlan} select (count(*) filter (where verdict is distinct from 'confirmed' and (verdict = 'dismissed' and is_current) is not true))::int as open,
           (count(*) filter (where verdict = 'confirmed'))::int as confirmed,
           (count(*) filter (where verdict = 'confirmed' and not is_current))::int as outdated,
           (count(*) filter (where grade = 'identifier' and party_key = 'self'))::int as "byOwnNumber"
    from (
      select m.grade, m.party_key, last.verdict, last.evidence_hash = m.evidence_hash as is_current
      from sanction_matches m join designations d using (designation_id) join sources s using (source_id)
      left join lateral (
        select e.verdict, e.evidence_hash from sanction_decisions e
        where e.company_id = ${companyId} and e.subscriber_id = ${subscriberId}::uuid and e.match_id = m.match_id
        order by e.decided_at desc, e.decision_id desc limit 1) last on true
      where m.company_id = ${companyId} and m.ended_at is null and d.delisted_on is null and not s.is_made_up) standing`,
})

/**
 * Of a company's matches with lists of authorities, how many are open for a subscriber, as nobody has decided or they are no
 * longer what was dismissed; how many he has confirmed, `outdated` of them on other evidence than there is now; and how many
 * are by an official number of the company itself, whatever was decided. The others he has dismissed as they are.
 */
export async function countMatches(db: DbOrTx, of: { companyId: string; subscriberId: string }): Promise<MatchCounts> {
  return standingMatches.get(db, of)
}
