import type { Tx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { derivedTable } from '@merleg/db/temporary-table'
import { levelNumber, MONITORING_EVENT_KINDS, monitoringEventRule } from '@merleg/domain/monitoring-events'
import { type RawBuilder, sql } from 'kysely'
import { EVENT_RULE_ROWS, fitsRule } from '../register/event-rules.repository.ts'
import type { Span } from '../register/feed.repository.ts'
import { ofEach } from '../register/of-each.repository.ts'

type Page = { companyIds: readonly string[]; span: Span }
const ANY_PAGE: Page = { companyIds: [''], span: { after: 0, upTo: 0 } }

/** Sections whose past may be corrected; of headcounts only what is over a share of the one before would count. */
const SECTIONS = MONITORING_EVENT_KINDS.flatMap((kind) => monitoringEventRule(kind).origin?.sections ?? []).filter(
  (section) => section !== 'statement' && section !== 'headcount',
)

/**
 * What batches of the span told of companies that were known before them, until when their sources had told before. What is on the
 * coordinator of a cluster is read first, the companies are asked for all of it at once (ADR 106).
 */
const toldChanges = derivedTable('told_changes', {
  examples: [ANY_PAGE],
  sql: ({ companyIds, span }: Page) => sql`
  with placed as materialized (
    select f.batch_id, f.position as feed_position, b.recorded_at, b.observed_on, b.source_id
    from feed_batches f join batches b using (batch_id) where f.position > ${span.after} and f.position <= ${span.upTo}
  ), written as materialized (
    select batch_id, company_id from monitoring_changes where origin = 'register'
      and batch_id = any(array(select batch_id from placed)) and company_id = any(${[...companyIds]}::text[])
  ), touched as materialized (
    select t.company_id, p.batch_id, p.feed_position, p.recorded_at, p.observed_on, p.source_id
    from batch_companies t join placed p using (batch_id)
    where t.company_id = any(${[...companyIds]}::text[]) and (t.batch_id, t.company_id) not in (select batch_id, company_id from written)
  ), batches_of as (
    select company_id, first_batch_id as batch_id, true as is_first from companies where company_id = any(${[...companyIds]}::text[])
    union all
    select company_id, batch_id, false from batch_companies where company_id = any(${[...companyIds]}::text[])
  )
  select t.company_id, t.batch_id, t.feed_position, t.recorded_at, t.observed_on, t.source_id,
    max(o.observed_on) filter (where o.source_id = t.source_id and (c.is_first or c.batch_id < t.batch_id)) as told_until
  from touched t join batches_of c using (company_id) join batches o on o.batch_id = c.batch_id
  group by t.company_id, t.batch_id, t.feed_position, t.recorded_at, t.observed_on, t.source_id`,
})

/** Events are looked up by company: those of a large batch are too many to be gone through for each. */
const isOfBatch = (events: RawBuilder<unknown>) =>
  sql`${events}.company_id = t.company_id and ${events}.batch_id + 0 = t.batch_id`

/** The register's own events: what runs now beside what ran before. */
const NEWS = sql`
  select t.company_id, t.batch_id, t.feed_position, t.recorded_at, e.event_id, e.section, e.slot, e.occurred_on, e.before, e.after, split_part(e.type, '.', 2) as change,
         case when e.section = 'statement' and exists (${ofEach(sql`
                select 1 from statements s where s.company_id = e.company_id and upper(s.recorded) = t.recorded_at
                  and to_char(upper(s.period) - 1, 'YYYY') = e.slot`)}) then 'corrected'
              when e.occurred_on < t.told_until then 'backdated' else 'news' end as told_as
  from told_changes t join events e on ${isOfBatch(sql`e`)}`

/** Of keys without such an event: entries of the past that are said no more or for the first time, each with when it held. */
const PAST = sql`
  select t.*, f.section, f.slot, f.payload, f.valid, upper(f.recorded) is not distinct from t.recorded_at as is_gone
  from told_changes t cross join lateral (${ofEach(sql`
    select * from facts where company_id = t.company_id and section = any(${SECTIONS}::text[])
      and (lower(recorded) = t.recorded_at or upper(recorded) = t.recorded_at)`)}) f
  where not exists (${ofEach(sql`
      select 1 from events e where ${isOfBatch(sql`e`)} and e.section = f.section and e.slot = f.slot`)})
    -- The same content with other days is no other knowledge of it.
    and not exists (${ofEach(sql`
      select 1 from facts o where (o.company_id, o.section, o.slot, o.payload) = (f.company_id, f.section, f.slot, f.payload)
        and case when upper(f.recorded) is not distinct from t.recorded_at then o.recorded @> t.recorded_at
                 else o.recorded @> t.recorded_at - interval '1 microsecond' end`)})`

const CORRECTIONS = sql`
  select p.company_id, p.batch_id, p.feed_position, p.recorded_at, null::bigint as event_id, p.section, p.slot,
         coalesce(min(lower(p.valid)), min(upper(p.valid)), p.observed_on) as occurred_on,
         (array_agg(p.payload order by p.valid desc) filter (where p.is_gone))[1] as before,
         (array_agg(p.payload order by p.valid desc) filter (where not p.is_gone))[1] as after,
         case when bool_or(p.is_gone) then 'changed' else 'added' end as change,
         case when bool_or(p.is_gone) then 'corrected' else 'backdated' end as told_as
  from past p
  group by p.company_id, p.batch_id, p.feed_position, p.recorded_at, p.section, p.slot, p.observed_on, p.told_until
  -- What a source says of the past when it speaks of a company for the first time is first knowledge.
  having bool_or(p.is_gone) or p.told_until is not null`

/** What it says now; of what was corrected away, what it said. */
const SAYS = sql`case when h.told_as = 'corrected' then coalesce(h.after, h.before) else h.after end`

/** A procedure that may be a liquidation is told to whom liquidations are. */
const MAY_CLOSE = sql`coalesce(coalesce(h.after, h.before) ? 'mayBe', false)`

// A past that turns out otherwise is bad news or none, never a good one.
const insertChanges = command({
  temporary: [toldChanges],
  sql: sql`
with rules as (${EVENT_RULE_ROWS}
), news as (${NEWS}
), past as (${PAST}
), corrections as (${CORRECTIONS}
), judged as (
  select distinct on (h.company_id, h.batch_id, h.section, h.slot) h.*, r.kind,
         case when ${MAY_CLOSE} then ${levelNumber('basic')} else r.level end::smallint as level, r.is_closing or ${MAY_CLOSE} as is_closing,
         case when h.event_id is not null or (r.importance = 'negative' and h.after is not null) then r.importance else 'neutral' end as importance
  from (select * from news union all select * from corrections) h join rules r using (section)
  where ${fitsRule({ change: sql`h.change`, before: sql`h.before`, says: SAYS })}
  order by h.company_id, h.batch_id, h.section, h.slot, r.place, h.event_id
), placed as (
  select j.*, (select coalesce(max(position), 0) from monitoring_changes) + dense_rank() over (order by feed_position, company_id) as position,
         row_number() over (of_change order by importance <> 'negative', level, event_id) as place,
         min(level) over of_change as lowest, min(level) filter (where importance = 'negative') over of_change as negative_level,
         min(level) filter (where importance = 'positive') over of_change as positive_level, bool_or(is_closing) over of_change as closes
  from judged j window of_change as (partition by feed_position, company_id)
), changes as (
  insert into monitoring_changes (position, company_id, origin, batch_id, feed_position, heard_at, level, negative_level, positive_level, is_closing)
  select position, company_id, 'register', batch_id, feed_position, recorded_at, lowest, negative_level, positive_level, closes
  from placed where place = 1
)
insert into monitoring_events (position, place, kind, level, importance, told_as, occurred_on, section, slot, before, after, event_id)
select position, place, kind, level, importance, told_as, occurred_on, section, slot, before, after, event_id from placed`,
})

/**
 * What the batches of the span told of some companies, one change for each batch and company; of a company that was not
 * known before a batch, nothing. The register makes no event of a correction of the past: here it is found by the facts
 * that the batch ended and began to know. Under the lock of changes. What is stored already is left as it is.
 */
export async function insertRegisterChanges(tx: Tx, page: Page): Promise<void> {
  await toldChanges.create(tx, page)
  await insertChanges.run(tx)
}
