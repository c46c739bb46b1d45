import pg from 'pg'
import type { AppliedMigration, ArchiveSequence } from './archive-manifest.ts'

export type StoredTable = {
  name: string
  /** Those that are stored; generated ones follow from them. */
  columns: string[]
  /** Tables that its foreign keys point to, which must be filled before it. */
  parents: string[]
  /** Its size in the database without indexes. */
  bytes: number
}

/** The application's own tables; the record of migrations is not content, and the job queue is another schema. */
export async function listTables(client: pg.ClientBase | pg.Pool): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select c.relname::text as name,
           array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns,
           array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
                  where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid) as parents,
           pg_table_size(c.oid)::float8 as bytes
      from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by c.relname`)
  return rows
}

export async function listAppliedMigrations(client: pg.ClientBase | pg.Pool): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return rows
}

export async function findServerVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return rows[0]?.version ?? ''
}

/** The next values. Sequences stand outside of snapshots: read late, they are past everything the snapshot holds. */
export async function listSequences(client: pg.ClientBase): Promise<ArchiveSequence[]> {
  const { rows: sequences } = await client.query<{ name: string }>(`
    select c.relname::text as name from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' order by 1`)
  const found: ArchiveSequence[] = []
  for (const { name } of sequences) {
    const { rows } = await client.query<{ value: string }>(
      `select (s.last_value + case when s.is_called then q.seqincrement else 0 end)::text as value
         from ${pg.escapeIdentifier(name)} s, pg_sequence q where q.seqrelid = $1::regclass`,
      [pg.escapeIdentifier(name)],
    )
    if (rows[0]) found.push({ name, value: rows[0].value })
  }
  return found
}

/**
 * Begins a transaction that reads one state, and answers the name under which other sessions can read the same. The
 * tables are locked against TRUNCATE and ALTER first: those show through a snapshot.
 */
export async function beginSnapshot(client: pg.ClientBase, tables: readonly StoredTable[]): Promise<string> {
  await beginReading(client)
  if (tables.length > 0) await client.query(`lock table ${listNames(tables)} in access share mode`)
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
  return rows[0]?.name ?? ''
}

/** Begins a transaction on the state that another session exported. */
export async function joinSnapshot(client: pg.ClientBase, name: string): Promise<void> {
  await beginReading(client)
  await client.query(`set transaction snapshot ${pg.escapeLiteral(name)}`)
}

async function beginReading(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  await liftTimeLimits(client)
}

/** A server's limits for requests are not meant for reading or writing everything. */
export async function liftTimeLimits(client: pg.ClientBase): Promise<void> {
  await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local transaction_timeout = 0`)
}

function listNames(tables: readonly { name: string }[]): string {
  return tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
}

/** Whether other sessions of the same role work on the database: a server, a load. */
export async function countOtherSessions(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ sessions: number }>(`
    select count(*)::int as sessions from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  return rows[0]?.sessions ?? 0
}

/** Filled by the migrations themselves: rows of theirs are nothing that somebody entered. */
const FILLED_BY_MIGRATIONS: readonly string[] = ['register_publications']

/** Tables that hold rows, beside those that every migrated database has. */
export async function listFilledTables(client: pg.ClientBase, tables: readonly StoredTable[]): Promise<string[]> {
  const entered = tables.filter(({ name }) => !FILLED_BY_MIGRATIONS.includes(name))
  if (entered.length === 0) return []
  const { rows } = await client.query<{ name: string }>(
    entered
      .map(
        ({ name }) =>
          `select ${pg.escapeLiteral(name)} as name where exists (select from ${pg.escapeIdentifier(name)})`,
      )
      .join(' union all '),
  )
  return rows.map(({ name }) => name)
}

export async function truncateTables(client: pg.ClientBase, tables: readonly StoredTable[]): Promise<void> {
  if (tables.length > 0) await client.query(`truncate ${listNames(tables)}`)
}

/** Drops the indexes that are no constraints, and answers the statements that make them again. */
export async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select c.relname::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and t.relname <> 'schema_migrations'
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`)
  if (rows.length > 0) await client.query(`drop index ${listNames(rows)}`)
  return rows.map(({ definition }) => definition)
}

/** Within the transaction, unlike `setval`. */
export async function restartSequences(client: pg.ClientBase, sequences: readonly ArchiveSequence[]): Promise<void> {
  for (const { name, value } of sequences)
    await client.query(`alter sequence ${pg.escapeIdentifier(name)} restart with ${value}`)
}
