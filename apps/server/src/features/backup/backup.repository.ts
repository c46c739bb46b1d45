import { arrayOf, float8, integer, type RowOf, text } from '@merleg/db/columns'
import type { Db } from '@merleg/db/connect'
import { TABLE_SCOPES } from '@merleg/db/distribution-rules'
import { command, statement } from '@merleg/db/statement'
import { asTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import type { AppliedMigration, ArchiveSequence } from './archive-manifest.ts'

const TABLE_COLUMNS = {
  name: text,
  /** Those that are stored; generated ones follow from them. */
  columns: arrayOf(text),
  /** Tables that its foreign keys point to, which must be filled before it. */
  parents: arrayOf(text),
  /** Its size in the database without indexes. */
  bytes: float8,
}
export type StoredTable = RowOf<typeof TABLE_COLUMNS>

const tables = statement({
  row: TABLE_COLUMNS,
  sql: sql`
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
     order by c.relname`,
})

/** The application's own tables; the record of migrations is not content, and the job queue is another schema. */
export async function listTables(db: Db): Promise<StoredTable[]> {
  return tables.list(db)
}

export async function listAppliedMigrations(db: Db): Promise<AppliedMigration[]> {
  return db.selectFrom('schema_migrations').select(['version', 'name', 'checksum']).orderBy('version').execute()
}

const serverVersion = statement({
  row: { version: text },
  sql: sql`select current_setting('server_version') as version`,
})

export async function findServerVersion(db: Db): Promise<string> {
  return (await serverVersion.get(db)).version
}

const sequences = statement({
  row: { name: text },
  sql: sql`
    select c.relname::text as name from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' order by 1`,
})

const nextValue = statement({
  row: { value: text },
  examples: ['register_order_serials'],
  sql: (name: string) => sql`
    select (s.last_value + case when s.is_called then q.seqincrement else 0 end)::text as value
      from ${sql.id(name)} s, pg_sequence q where q.seqrelid = quote_ident(${name})::regclass`,
})

/** The next values. Sequences stand outside of snapshots: read late, they are past everything the snapshot holds. */
export async function listSequences(db: Db): Promise<ArchiveSequence[]> {
  const found: ArchiveSequence[] = []
  for (const { name } of await sequences.list(db)) found.push({ name, ...(await nextValue.get(db, name)) })
  return found
}

type Named = readonly { name: string }[]

const namesOf = (named: Named) => sql.join(named.map(({ name }) => sql.id(name)))
const SOME_TABLES = [{ name: 'users' }, { name: 'sessions' }]

/**
 * A server's limits for requests are not meant for reading or writing everything. Lifted by commands that see no rows:
 * a state is taken, or joined, by the first one that does.
 */
const LIMITS = ['statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout']
const limitLifts = LIMITS.map((name) => command({ sql: sql`set local ${sql.id(name)} = 0` }))

async function liftTimeLimits(db: Db): Promise<void> {
  for (const lift of limitLifts) await lift.run(db)
}

const beginReads = command({ sql: sql`begin isolation level repeatable read read only` })

const lockTables = command({
  examples: [SOME_TABLES],
  sql: (locked: Named) => sql`lock table ${namesOf(locked)} in access share mode`,
})

const lockAgainstWrites = command({
  examples: [SOME_TABLES],
  sql: (locked: Named) => sql`lock table ${namesOf(locked)} in share mode`,
})

/** What a merge writes to first: whoever waits for it here keeps no table from the merge under way. */
const FIRST_OF_A_MERGE = 'sources'

const giveUp = command({ sql: sql`rollback` })

/**
 * Begins a transaction until whose end nothing that is spread over a cluster is written to, whose nodes have no snapshot in common:
 * merges wait, reads go on. Another session reads meanwhile, as the snapshots of this one's nodes are older than its locks.
 * Tried again where what follows merges took its tables in another order.
 */
export async function holdSpreadTables(db: Db, stored: Named): Promise<void> {
  const spread = stored.filter(({ name }) => ['company', 'person', 'reference'].includes(TABLE_SCOPES[name] ?? ''))
  const inOrder = spread.toSorted(
    (one, other) => Number(other.name === FIRST_OF_A_MERGE) - Number(one.name === FIRST_OF_A_MERGE),
  )
  await asTransaction(async () => {
    await beginReading(db)
    try {
      await lockAgainstWrites.run(db, inOrder)
    } catch (error) {
      await giveUp.run(db)
      throw error
    }
  })
}

const exportedSnapshot = statement({ row: { name: text }, sql: sql`select pg_export_snapshot() as name` })

const takeSnapshot = command({
  examples: ['00000003-0000001B-1'],
  sql: (name: string) => sql`set transaction snapshot ${sql.lit(name)}`,
})

/**
 * Begins a transaction that reads one state, and answers the name under which other sessions can read the same. The
 * tables are locked against TRUNCATE and ALTER first: those show through a snapshot.
 */
export async function beginSnapshot(db: Db, stored: Named): Promise<string> {
  await beginReading(db)
  if (stored.length > 0) await lockTables.run(db, stored)
  return (await exportedSnapshot.get(db)).name
}

/** Begins a transaction on the state that another session exported. */
export async function joinSnapshot(db: Db, name: string): Promise<void> {
  await beginReading(db)
  await takeSnapshot.run(db, name)
}

async function beginReading(db: Db): Promise<void> {
  await beginReads.run(db)
  await liftTimeLimits(db)
}

const beginWrites = command({ sql: sql`begin` })

/** Begins a transaction that replaces everything. */
export async function beginWriting(db: Db): Promise<void> {
  await beginWrites.run(db)
  await liftTimeLimits(db)
}

const commit = command({ sql: sql`commit` })

/** Ends what {@link beginSnapshot}, {@link joinSnapshot} or {@link beginWriting} began. */
export async function endTransaction(db: Db): Promise<void> {
  await commit.run(db)
}

const otherSessions = statement({
  row: { sessions: integer },
  sql: sql`
    select count(*)::int as sessions from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and backend_type = 'client backend'`,
})

/** Whether other sessions of the same role work on the database: a server, a load. */
export async function countOtherSessions(db: Db): Promise<number> {
  return (await otherSessions.get(db)).sessions
}

/** Filled by the migrations themselves: rows of theirs are nothing that somebody entered. */
const FILLED_BY_MIGRATIONS: readonly string[] = ['credit_prices']

const filledTables = statement({
  row: { name: text },
  examples: [SOME_TABLES],
  sql: (entered: Named) =>
    sql.join(
      entered.map(({ name }) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.id(name)})`),
      sql` union all `,
    ),
})

/** Tables that hold rows, beside those that every migrated database has. */
export async function listFilledTables(db: Db, stored: Named): Promise<string[]> {
  const entered = stored.filter(({ name }) => !FILLED_BY_MIGRATIONS.includes(name))
  if (entered.length === 0) return []
  return (await filledTables.list(db, entered)).map(({ name }) => name)
}

const truncate = command({
  examples: [SOME_TABLES],
  sql: (stored: Named) => sql`truncate ${namesOf(stored)}`,
})

export async function truncateTables(db: Db, stored: Named): Promise<void> {
  if (stored.length > 0) await truncate.run(db, stored)
}

const plainIndexes = statement({
  row: { name: text, definition: text },
  sql: sql`
    select c.relname::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and t.relname <> 'schema_migrations'
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
})

const dropPlainIndexes = command({
  examples: [[{ name: 'company_names_words' }]],
  sql: (indexes: Named) => sql`drop index ${namesOf(indexes)}`,
})

/** Drops the indexes that are no constraints, and answers the statements that make them again. */
export async function dropIndexes(db: Db): Promise<string[]> {
  const indexes = await plainIndexes.list(db)
  if (indexes.length > 0) await dropPlainIndexes.run(db, indexes)
  return indexes.map(({ definition }) => definition)
}

const makeOneIndex = command({
  examples: ['create index on users (email)'],
  sql: (definition: string) => sql.raw(definition),
})

/** Makes one of the indexes again that {@link dropIndexes} dropped. */
export async function makeIndex(db: Db, definition: string): Promise<void> {
  await makeOneIndex.run(db, definition)
}

// Before its first start a database has no queue.
const dropJobs = command({
  sql: sql`
    do $$ begin
      if to_regclass('pgboss.job') is not null then
        delete from pgboss.job where state in ('created', 'retry', 'active');
      end if;
    end $$`,
})

/** Takes out of the queue, which no archive holds, what is still to be done: it belongs to what the database held before. */
export async function deleteUnfinishedJobs(db: Db): Promise<void> {
  await dropJobs.run(db)
}

const restart = command({
  examples: [{ name: 'register_order_serials', value: '1' }],
  sql: ({ name, value }: ArchiveSequence) =>
    sql`alter sequence ${sql.id(name)} restart with ${sql.raw(String(BigInt(value)))}`,
})

/** Within the transaction, unlike `setval`. */
export async function restartSequences(db: Db, restarted: readonly ArchiveSequence[]): Promise<void> {
  for (const sequence of restarted) await restart.run(db, sequence)
}

const liftTimeLimit = command({ sql: sql`set statement_timeout = 0` })
const analyze = command({ sql: sql`analyze` })

/** Tells the planner of all that was loaded. The connection has no time limit afterwards. */
export async function analyzeAll(db: Db): Promise<void> {
  await liftTimeLimit.run(db)
  await analyze.run(db)
}
