/**
 * `scoped`: the tables with their scope and distribution column (`key`, and its number `keyno`); `spread`: those whose
 * rows are on many nodes; `shared`: those that exist on nodes other than the coordinator.
 */
export const SCOPED_TABLES_SQL = `
with described as (
  select * from jsonb_to_recordset($1::jsonb) as d(name text, scope text, key text)
), present as (
  select c.oid, c.relname::text as name, c.relkind from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
), scoped as (
  select p.oid, p.name, p.relkind, d.scope, d.key, a.attnum as keyno, a.atttypid, a.attcollation, a.attnotnull, a.attgenerated
  from present p join described d using (name)
  left join pg_attribute a on a.attrelid = p.oid and a.attname = d.key and not a.attisdropped
), spread as (select * from scoped where key is not null),
shared as (select * from scoped where scope <> 'local')`

/** Each gives the name of the table and the detail. */
export const DISTRIBUTION_QUERIES = {
  'not-classified': `select name, 'add it to TABLE_SCOPES' from present where name not in (select d.name from described d)`,
  'not-there': `select name, 'remove it from TABLE_SCOPES' from described where name not in (select p.name from present p)`,
  'not-a-plain-table': `
    select name, 'partitioned, inheriting or foreign' from shared s
    where relkind <> 'r' or exists (select from pg_inherits i where s.oid in (i.inhrelid, i.inhparent))`,
  'no-distribution-column': `
    select name, key || ' is missing, may be null or is computed' from spread
    where keyno is null or not attnotnull or attgenerated <> ''`,
  // Rows of one company lie together only where its id is hashed in one way.
  'distribution-column-unlike-others': `
    select s.name, format('%s is %s collate %s', s.key, format_type(s.atttypid, null), coalesce(quote_ident(c.collname), 'none'))
    from spread s left join pg_collation c on c.oid = s.attcollation
    where s.keyno is not null and (s.atttypid <> 'text'::regtype or c.collname is distinct from 'C')`,
  'no-primary-key': `
    select name, 'a shard cannot be moved while it is written' from spread s
    where not exists (select from pg_index i where i.indrelid = s.oid and i.indisprimary)`,
  'unique-without-distribution-column-first': `
    select s.name, i.indexrelid::regclass::text from spread s join pg_index i on i.indrelid = s.oid
    where i.indisunique and i.indkey[0] is distinct from s.keyno`,
  'exclusion-without-distribution-column-first': `
    select s.name, x.conname from spread s join pg_constraint x on x.conrelid = s.oid join pg_operator o on o.oid = x.conexclop[1]
    where x.contype = 'x' and (x.conkey[1] is distinct from s.keyno or o.oprname <> '=')`,
  'foreign-key-leaves-the-company': `
    select s.name, x.conname || ' references ' || x.confrelid::regclass from shared s join pg_constraint x on x.conrelid = s.oid
    left join scoped t on t.oid = x.confrelid
    where x.contype = 'f' and t.scope is distinct from 'reference'
      and not (s.key is not null and t.scope = s.scope and x.conkey[1] = s.keyno and x.confkey[1] = t.keyno)
    union all
    select s.name, x.conname || ' references ' || t.name from scoped s join pg_constraint x on x.conrelid = s.oid
    join spread t on t.oid = x.confrelid
    where x.contype = 'f' and s.scope = 'local'`,
  // A foreign key to a reference table makes Citus take over the table, and with it those it is linked to, before they
  // are distributed; then it refuses the links between them.
  'foreign-keys-to-companies-and-reference': `
    select s.name, x.conname || ' references ' || t.name from spread s join pg_constraint x on x.conrelid = s.oid
    join scoped t on t.oid = x.confrelid
    where x.contype = 'f' and t.scope = 'reference' and exists (
      select 1 from pg_constraint y join spread o on o.oid = case when y.conrelid = s.oid then y.confrelid else y.conrelid end
      where y.contype = 'f' and s.oid in (y.conrelid, y.confrelid) and o.oid <> s.oid)`,
  'foreign-key-changes-the-distribution-column': `
    select s.name, x.conname from spread s join pg_constraint x on x.conrelid = s.oid
    where x.contype = 'f' and s.keyno = any(x.conkey) and (x.confdeltype in ('n', 'd') or x.confupdtype in ('n', 'd', 'c'))`,
  trigger: `select s.name, t.tgname::text from shared s join pg_trigger t on t.tgrelid = s.oid where not t.tgisinternal`,
  'row-rule': `select s.name, r.rulename::text from shared s join pg_rewrite r on r.ev_class = s.oid`,
  // Every node counts in a range of its own, for which four bytes are too few.
  'sequence-not-bigint': `
    select s.name, a.attname || ' uses ' || q.seqrelid::regclass from shared s
    join pg_attribute a on a.attrelid = s.oid
    left join pg_attrdef v on v.adrelid = s.oid and v.adnum = a.attnum
    join pg_depend d on (d.classid = 'pg_attrdef'::regclass and d.objid = v.oid and d.refclassid = 'pg_class'::regclass)
      or (a.attidentity <> '' and d.deptype = 'i' and d.classid = 'pg_class'::regclass and d.refobjid = s.oid and d.refobjsubid = a.attnum)
    join pg_sequence q on q.seqrelid = case when d.classid = 'pg_attrdef'::regclass then d.refobjid else d.objid end
    where a.atttypid <> 'bigint'::regtype or q.seqtypid <> 'bigint'::regtype`,
  // Distributed with rows in it, such a table would begin to count anew.
  'identity-in-reference-table': `
    select s.name, a.attname::text from scoped s join pg_attribute a on a.attrelid = s.oid
    where s.scope = 'reference' and a.attidentity <> ''`,
  'index-on-changeable-function': `
    select s.name, format('%s uses %s', i.indexrelid::regclass, p.oid::regprocedure) from shared s
    join pg_index i on i.indrelid = s.oid
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refclassid = 'pg_proc'::regclass
    join pg_proc p on p.oid = d.refobjid
    where p.provolatile <> 'i'`,
} as const

export type DistributionFaultKind = keyof typeof DISTRIBUTION_QUERIES
