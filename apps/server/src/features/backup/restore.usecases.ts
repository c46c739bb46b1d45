import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { bindToClient, type Db } from '@merleg/db/connect'
import { writeCopyText } from '@merleg/db/copy-text'
import type { Pool, PoolClient } from 'pg'
import { lockRegister } from '../register/register-lock.repository.ts'
import { checkArchiveFiles, readArchiveFile, readManifest } from './archive-files.ts'
import type { ArchiveTable, Manifest } from './archive-manifest.ts'
import { ArchiveRefused } from './archive-refused.ts'
import {
  analyzeAll,
  beginWriting,
  countOtherSessions,
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
  signal?: AbortSignal
}

/** Sessions of a process that was just ended need a moment to go. */
const TRIES_FOR_QUIET = 25

/**
 * Puts an archive into a migrated database that nobody uses, all or nothing. Throws `ArchiveRefused` for a damaged
 * archive, one of another version, and a database that holds something (unless `replace`) or is in use.
 */
export async function restore({ pool }: { pool: Pool }, input: RestoreInput): Promise<Manifest> {
  const { folder, onProgress, signal } = input
  const manifest = await readManifest(folder)
  const onBytes = (bytes: number) => onProgress?.({ phase: 'checking', bytes })
  await checkArchiveFiles(folder, { manifest, onBytes, ...(signal ? { signal } : {}) })
  const client = await pool.connect()
  let isDone = false
  try {
    const db = bindToClient(client)
    await refuseWhileUsed(db)
    await beginWriting(db)
    await lockRegister(db)
    await refuseOtherSchema(db, manifest)
    const tables = await listTables(db)
    if (!input.replace) await refuseFilled(db, tables)
    await truncateTables(db, tables)
    const indexes = await dropIndexes(db)
    for (const table of sortForKeys(tables)) await loadTable(client, findTable(manifest, table.name), input)
    for (const definition of indexes) {
      signal?.throwIfAborted()
      onProgress?.({ phase: 'indexing', bytes: 0 })
      await makeIndex(db, definition)
    }
    await restartSequences(db, manifest.sequences)
    await endTransaction(db)
    await analyzeAll(db)
    isDone = true
    return manifest
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    client.release(!isDone)
  }
}

async function refuseWhileUsed(db: Db): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const sessions = await countOtherSessions(db)
    if (sessions === 0) return
    if (tries === TRIES_FOR_QUIET) throw new ArchiveRefused('database-in-use', String(sessions))
    await delay(200)
  }
}

async function refuseOtherSchema(db: Db, manifest: Manifest): Promise<void> {
  const applied = await listAppliedMigrations(db)
  if (JSON.stringify(applied) === JSON.stringify(manifest.migrations)) return
  const [ours, theirs] = [applied, manifest.migrations].map((list) => list.at(-1)?.version ?? 0)
  throw new ArchiveRefused('schema', `${theirs} ≠ ${ours} (${manifest.appVersion})`)
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
