import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

/** The database and the migration files do not fit together; the message says how. Nothing was changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

export type MigrateOptions = {
  pool: pg.Pool
  /** Folder of the `NNNN_name.sql` files. Default: this package's `migrations`. */
  directory?: string
  onApplied?: (migration: string) => void
}

type Migration = { version: number; name: string; file: string; sql: string; checksum: string }
type Applied = { version: number; name: string; checksum: string }

const defaultDirectory = fileURLToPath(new URL('../migrations/', import.meta.url))
const lockKey = [20_251, 3]

/**
 * Applies the pending migrations in order, each in a transaction of its own, and returns their file names. Several
 * processes may call it at once: one works, the others wait. Throws {@link MigrationError} when an applied file was
 * edited or is missing (the database is newer than the code), or an older number was added later.
 */
export async function migrate({ pool, directory = defaultDirectory, onApplied }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1, $2)', lockKey)
    await client.query(`create table if not exists schema_migrations (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`)
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

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map((file) => readMigration(directory, file)))
  migrations.reduce<Migration | null>((previous, migration) => {
    if (previous?.version === migration.version) {
      throw new MigrationError(`Two migrations have the same number: ${previous.file} and ${migration.file}.`)
    }
    return migration
  }, null)
  return migrations
}

async function readMigration(directory: string, file: string): Promise<Migration> {
  const [, version, name] = /^(\d{4})_([a-z0-9_-]+)\.sql$/.exec(file) ?? []
  if (version === undefined || name === undefined) throw new MigrationError(`${file} is not named NNNN_name.sql.`)
  const sql = (await readFile(path.join(directory, file), 'utf8')).replaceAll('\r\n', '\n')
  return { version: Number(version), name, file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

async function readApplied(client: pg.Pool | pg.PoolClient): Promise<Applied[]> {
  const query = 'select version, name, checksum from schema_migrations order by version'
  return (await client.query<Applied>(query)).rows
}

function selectPending(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.version, migration]))
  for (const { version, name, checksum } of applied) {
    const migration = known.get(version)
    if (migration === undefined) {
      throw new MigrationError(
        `The database is newer than this program: it has migration ${version} (${name}), which the program does not know.`,
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
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`${migration.file} failed and was rolled back: ${reason}`, { cause })
  }
}
