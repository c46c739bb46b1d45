import { arrayOf, integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import type { DeclaredTable } from '@merleg/db/declared-statements'
import { statement } from '@merleg/db/statement'
import { temporaryTable } from '@merleg/db/temporary-table'
import { type RawBuilder, sql } from 'kysely'

/** What a check found: how many, and the first of them (ids only: no payload, which may be personal). */
export type AuditFindings = { count: number; samples: string[] }

const MAX_SAMPLES = 10

/** Counts what a query with one text column `what` finds, and shows the first. */
function declareFindings(query: RawBuilder<unknown>, temporary: readonly DeclaredTable[] = []) {
  return statement({
    row: { count: integer, samples: arrayOf(text) },
    temporary,
    sql: sql`with found as materialized (${query})
     select (select count(*) from found)::int as count, array(select what from found order by what limit ${sql.lit(MAX_SAMPLES)}) as samples`,
  })
}

/** The rules of the register that its constraints do not hold, each with the rows that break it (one text column). */
const CHECKS = {
  // Sorted by start, the first that overlaps any other overlaps its neighbour.
  'overlapping-facts': declareFindings(sql`
    select company_id || ' ' || section || ' fact ' || fact_id as what from (
      select company_id, section, fact_id, valid && lag(valid) over (partition by company_id, section, slot order by valid) as does_overlap
      from facts where upper_inf(recorded)
    ) f where does_overlap`),
  'impossible-ranges': declareFindings(sql`
    select company_id || ' ' || section || ' fact ' || fact_id as what from facts
    where isempty(valid) or isempty(recorded) or lower_inf(recorded)
    union all
    select company_id || ' statement ' || statement_id from statements
    where isempty(period) or lower_inf(period) or upper_inf(period) or isempty(recorded) or lower_inf(recorded)`),
  // Knowledge begins and ends with a batch, and not before what it rests on was read.
  'unknown-moments': declareFindings(sql`
    with moments as (select recorded_at from batches where outcome <> 'refused'),
    ranges as (
      select company_id || ' ' || section || ' fact ' || fact_id as what, recorded, batch_id from facts
      union all
      select company_id || ' statement ' || statement_id, recorded, batch_id from statements
    )
    select r.what from ranges r join batches b using (batch_id)
    where lower(r.recorded) < b.recorded_at
       or not exists (select from moments m where m.recorded_at = lower(r.recorded))
       or (not upper_inf(r.recorded) and not exists (select from moments m where m.recorded_at = upper(r.recorded)))`),
  // What an event tells was in force when it was made, and what it replaced until then.
  'events-without-facts': declareFindings(sql`
    select e.company_id || ' event ' || e.event_id as what from events e
    where e.section <> 'statement' and (
      (e.after is not null and not exists (
        select from facts f
        where (f.company_id, f.section, f.slot) = (e.company_id, e.section, e.slot) and f.payload = e.after
          and upper_inf(f.valid) and f.recorded @> e.recorded_at))
      or (e.before is not null and not exists (
        select from facts f
        where (f.company_id, f.section, f.slot) = (e.company_id, e.section, e.slot) and f.payload = e.before
          and upper_inf(f.valid) and lower(f.recorded) < e.recorded_at and coalesce(upper(f.recorded) >= e.recorded_at, true)))
      or (e.before is null and e.after is null))
    union all
    select e.company_id || ' event ' || e.event_id from events e
    where e.section = 'statement' and not exists (
      select from statements s
      where s.company_id = e.company_id and lower(s.recorded) = e.recorded_at
        and to_char(upper(s.period) - 1, 'YYYY') = e.slot)`),
  // Who counts the positions knows that nothing is missing, and every merged batch is told, or will be, once.
  'feed-gaps': declareFindings(sql`
    -- By themselves: a cluster keeps events with their companies, and what was told of them in one place.
    with made as materialized (
      select batch_id, count(*) as made_count from events group by batch_id
    ), told as materialized (
      select batch_id, count(*) as told_count from feed_events group by batch_id
    ), unmade as materialized (
      select company_id, event_id, batch_id from feed_events except select company_id, event_id, batch_id from events
    )
    select 'batch position ' || position as what from (
      select position, position - lag(position, 1, 0::bigint) over (order by position) as step,
             last_event_position - lag(last_event_position, 1, 0::bigint) over (order by position) as event_count,
             coalesce(told_count, 0) as told_count, coalesce(made_count, 0) as made_count
      from feed_batches left join told using (batch_id) left join made using (batch_id)
    ) f where step <> 1 or event_count <> told_count or told_count <> made_count
    union all
    select 'event position ' || position from (
      select f.position, f.position - lag(f.position, 1, 0::bigint) over (order by f.position) as step,
             (f.company_id, f.event_id, f.batch_id) in (select company_id, event_id, batch_id from unmade) as is_unmade
      from feed_events f
    ) f where step <> 1 or is_unmade
    union all
    select 'batch ' || batch_id from batches b
    where (outcome <> 'refused') <> (exists (select from feed_batches f where f.batch_id = b.batch_id)
                                   <> exists (select from feed_waiting w where w.batch_id = b.batch_id))`),
  orphans: declareFindings(sql`
    with companyless as (
      select company_id, 'fact ' || fact_id as what, batch_id from facts
      union all select company_id, 'statement ' || statement_id, batch_id from statements
      union all select company_id, 'event ' || event_id, batch_id from events
      union all select company_id, 'company', first_batch_id from companies
      union all select company_id, 'change', batch_id from batch_companies
    )
    select o.company_id || ' ' || o.what as what from companyless o
    where not exists (select from companies c where c.company_id = o.company_id)
       or not exists (select from batches b where b.batch_id = o.batch_id and b.outcome <> 'refused')`),
}

const KEYS = {
  company_profiles: 'company_id',
  company_names: 'company_id',
  listed_texts: 'company_id',
  links: 'company_id',
  persons: 'person_id',
  search_words: 'word',
  search_prefixes: 'prefix',
} as const

const READ_MODELS = {
  company_profiles: declareReadModel('company_profiles'),
  company_names: declareReadModel('company_names'),
  listed_texts: declareReadModel('listed_texts'),
  links: declareReadModel('links'),
  persons: declareReadModel('persons'),
  search_words: declareReadModel('search_words'),
  search_prefixes: declareReadModel('search_prefixes'),
}

/** A read model with its temporary copy, and what differs between the two. */
function declareReadModel(table: keyof typeof KEYS) {
  const shadow = temporaryTable(table, {
    sql: sql`(like ${sql.id('public', table)} including defaults including indexes) on commit drop`,
  })
  // Without its schema the copy, where that stands before it.
  const [kept, made] = [sql.id('public', table), sql.id(table)]
  const differing = sql`select distinct ${sql.id(KEYS[table])} as what from (
       (table ${kept} except all table ${made})
       union all
       (table ${made} except all table ${kept})
     ) differing`
  return { shadow, findStale: declareFindings(differing, [shadow]) }
}

export type RegisterCheck = keyof typeof CHECKS
export type ReadModel = keyof typeof READ_MODELS

export function listRegisterChecks(): RegisterCheck[] {
  return Object.keys(CHECKS).filter((name) => isRegisterCheck(name))
}

export function listReadModels(): ReadModel[] {
  return Object.keys(READ_MODELS).filter((name) => isReadModel(name))
}

export async function findRegisterFaults(db: DbOrTx, check: RegisterCheck): Promise<AuditFindings> {
  return CHECKS[check].get(db)
}

/**
 * Puts an empty temporary copy before each read model: by PostgreSQL's search order, whatever in this transaction names
 * a read model without its schema means the copy.
 */
export async function shadowReadModels(tx: DbOrTx): Promise<void> {
  for (const { shadow } of Object.values(READ_MODELS)) await shadow.create(tx)
}

/** Rows of a read model that its copy has otherwise or not at all, or only the copy has; by its key. */
export async function findStaleRows(tx: DbOrTx, model: ReadModel): Promise<AuditFindings> {
  return READ_MODELS[model].findStale.get(tx)
}

function isRegisterCheck(name: string): name is RegisterCheck {
  return Object.hasOwn(CHECKS, name)
}

function isReadModel(name: string): name is ReadModel {
  return Object.hasOwn(READ_MODELS, name)
}
