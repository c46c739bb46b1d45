import type { Tx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { levelNumber, monitoringEventRule } from '@merleg/domain/monitoring-events'
import type { FoundEvent, LookOrigin } from '@merleg/domain/monitoring-looks'
import { sql } from 'kysely'

export type FoundChange = { companyId: string; events: readonly FoundEvent[] }

type Found = { origin: LookOrigin; now: Date; events: string }

const insertFound = command({
  examples: [{ origin: 'rating', now: new Date(0), events: '[]' }],
  sql: ({ origin, now, events }: Found) => sql`
    with found as (
      select * from jsonb_to_recordset(${events}::jsonb) as e(company_id text, place integer, kind text, level smallint, importance text,
        told_as text, occurred_on date, slot text, before jsonb, after jsonb)
    ), grouped as (
      select company_id, min(level) as level, min(level) filter (where importance = 'negative') as negative_level,
             min(level) filter (where importance = 'positive') as positive_level
      from found group by company_id
    ), placed as (
      select g.*, (select coalesce(max(position), 0) from monitoring_changes) + row_number() over (order by company_id) as position
      from grouped g
    ), changes as (
      insert into monitoring_changes (position, company_id, origin, batch_id, feed_position, heard_at, level, negative_level, positive_level, is_closing)
      select position, company_id, ${origin}, null, (select coalesce(max(position), 0) from feed_batches), ${now}::timestamptz,
             level, negative_level, positive_level, false
      from placed
    )
    insert into monitoring_events (position, place, kind, level, importance, told_as, occurred_on, section, slot, before, after)
    select p.position, f.place, f.kind, f.level, f.importance, f.told_as, f.occurred_on, ${origin}, f.slot, f.before, f.after
    from placed p join found f using (company_id)`,
})

/** Writes down what was found by looking, one change for each company. Under the lock of changes. */
export async function insertFoundChanges(
  tx: Tx,
  { origin, now, changes }: { origin: LookOrigin; now: Date; changes: readonly FoundChange[] },
): Promise<void> {
  const events = changes.flatMap(({ companyId, events: found }) =>
    found.map(({ kind, occurredOn, toldAs, ...event }, index) => {
      const { level, importance } = monitoringEventRule(kind)
      const stored = { company_id: companyId, place: index + 1, kind, level: levelNumber(level), importance }
      return { ...stored, told_as: toldAs, occurred_on: occurredOn, ...event }
    }),
  )
  if (events.length > 0) await insertFound.run(tx, { origin, now, events: JSON.stringify(events) })
}
