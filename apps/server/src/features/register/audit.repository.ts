import type { PoolClient } from 'pg'

/** What a check found: how many, and the first of them (ids only: no payload, which may be personal). */
export type AuditFindings = { count: number; samples: string[] }

const MAX_SAMPLES = 10

/** The rules of the register that its constraints do not hold, each with the rows that break it (one text column). */
const CHECKS = {
  // Sorted by start, the first that overlaps any other overlaps its neighbour.
  'overlapping-facts': `
    select company_id || ' ' || section || ' fact ' || fact_id as what from (
      select company_id, section, fact_id, valid && lag(valid) over (partition by company_id, section, slot order by valid) as does_overlap
      from facts where upper_inf(recorded)
    ) f where does_overlap`,
  'impossible-ranges': `
    select company_id || ' ' || section || ' fact ' || fact_id as what from facts
    where isempty(valid) or isempty(recorded) or lower_inf(recorded)
    union all
    select company_id || ' statement ' || statement_id from statements
    where isempty(period) or lower_inf(period) or upper_inf(period) or isempty(recorded) or lower_inf(recorded)`,
  // Knowledge begins and ends with a batch, and not before what it rests on was read.
  'unknown-moments': `
    with moments as (select recorded_at from batches where outcome = 'merged'),
    ranges as (
      select company_id || ' ' || section || ' fact ' || fact_id as what, recorded, batch_id from facts
      union all
      select company_id || ' statement ' || statement_id, recorded, batch_id from statements
    )
    select r.what from ranges r join batches b using (batch_id)
    where lower(r.recorded) < b.recorded_at
       or not exists (select from moments m where m.recorded_at = lower(r.recorded))
       or (not upper_inf(r.recorded) and not exists (select from moments m where m.recorded_at = upper(r.recorded)))`,
  // What an event tells was in force when it was made, and what it replaced until then.
  'events-without-facts': `
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
        and to_char(upper(s.period) - 1, 'YYYY') = e.slot)`,
  orphans: `
    with companyless as (
      select company_id, 'fact ' || fact_id as what, batch_id from facts
      union all select company_id, 'statement ' || statement_id, batch_id from statements
      union all select company_id, 'event ' || event_id, batch_id from events
      union all select company_id, 'company', first_batch_id from companies
    )
    select o.company_id || ' ' || o.what as what from companyless o
    where not exists (select from companies c where c.company_id = o.company_id)
       or not exists (select from batches b where b.batch_id = o.batch_id and b.outcome = 'merged')`,
} as const

const READ_MODELS = {
  company_profiles: 'company_id',
  company_names: 'company_id',
  links: 'company_id',
  persons: 'person_id',
  search_words: 'word',
  search_prefixes: 'prefix',
} as const

export type RegisterCheck = keyof typeof CHECKS
export type ReadModel = keyof typeof READ_MODELS

export function listRegisterChecks(): RegisterCheck[] {
  return Object.keys(CHECKS).filter((name) => isRegisterCheck(name))
}

export function listReadModels(): ReadModel[] {
  return Object.keys(READ_MODELS).filter((name) => isReadModel(name))
}

export async function findRegisterFaults(client: PoolClient, check: RegisterCheck): Promise<AuditFindings> {
  return findRows(client, CHECKS[check])
}

/**
 * Puts an empty temporary copy before each read model: by PostgreSQL's search order, whatever in this transaction names
 * a read model without its schema means the copy.
 */
export async function shadowReadModels(client: PoolClient): Promise<void> {
  for (const table of Object.keys(READ_MODELS)) {
    await client.query(
      `create temp table ${table} (like public.${table} including defaults including indexes) on commit drop`,
    )
  }
}

/** Rows of a read model that its copy has otherwise or not at all, or only the copy has; by its key. */
export async function findStaleRows(client: PoolClient, model: ReadModel): Promise<AuditFindings> {
  return findRows(
    client,
    `select distinct ${READ_MODELS[model]} as what from (
       (table public.${model} except all table pg_temp.${model})
       union all
       (table pg_temp.${model} except all table public.${model})
     ) differing`,
  )
}

async function findRows(client: PoolClient, query: string): Promise<AuditFindings> {
  const result = await client.query<AuditFindings>(
    `with found as materialized (${query})
     select (select count(*) from found)::int as count, array(select what from found order by what limit $1) as samples`,
    [MAX_SAMPLES],
  )
  return result.rows[0] ?? { count: 0, samples: [] }
}

function isRegisterCheck(name: string): name is RegisterCheck {
  return Object.hasOwn(CHECKS, name)
}

function isReadModel(name: string): name is ReadModel {
  return Object.hasOwn(READ_MODELS, name)
}
