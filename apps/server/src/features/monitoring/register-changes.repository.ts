import type { Tx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import {
  LARGE_TAX_DEBT_HUF,
  levelNumber,
  MONITORING_EVENT_KINDS,
  monitoringEventRule,
} from '@merleg/domain/monitoring-events'
import { sql } from 'kysely'
import type { Span } from '../register/feed.repository.ts'

type Page = { companyIds: readonly string[]; span: Span }

const RULES = JSON.stringify(
  MONITORING_EVENT_KINDS.flatMap((kind, place) => {
    const { level, importance, isClosing = false, origin } = monitoringEventRule(kind)
    const told = { kind, place, level: levelNumber(level), importance, is_closing: isClosing }
    return (origin?.sections ?? []).map((section) => ({
      ...told,
      section,
      changes: origin?.changes ?? null,
      // The status that is no longer said is the empty one.
      statuses: origin?.statuses?.map((status) => status ?? '') ?? null,
      is_above: origin?.isAbove?.now ?? null,
      was_above: origin?.isAbove?.before ?? null,
    }))
  }),
)

const isAbove = (column: 'before' | 'after') => sql`
  coalesce(${sql.ref(`e.${column}`)}->>'currency' = 'HUF' and (${sql.ref(`e.${column}`)}->>'amount')::numeric > ${LARGE_TAX_DEBT_HUF}, false)`

const insertChanges = command({
  examples: [{ companyIds: [''], span: { after: 0, upTo: 0 } }],
  sql: ({ companyIds, span }: Page) => sql`
with rules as (
  select * from jsonb_to_recordset(${RULES}::jsonb) as r(kind text, place integer, level smallint, importance text, is_closing boolean,
    section text, changes jsonb, statuses jsonb, is_above boolean, was_above boolean)
), heard as (
  select e.company_id, e.batch_id, e.event_id, e.section, e.slot, e.occurred_on, e.before, e.after, split_part(e.type, '.', 2) as change,
         f.position as feed_position, b.recorded_at, b.source_id,
         ${isAbove('before')} as was_above, ${isAbove('after')} as is_above
  from events e join feed_batches f using (batch_id) join batches b using (batch_id)
  where e.company_id = any(${[...companyIds]}::text[]) and f.position > ${span.after} and f.position <= ${span.upTo}
    and not exists (select from monitoring_changes c where (c.origin, c.batch_id, c.company_id) = ('register', e.batch_id, e.company_id))
), judged as (
  select distinct on (h.company_id, h.event_id) h.*, r.kind, r.level, r.importance, r.is_closing
  from heard h join rules r using (section)
  where (r.changes is null or r.changes ? h.change)
    and (r.statuses is null or r.statuses ? coalesce(h.after->>'status', ''))
    and (r.is_above is null or r.is_above = h.is_above) and (r.was_above is null or r.was_above = h.was_above)
  order by h.company_id, h.event_id, r.place
), grouped as (
  select company_id, batch_id, feed_position, recorded_at, source_id, min(level) as level,
         min(level) filter (where importance = 'negative') as negative_level,
         min(level) filter (where importance = 'positive') as positive_level, bool_or(is_closing) as is_closing
  from judged group by company_id, batch_id, feed_position, recorded_at, source_id
), placed as (
  select g.*, (select coalesce(max(position), 0) from monitoring_changes) + row_number() over (order by g.feed_position, g.company_id) as position,
         -- Until when the source had told of the company before.
         (select max(t.observed_on) from batches t where t.source_id = g.source_id and t.batch_id in (
            select c.first_batch_id from companies c where c.company_id = g.company_id
            union all select c.batch_id from batch_companies c where c.company_id = g.company_id and c.batch_id < g.batch_id)) as told_until
  from grouped g
), changes as (
  insert into monitoring_changes (position, company_id, origin, batch_id, feed_position, heard_at, level, negative_level, positive_level, is_closing)
  select position, company_id, 'register', batch_id, feed_position, recorded_at, level, negative_level, positive_level, is_closing from placed
)
insert into monitoring_events (position, place, kind, level, importance, told_as, occurred_on, section, slot, before, after, event_id)
select p.position, row_number() over (partition by p.position order by j.importance <> 'negative', j.level, j.event_id),
       j.kind, j.level, j.importance, case when j.occurred_on < p.told_until then 'backdated' else 'news' end,
       j.occurred_on, j.section, j.slot, j.before, j.after, j.event_id
from placed p join judged j using (company_id, batch_id)`,
})

/**
 * What the batches of the span told of some companies, one change for each batch and company; of a company that was not
 * known before a batch, nothing. Under the lock of changes. What is stored already is left as it is.
 */
export async function insertRegisterChanges(tx: Tx, page: Page): Promise<void> {
  await insertChanges.run(tx, page)
}
