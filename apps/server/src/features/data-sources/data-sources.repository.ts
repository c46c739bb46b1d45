import {
  arrayOf,
  boolean,
  date,
  integer,
  jsonb,
  oneOf,
  orNull,
  present,
  type RowOf,
  text,
  timestamptz,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { isReplacedList, SOURCE_COLUMNS, SOURCE_VALUES } from '../register/source-columns.repository.ts'

const LOADED_COLUMNS = {
  ...SOURCE_COLUMNS,
  /** Of all companies of the register, and its newest edition was whole. */
  coversAll: arrayOf(oneOf(SOURCE_COVERAGES)),
  asOf: orNull(date),
  loadedAt: orNull(timestamptz),
  companies: orNull(integer),
  facts: orNull(integer),
  statements: orNull(integer),
  read: present(integer),
  rejected: present(integer),
  outdated: present(integer),
  rejects: orNull(jsonb<Record<string, number>[]>()),
  toldSections: arrayOf(oneOf(SOURCE_COVERAGES)),
  /** A made-up sanctions list in whose place one of an authority is. */
  isReplaced: boolean,
  editions: integer,
  takenOver: present(integer),
  refusal: orNull(text),
  refusedAt: orNull(timestamptz),
}
/** A source as it was loaded; without a day: all of its files were refused. */
export type LoadedSource = RowOf<typeof LOADED_COLUMNS>

/**
 * Of the counts kept with the batches alone: the register itself is never counted. A file that was read twice counts once, and of the
 * editions of a sanctions list of one day, each of which is whole, the last.
 */
const loadedSources = statement({
  row: LOADED_COLUMNS,
  sql: sql`
    with merged as (select * from batches where outcome = 'merged'),
    newest as (select source_id, max(observed_on) as day, max(batch_id) as last_batch_id from merged group by source_id),
    files as (
      select distinct on (m.source_id, case when l.batch_id is null then m.file_hash end) m.*
      from merged m join newest n on (n.source_id, n.day) = (m.source_id, m.observed_on) left join sanction_lists l using (batch_id)
      order by m.source_id, case when l.batch_id is null then m.file_hash end, m.batch_id desc
    ), edition as (
      select source_id, max(recorded_at) as loaded_at,
             case when bool_and(company_count is not null) then sum(company_count) end::int as companies,
             case when bool_and(fact_count is not null) then sum(fact_count) end::int as facts,
             case when bool_and(statement_count is not null) then sum(statement_count) end::int as statements,
             sum(read_count)::int as read, sum(rejected_count)::int as rejected, sum(outdated_count)::int as outdated,
             case when bool_and(reject_counts is not null) then jsonb_agg(reject_counts) end as rejects
      from files group by source_id
    ), told as (
      select source_id, count(distinct observed_on)::int as editions, sum(new_count::bigint + changed_count)::bigint as taken_over,
             array(select distinct unnest(m.told_sections) from merged m where m.source_id = b.source_id order by 1) as sections
      from merged b group by source_id
    ), whole as (
      select distinct on (source_id) source_id, whole_sections from merged order by source_id, observed_on desc, batch_id desc
    ), refused as (
      select distinct on (b.source_id) b.source_id, b.refusal, b.recorded_at
      from batches b left join newest n using (source_id)
      where b.outcome = 'refused' and b.batch_id > coalesce(n.last_batch_id, 0) order by b.source_id, b.batch_id desc
    )
    select ${SOURCE_VALUES}, coalesce(w.whole_sections, s.whole_sections) as "coversAll",
           n.day as "asOf", e.loaded_at as "loadedAt", e.companies, e.facts, e.statements,
           coalesce(e.read, 0) as read, coalesce(e.rejected, 0) as rejected, coalesce(e.outdated, 0) as outdated, e.rejects,
           ${isReplacedList} as "isReplaced", coalesce(t.sections, '{}') as "toldSections", coalesce(t.editions, 0) as editions,
           least(coalesce(t.taken_over, 0), 2147483647)::int as "takenOver", r.refusal, r.recorded_at as "refusedAt"
    from sources s left join newest n using (source_id) left join edition e using (source_id) left join told t using (source_id)
    left join refused r using (source_id) left join whole w using (source_id)
    order by s.is_made_up, s.country_code nulls last, s.source_id`,
})

/** Every source that was ever read, by country. */
export async function listLoadedSources(db: DbOrTx): Promise<LoadedSource[]> {
  return loadedSources.list(db)
}
