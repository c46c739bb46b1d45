import type pg from 'pg'

/** What makes a schema: one row for each part, its name and all that is said of it. */
const PARTS = `
  select 'column ' || c.relname || '.' || a.attname as name,
         concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
           nullif(a.attidentity, ''), nullif(a.attgenerated, ''), pg_get_expr(d.adbin, d.adrelid),
           case when a.attcollation <> 0 then a.attcollation::regcollation::text end) as text
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  union all
  select 'table ' || c.relname, concat_ws(' ', c.relkind, c.relpersistence, c.reloptions::text, c.relrowsecurity::text)
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  union all
  select 'index ' || c.relname, pg_get_indexdef(c.oid) from pg_class c
   where c.relnamespace = current_schema()::regnamespace and c.relkind = 'i'
  union all
  select 'constraint ' || k.conrelid::regclass || '.' || k.conname,
         concat_ws(' ', pg_get_constraintdef(k.oid), k.convalidated::text)
    from pg_constraint k where k.connamespace = current_schema()::regnamespace and k.conrelid <> 0
  union all
  select 'trigger ' || t.tgrelid::regclass || '.' || t.tgname, concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
   where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal
  union all
  select 'function ' || p.oid::regprocedure, pg_get_functiondef(p.oid) from pg_proc p
   where p.pronamespace = current_schema()::regnamespace and p.prokind in ('f', 'p')
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'sequence ' || s.sequencename,
         concat_ws(' ', s.data_type, s.start_value, s.increment_by, s.min_value, s.max_value, s.cycle, s.cache_size)
    from pg_sequences s where s.schemaname = current_schema()
  union all
  select 'type ' || t.typname, concat_ws(' ', t.typtype, format_type(t.typbasetype, t.typtypmod)) from pg_type t
   where t.typnamespace = current_schema()::regnamespace and t.typtype in ('d', 'e', 'r')
     and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  union all
  select 'extension ' || extname, '' from pg_extension`

/**
 * Everything that a schema is made of, by name: tables, columns, indexes, constraints, triggers, functions, sequences. The
 * order of the columns does not count, nor where a sequence starts.
 */
export async function readSchema(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; text: string }>(PARTS)
  return Object.fromEntries(
    rows.map(({ name, text }): [string, string] => [name, text]).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
