import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { migrate } from './migrate.ts'

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))

/** Brings an empty database to where it was before a migration, given by its number, four digits. */
export async function migrateUntil(pool: pg.Pool, number: string): Promise<void> {
  const former = await mkdtemp(path.join(os.tmpdir(), 'merleg-migrations-'))
  try {
    for (const file of await readdir(migrations))
      if (file < number) await cp(path.join(migrations, file), path.join(former, file))
    await migrate({ pool, directory: former })
  } finally {
    await rm(former, { recursive: true })
  }
}
