import { bindToClient, type Db } from '@merleg/db/connect'
import { readCopyText } from '@merleg/db/copy-text'
import { isRegisterSpread } from '@merleg/db/spread-register'
import type { Pool, PoolClient } from 'pg'
import type { Clock } from '../../shared/clock.ts'
import { readProgramVersion } from '../../shared/program-version.ts'
import { createArchiveFolder, finishArchive, removeArchive, writeArchiveFile } from './archive-files.ts'
import { ARCHIVE_FORMAT, type ArchiveTable, type Manifest } from './archive-manifest.ts'
import { ArchiveRefused } from './archive-refused.ts'
import {
  beginSnapshot,
  endTransaction,
  findServerVersion,
  holdSpreadTables,
  joinSnapshot,
  listAppliedMigrations,
  listSequences,
  listTables,
  type StoredTable,
} from './backup.repository.ts'

export type ArchiveProgress = (progress: { table: string; bytes: number }) => void

export type BackupInput = {
  /** Must not exist, or be empty. */
  folder: string
  /** Told before anything is read: bytes of the tables in the database. */
  onSize?: (bytes: number) => void
  onProgress?: ArchiveProgress
  signal?: AbortSignal
}

/** As many at once as there are connections for; more gain nothing on the largest table. */
const MAX_READERS = 2

/**
 * Writes one state of the whole database into a folder, while the application goes on. The folder has its name only
 * once it is complete. Throws `ArchiveRefused` where something is there already.
 */
export async function backUp(deps: { pool: Pool; clock: Clock }, input: BackupInput): Promise<Manifest> {
  const growing = await createArchiveFolder(input.folder)
  try {
    const manifest = await writeArchive(deps, input, growing)
    await finishArchive(growing, input.folder, manifest)
    return manifest
  } catch (error) {
    await removeArchive(growing)
    input.signal?.throwIfAborted()
    throw isFull(error) ? new ArchiveRefused('no-space', input.folder) : error
  }
}

/** A connection that may be in the middle of a COPY. */
type Session = { client: PoolClient; db: Db }

async function writeArchive(
  { pool, clock }: { pool: Pool; clock: Clock },
  input: BackupInput,
  growing: string,
): Promise<Manifest> {
  const sessions: Session[] = []
  const connect = async (): Promise<Session> => {
    const client = await pool.connect()
    const session = { client, db: bindToClient(client) }
    sessions.push(session)
    return session
  }
  let isDone = false
  try {
    const leader = await connect()
    const { db } = leader
    const listed = await listTables(db)
    const isSpread = await isRegisterSpread(db)
    if (isSpread) await holdSpreadTables((await connect()).db, listed)
    const snapshot = await beginSnapshot(db, listed)
    const madeAt = clock.now().toISOString()
    const readers = [leader]
    // The state of a cluster is one of a session.
    while (readers.length < Math.min(isSpread ? 1 : MAX_READERS, pool.options.max)) {
      const reader = await connect()
      await joinSnapshot(reader.db, snapshot)
      readers.push(reader)
    }
    const stored = await listTables(db)
    input.onSize?.(stored.reduce((sum, { bytes }) => sum + bytes, 0))
    const clients = readers.map(({ client }) => client)
    const tables = await readTables(clients, stored, (client, table) =>
      writeTable(client, table, { ...input, growing }),
    )
    const manifest: Manifest = {
      format: ARCHIVE_FORMAT,
      madeAt,
      appVersion: await readProgramVersion(),
      serverVersion: await findServerVersion(db),
      migrations: await listAppliedMigrations(db),
      tables,
      sequences: await listSequences(db),
    }
    for (const session of sessions) await endTransaction(session.db)
    isDone = true
    return manifest
  } finally {
    // What was given up may still be in the middle of a COPY.
    for (const { client } of sessions) client.release(!isDone)
  }
}

/** Shares the tables out, the largest first; answers them by name. When one fails the others stop. */
async function readTables(
  clients: readonly PoolClient[],
  tables: readonly StoredTable[],
  read: (client: PoolClient, table: StoredTable) => Promise<ArchiveTable>,
): Promise<ArchiveTable[]> {
  const waiting = tables.toSorted((a, b) => b.bytes - a.bytes)
  const done: ArchiveTable[] = []
  const work = async (client: PoolClient): Promise<void> => {
    for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
      done.push(
        await read(client, table).catch((error: unknown) => {
          waiting.length = 0
          throw error
        }),
      )
    }
  }
  const results = await Promise.allSettled(clients.map(work))
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return done.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function writeTable(
  client: PoolClient,
  { name, columns }: StoredTable,
  { growing, signal, onProgress }: BackupInput & { growing: string },
): Promise<ArchiveTable> {
  const source = readCopyText(client, { table: name, columns })
  const written = await writeArchiveFile(source, {
    folder: growing,
    name,
    signal,
    onBytes: (bytes) => onProgress?.({ table: name, bytes }),
  })
  return { name, columns, rows: source.rowCount, ...written }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
