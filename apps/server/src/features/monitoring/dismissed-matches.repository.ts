import { bigint, uuid } from '@merleg/db/columns'
import type { Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { type RawBuilder, sql } from 'kysely'
import type { Span } from '../register/feed.repository.ts'

/** Who has dismissed all matches that a change tells of, as they are now: he is not asked again. */
export type Dismissed = { subscriberId: string; position: number }

const dismissed = statement({
  row: { subscriberId: uuid, position: bigint },
  examples: [{ after: 0, upTo: 1 }],
  sql: ({ after, upTo }: Span) => sql`
    with told as materialized (
      select position, company_id, e.slot as match_id, e.after->>'evidence' as evidence, count(*) over (partition by position) as matches
      from monitoring_changes c join monitoring_events e using (position)
      where position > ${after} and position <= ${upTo} and c.origin = 'sanction-match'
    ), decided as materialized (
      select distinct on (company_id, subscriber_id, match_id) company_id, subscriber_id, match_id, verdict, evidence_hash
      from sanction_decisions where company_id = any(array(select company_id from told))
      order by company_id, subscriber_id, match_id, decided_at desc, decision_id desc
    )
    select d.subscriber_id as "subscriberId", t.position
    from told t join decided d using (company_id, match_id)
    where d.verdict = 'dismissed' and d.evidence_hash = t.evidence
    group by d.subscriber_id, t.position, t.matches having count(*) = t.matches`,
})

/** Of the changes of a span. */
export async function listDismissed(tx: Tx, span: Span): Promise<Dismissed[]> {
  return dismissed.list(tx, span)
}

/** Has the subscriber dismissed what the change (`c`) tells of? */
export function isDismissed(rows: readonly Dismissed[], subscriberId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(c.origin = 'sanction-match' and (${subscriberId}, c.position) in (
    select d."subscriberId", d.position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d("subscriberId" uuid, position bigint)))`
}
