import type pg from 'pg'
import { toServerSettings, WORK_LIMITS } from './work-limits.ts'
import { defaultDirectory, type Migration, MigrationError, readMigrations } from './migration-files.ts'

export type MigrateOptions = {
  pool: pg.Pool
  /** Folder of the `NNNN_name.sql` files. Default: this package's `migrations`. */
  directory?: string
  onApplied?: (migration: string) => void
}

/** A migration as a database, or a backup of one, says that it has it. */
export type AppliedMigration = { version: number; name: string; checksum: string }

const lockKey = [20_251, 3]
const recordTable = `create table if not exists schema_migrations (
  version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
)`

/**
 * Applies the pending migrations in order, each in a transaction of its own, and returns their file names. Several
 * processes may call it at once: one works, the others wait. Throws {@link MigrationError} when an applied file was
 * edited or is missing (the database is newer than the code), or an older number was added later.
 */
export async function migrate({ pool, directory = defaultDirectory, onApplied }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const client = await pool.connect()
  try {
    const { lock_timeout, ...limits } = toServerSettings(WORK_LIMITS.migration)
    // For another process that migrates one waits as long as it takes.
    await limitSession(client, { ...limits, lock_timeout: '0' })
    await client.query('select pg_advisory_lock($1, $2)', lockKey)
    await limitSession(client, { lock_timeout })
    await client.query(recordTable)
    const pending = selectPending(migrations, await readApplied(client))
    for (const migration of pending) {
      await apply(client, migration)
      onApplied?.(migration.file)
    }
    return pending.map((migration) => migration.file)
  } finally {
    // Ending the session gives back the lock and all settings, whatever state it is in.
    client.release(true)
  }
}

async function limitSession(client: pg.PoolClient, settings: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, false)', [name, value])
}

/** File names of the migrations still to be applied; changes nothing. Throws as {@link migrate}. */
export async function listPendingMigrations({
  pool,
  directory = defaultDirectory,
}: Pick<MigrateOptions, 'pool' | 'directory'>): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  )
  const applied = rows[0]?.exists === true ? await readApplied(pool) : []
  return selectPending(migrations, applied).map((migration) => migration.file)
}

/** Of extensions nothing is dropped: they need not be the role's own, and no migration depends on their version. */
const dropAll = `do $$ declare statements text[]; statement text; begin
  -- Named before the first one goes: what has gone has no name any more.
  select array_agg(s.text order by s.rank) into statements from (
    select 1 as rank, format('drop table if exists %s cascade', c.oid::regclass) as text from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    union all
    select 2, format('drop sequence if exists %s cascade', c.oid::regclass) from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S'
    union all
    select 3, format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
     where p.pronamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ) s;
  foreach statement in array coalesce(statements, '{}') loop execute statement; end loop;
end $$`

/**
 * Within the caller's transaction: drops all tables with what is in them, and makes those of an earlier state of this
 * program, given by the migrations that it had; {@link migrate} brings them on. Throws {@link MigrationError}, with nothing
 * changed, where the program does not know that state.
 */
export async function rebuildSchema(
  client: pg.PoolClient,
  applied: readonly AppliedMigration[],
  directory = defaultDirectory,
): Promise<void> {
  const migrations = await readMigrations(directory)
  const pending = selectPending(migrations, applied)
  await client.query('select pg_advisory_xact_lock($1, $2)', lockKey)
  await client.query(dropAll)
  await client.query(recordTable)
  for (const migration of migrations.filter((one) => !pending.includes(one))) {
    await applyWithin(client, migration).catch((cause: unknown) => {
      throw failed(migration, cause)
    })
  }
}

async function readApplied(client: pg.Pool | pg.PoolClient): Promise<AppliedMigration[]> {
  const query = 'select version, name, checksum from schema_migrations order by version'
  return (await client.query<AppliedMigration>(query)).rows
}

function selectPending(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.version, migration]))
  for (const { version, name, checksum } of applied) {
    const migration = known.get(version)
    if (migration === undefined) {
      throw new MigrationError(
        `The database is newer than this program: it has migration ${version} (${name}), which the program does not know.`,
        { reason: 'newer', version },
      )
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `${migration.file} was edited after it had been applied. Undo that and add a new migration.`,
      )
    }
  }
  const latest = applied.at(-1)?.version ?? 0
  const appliedVersions = new Set(applied.map(({ version }) => version))
  const pending = migrations.filter(({ version }) => !appliedVersions.has(version))
  const late = pending.find(({ version }) => version < latest)
  if (late !== undefined) {
    throw new MigrationError(
      `${late.file} was added below migration ${latest}, which is already applied. Give it a higher number.`,
    )
  }
  return pending
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await applyWithin(client, migration)
    await client.query('commit')
  } catch (cause) {
    throw failed(migration, cause)
  }
}

async function applyWithin(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query(migration.sql)
  await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
    migration.version,
    migration.name,
    migration.checksum,
  ])
}

function failed(migration: Migration, cause: unknown): MigrationError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new MigrationError(`${migration.file} failed and was rolled back: ${reason}`, { cause })
}
