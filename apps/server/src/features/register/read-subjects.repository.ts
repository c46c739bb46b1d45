import { PROCEDURE_KINDS } from '@merleg/domain/fact-sections'
import { type RawBuilder, sql } from 'kysely'

type Company = RawBuilder<unknown>

type UnreadAsked = {
  batches: RawBuilder<unknown>
  subjects: RawBuilder<unknown>
  /** Left out: all rejected lines. */
  lines?: RawBuilder<unknown> | undefined
}

/**
 * Has one of some batches a rejected line of a company that could have told of any of some subjects, of which there is one at
 * least? A line of a procedure whose kind is not told may be any of them.
 */
export function hasUnread(
  company: Company,
  { batches, subjects, lines = sql`batch_rejects` }: UnreadAsked,
): RawBuilder<boolean> {
  return sql`exists (
        select from ${lines} j where j.batch_id = any(${batches}) and j.company_id = ${company} and ${couldTell(subjects)})`
}

/** Of a rejected line `j`. */
const couldTell = (subjects: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
          j.section is null or j.section = any(${subjects})
          or (j.section = 'procedure' and ${subjects} && ${[...PROCEDURE_KINDS]}::text[]))`

/**
 * Of a row `s` of sources how it was read last: `first` and `last` of the days of its editions, `recorded_at` of the newest;
 * `covers`, without what that should have been the whole of and was not; and as `unread` the batches with rejected lines
 * that no whole edition came after, which would have told of them again: of a source that only adds, all there ever were, as a
 * later line may be another one. No row before the first edition. `isRead`: which batches `b` are looked at, as a further condition.
 */
export function lastReading(knownAt: Date | null, isRead?: RawBuilder<unknown>): RawBuilder<unknown> {
  const merged = sql`b.source_id = s.source_id and b.outcome = 'merged'${isRead === undefined ? sql`` : sql` and ${isRead}`}${
    knownAt === null ? sql`` : sql` and b.recorded_at <= ${knownAt}::timestamptz`
  }`
  return sql`
      select (select min(b.observed_on) from batches b where ${merged}) as first, n.observed_on as last, n.recorded_at,
             array(select subject from unnest(s.covers) with ordinality as u(subject, place)
                   where subject <> all(s.whole_sections) or subject = any(n.whole_sections) order by place) as covers,
             array(select b.batch_id from batches b where ${merged} and b.rejected_count > 0
                     and (w.batch_id is null or (b.observed_on, b.batch_id) >= (w.observed_on, w.batch_id))) as unread
      from (
        select b.observed_on, b.recorded_at, b.whole_sections from batches b
        where ${merged} order by b.observed_on desc, b.batch_id desc limit 1
      ) n left join (
        select b.observed_on, b.batch_id from batches b
        where ${merged} and (b.snapshot_sections is distinct from '{}' or b.whole_sections <> '{}')
        order by b.observed_on desc, b.batch_id desc limit 1
      ) w on true`
}

/** What a {@link lastReading} `read` tells everything of, of a company: not that of which a line of it could not be read. */
export function readSubjects(read: string, company: Company, lines?: RawBuilder<unknown>): RawBuilder<unknown> {
  const [covers, unread] = [sql.ref(`${read}.covers`), sql.ref(`${read}.unread`)]
  return sql`array(
      select subject from unnest(${covers}) with ordinality as u(subject, place)
      where not ${hasUnread(company, { batches: unread, subjects: sql`array[subject]`, lines })}
      order by place)`
}

/**
 * For rows with a `silent_source` and a `company_id`: the day of its newest edition, as `last`. Accounts are missing of whom a
 * source that tells of all does not tell any: until which day it has told, as `until` (null: it does not tell of all), and
 * whether the company had a line in it that could have told of accounts and was rejected, as `is_unread`. Joined as sets: a
 * cluster allows no look-up for each row here, and thousands of rows are asked for at once. `unheard`: ids of batches, as a query,
 * of which the rows know nothing yet: as far as these tell, nobody is silent.
 */
export function joinSilentSources(rows: RawBuilder<unknown>, unheard?: RawBuilder<unknown>): RawBuilder<unknown> {
  const isHeard = unheard && sql`b.batch_id <> all((select ids from unheard)::bigint[])`
  // Materialized, or a cluster would look the readings up for each row, which it refuses to.
  const read = sql`${unheard === undefined ? sql`` : sql`unheard as materialized (select array(${unheard}) as ids), `}read as materialized (
        select s.source_id as silent_source, r.last, case when 'statement' = any(r.covers) then r.last end as until, r.unread
        from sources s cross join lateral (${lastReading(null, isHeard)}) r)`
  return sql`${rows}
      left join (with ${read} select silent_source, last, until from read) told using (silent_source)
      left join (
        with ${read}
        select distinct read.silent_source, j.company_id, true as is_unread
        from read join batch_rejects j on j.batch_id = any(read.unread)
        where read.until is not null and j.company_id is not null and ${couldTell(sql`array['statement']`)}
      ) unread using (silent_source, company_id)`
}
