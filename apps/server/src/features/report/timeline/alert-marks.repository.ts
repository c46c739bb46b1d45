import { bigint, boolean, date, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { ALERT_STATES } from '@merleg/domain/alert-steps'
import { sql } from 'kysely'

/** So many of the last alerts of a company are looked at. */
const MARKED_ALERTS = 500

const MARK_COLUMNS = {
  position: bigint,
  state: oneOf(ALERT_STATES),
  isSnoozed: boolean,
  section: text,
  slot: text,
  occurredOn: date,
  /** Of accounts the year they are for. */
  year: orNull(integer),
}
/** An entry of the register of which a subscriber was alerted. */
export type AlertMark = RowOf<typeof MARK_COLUMNS>
type AskedMarks = { subscriberId: string; companyId: string; now: Date }

const marks = statement({
  row: MARK_COLUMNS,
  examples: [{ subscriberId: '00000000-0000-0000-0000-000000000000', companyId: '', now: new Date(0) }],
  sql: ({ subscriberId, companyId, now }: AskedMarks) => sql`
    ${onePlan} select a.position, a.state, coalesce(a.snoozed_until > ${now}, false) as "isSnoozed", e.section, e.slot,
           e.occurred_on as "occurredOn", case when e.section = 'statement' then (e.after->>'year')::integer end as year
    from (
      select position, state, snoozed_until from alerts
      where subscriber_id = ${subscriberId} and company_id = ${companyId} order by position desc limit ${MARKED_ALERTS}
    ) a cross join lateral (select * from monitoring_events where position = a.position) e
    order by a.position desc, e.place`,
})

/** Of which entries of a company a subscriber was alerted, the newest alert first. */
export async function listAlertMarks(db: DbOrTx, asked: AskedMarks): Promise<AlertMark[]> {
  return marks.list(db, asked)
}
