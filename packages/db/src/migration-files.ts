import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The database and the migration files do not fit together; the message says how. Nothing was changed. `newer`: the
 * database was migrated by a later program, and `version` is the first migration that this one does not know.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  readonly reason: 'newer' | 'unfit'
  readonly version: number | null

  constructor(message: string, options: { reason?: 'newer'; version?: number; cause?: unknown } = {}) {
    super(message, options)
    this.reason = options.reason ?? 'unfit'
    this.version = options.version ?? null
  }
}

export type Migration = { version: number; name: string; file: string; sql: string; checksum: string }

/** Folder of this package's `NNNN_name.sql` files. */
export const defaultDirectory = fileURLToPath(new URL('../migrations/', import.meta.url))

/** The migrations of a folder in order. */
export async function readMigrations(directory: string): Promise<Migration[]> {
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
