import type { Product } from './product.ts'

/** Changes of each watched company within the last year. */
const CHANGES_EACH = 4

/** A company in a hundred has failed within the year. */
const KINDS = [
  { kind: 'name', section: 'name', importance: 'neutral', level: 1 },
  { kind: 'seat', section: 'seat', importance: 'neutral', level: 1 },
  { kind: 'signatory', section: 'signatory', importance: 'neutral', level: 1 },
  { kind: 'statement-filed', section: 'statement', importance: 'neutral', level: 2 },
  { kind: 'enforcement', section: 'enforcement', importance: 'negative', level: 2 },
  { kind: 'auditor', section: 'auditor', importance: 'neutral', level: 3 },
] as const

/** What monitoring would have written down in a year, spread evenly over its days; no alert is made of it. */
export async function tellPastYear({ database: { pool } }: Product): Promise<void> {
  await pool.query(
    `with told as (
       select (select coalesce(max(position), 0) from monitoring_changes) + row_number() over (order by n, company_id) as position,
         company_id, now() - interval '1 year' * (n * ${CHANGES_EACH} + (hashtext(company_id) & 2147483647) % ${CHANGES_EACH}) / (${CHANGES_EACH} * ${CHANGES_EACH})::float
           - interval '1 hour' as heard_at,
         case when n = 0 and (hashtext(company_id) & 2147483647) % 100 = 0 then
           '{"kind":"liquidation","section":"liquidation","importance":"negative","level":1}'::jsonb
         else $1::jsonb->(((hashtext(company_id) & 2147483647) + n) % jsonb_array_length($1::jsonb)) end as event
       from (select distinct company_id from watched_companies where removed_at is null) w, generate_series(0, ${CHANGES_EACH} - 1) n
     ), changes as (
       insert into monitoring_changes (position, company_id, origin, feed_position, heard_at, level, negative_level, is_closing)
       select position, company_id, 'register', 0, heard_at, (event->>'level')::smallint,
         case when event->>'importance' = 'negative' then (event->>'level')::smallint end, event->>'kind' = 'liquidation' from told
     ), done as (
       insert into alert_progress as p (position) select max(position) from told
       on conflict (is_only) do update set position = excluded.position
     )
     insert into monitoring_events (position, place, kind, level, importance, occurred_on, section, after)
     select position, 1, event->>'kind', (event->>'level')::smallint, event->>'importance', heard_at::date, event->>'section',
       case event->>'section' when 'statement' then '{"year":2025}'::jsonb when 'name' then '{"name":"Bench Kft."}'::jsonb end from told`,
    [JSON.stringify(KINDS)],
  )
  await pool.query('vacuum (analyze) monitoring_changes, monitoring_events')
}

/** Two months ago half of the companies had other points, and all of them were rated by another version of the model. */
export async function rateBefore({ database: { pool } }: Product): Promise<void> {
  await pool.query(
    `insert into scores (company_id, computed_at, as_of, model_version, basis, unrated_reason, points, parts, part_values, facts, superseded_at, revision)
     select company_id, computed_at - interval '60 days', as_of - 60, 'bench', basis, unrated_reason,
       case when (hashtext(company_id) & 2147483647) % 2 = 0 then greatest(0, points - 20) else points end, '{}', '{}', '{}', computed_at, revision
     from scores where superseded_at is null and company_id in (select company_id from watched_companies)`,
  )
  await pool.query(`update watched_companies set added_at = now() - interval '90 days'`)
  await pool.query('vacuum (analyze) scores, watched_companies')
}
