import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { bindToClient, type Db } from '@merleg/db/connect'
import { writeCopyText } from '@merleg/db/copy-text'
import { TABLE_SCOPES } from '@merleg/db/distribution-rules'
import { migrate, rebuildSchema } from '@merleg/db/migrate'
import { MigrationError } from '@merleg/db/migration-files'
import { isRegisterSpread } from '@merleg/db/spread-register'
import type { Pool, PoolClient } from 'pg'
import { lockRegister } from '../register/register-lock.repository.ts'
import { checkArchiveFiles, readArchiveFile, readManifest } from './archive-files.ts'
import type { ArchiveTable, Manifest } from './archive-manifest.ts'
import { ArchiveRefused } from './archive-refused.ts'
import {
  analyzeAll,
  beginWriting,
  countOtherSessions,
  deleteUnfinishedJobs,
  dropIndexes,
  endTransaction,
  listAppliedMigrations,
  listFilledTables,
  listTables,
  makeIndex,
  restartSequences,
  type StoredTable,
  truncateTables,
} from './backup.repository.ts'

export type RestorePhase = 'checking' | 'loading' | 'indexing'

export type RestoreInput = {
  folder: string
  /** Throw away what the database holds. */
  replace: boolean
  onProgress?: (progress: { phase: RestorePhase; bytes: number }) => void
  /** Told of each migration that brought an older archive to this release. */
  onUpgraded?: (migration: string) => void
  signal?: AbortSignal
}

/** Sessions of a process that was just ended need a moment to go. */
const TRIES_FOR_QUIET = 25

/**
 * Puts an archive into a migrated database that nobody uses, all or nothing. One of an older release is put into the
 * schema of its time, and brought to this release afterwards as every database is: where that is stopped, all of the
 * archive is there, and `merleg migrate` goes on. Throws `ArchiveRefused` for a damaged archive, one of a newer release,
 * and a database that holds something (unless `replace`) or is in use.
 */
export async function restore({ pool }: { pool: Pool }, input: RestoreInput): Promise<Manifest> {
  const { folder, onProgress, onUpgraded, signal } = input
  const manifest = await readManifest(folder)
  const onBytes = (bytes: number) => onProgress?.({ phase: 'checking', bytes })
  await checkArchiveFiles(folder, { manifest, onBytes, ...(signal ? { signal } : {}) })
  const client = await pool.connect()
  let isDone = false
  try {
    await putInto(client, manifest, input)
    isDone = true
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    client.release(!isDone)
  }
  await migrate({ pool, ...(onUpgraded ? { onApplied: onUpgraded } : {}) })
  return manifest
}

async function putInto(client: PoolClient, manifest: Manifest, input: RestoreInput): Promise<void> {
  const db = bindToClient(client)
  if (await isRegisterSpread(db)) throw new ArchiveRefused('distributed', 'merleg distribute')
  await refuseWhileUsed(db)
  await beginWriting(db)
  await lockRegister(db)
  if (!input.replace) await refuseFilled(db, await listTables(db))
  await takeSchemaOf(client, db, manifest)
  const tables = await listTables(db)
  await truncateTables(db, tables)
  await deleteUnfinishedJobs(db)
  const indexes = await dropIndexes(db)
  for (const table of sortForKeys(tables)) await loadTable(client, findTable(manifest, table.name), input)
  for (const definition of indexes) {
    input.signal?.throwIfAborted()
    input.onProgress?.({ phase: 'indexing', bytes: 0 })
    await makeIndex(db, definition)
  }
  await restartSequences(db, manifest.sequences)
  await endTransaction(db)
  await analyzeAll(db)
}

async function refuseWhileUsed(db: Db): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const sessions = await countOtherSessions(db)
    if (sessions === 0) return
    if (tries === TRIES_FOR_QUIET) throw new ArchiveRefused('database-in-use', String(sessions))
    await delay(200)
  }
}

/** Leaves the schema that fits the archive: that of today, or the one of the release that made it. */
async function takeSchemaOf(client: PoolClient, db: Db, manifest: Manifest): Promise<void> {
  const applied = await listAppliedMigrations(db)
  if (JSON.stringify(applied) === JSON.stringify(manifest.migrations)) return
  await refuseOthersTables(db)
  await rebuildSchema(client, manifest.migrations).catch((error: unknown) => {
    // One with a cause is a migration that failed here, as on a full disk: that is told as it is.
    if (!(error instanceof MigrationError) || error.cause !== undefined) throw error
    const [ours, theirs] = [applied, manifest.migrations].map((list) => list.at(-1)?.version ?? 0)
    const reason = error.reason === 'newer' ? 'schema-newer' : 'schema'
    throw new ArchiveRefused(reason, `${theirs} ≠ ${ours} (${manifest.appVersion})`)
  })
}

/** For another schema all tables are dropped: never those that somebody else made. */
async function refuseOthersTables(db: Db): Promise<void> {
  const others = (await listTables(db)).flatMap(({ name }) => (Object.hasOwn(TABLE_SCOPES, name) ? [] : [name]))
  if (others.length > 0) throw new ArchiveRefused('tables-of-others', others.join(', '))
}

async function refuseFilled(db: Db, tables: readonly StoredTable[]): Promise<void> {
  const filled = await listFilledTables(db, tables)
  if (filled.length > 0) throw new ArchiveRefused('not-empty', filled.join(', '))
}

function findTable(manifest: Manifest, name: string): ArchiveTable {
  const found = manifest.tables.find((table) => table.name === name)
  if (!found) throw new ArchiveRefused('table-missing', name)
  return found
}

/** Those that others point to come first. */
function sortForKeys(tables: readonly StoredTable[]): StoredTable[] {
  const sorted: StoredTable[] = []
  const add = (table: StoredTable): void => {
    if (sorted.includes(table)) return
    for (const parent of tables.filter(({ name }) => table.parents.includes(name))) add(parent)
    sorted.push(table)
  }
  tables.forEach(add)
  return sorted
}

async function loadTable(client: PoolClient, table: ArchiveTable, input: RestoreInput): Promise<void> {
  const { folder, onProgress, signal } = input
  const target = writeCopyText(client, { table: table.name, columns: table.columns })
  const source = readArchiveFile(folder, table, (bytes) => onProgress?.({ phase: 'loading', bytes }))
  await pipeline([...source, target], signal ? { signal } : {})
  if (target.rowCount !== table.rows) throw new ArchiveRefused('row-count', table.name)
}
