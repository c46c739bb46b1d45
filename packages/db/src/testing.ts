import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase, type Database, type Db, type Tx } from './connect.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface ProvidedContext {
    /** The run's server: as superuser, and as the owner of the test databases. */
    testServer: { superuserUrl: string; ownerUrl: string }
  }
}

/** The migrated database that test databases are cloned from. */
export const templateName = 'merleg_template'

export type TestDatabase = {
  readonly db: Db
  readonly pool: pg.Pool
  readonly connectionString: string
}

/**
 * Gives the calling test file (or `describe` block) a database of its own, dropped at its end: a clone of the migrated
 * one, or an empty one for tests of migrations. Read the properties inside of tests and hooks only.
 */
export function useTestDatabase({ content = 'migrated' }: { content?: 'migrated' | 'empty' } = {}): TestDatabase {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  let database: Database | null = null
  const opened = (): Database => {
    if (database === null) throw new Error('The test database exists only inside of tests and hooks.')
    return database
  }
  const connectionString = (): string => withDatabaseName(inject('testServer').ownerUrl, name)

  beforeAll(async () => {
    const template = content === 'migrated' ? templateName : 'template0'
    // As files: the usual way writes every page once more, into the log.
    await runAsSuperuser(`create database ${name} template ${template} owner merleg strategy file_copy`)
    database = createDatabase(connectionString(), { applicationName: name })
  })
  afterAll(async () => {
    await database?.close()
    await runAsSuperuser(`drop database if exists ${name} with (force)`)
  })
  return {
    get db() {
      return opened().db
    },
    get pool() {
      return opened().pool
    },
    get connectionString() {
      return connectionString()
    },
  }
}

/** Runs `work` in a transaction that is always rolled back. */
export async function withRollback<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const tx = await db.startTransaction().execute()
  try {
    return await work(tx)
  } finally {
    await tx.rollback().execute()
  }
}

/** Empties all tables and restarts their sequences; the record of migrations stays. Rows that migrations made go too. */
export async function truncateAll(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migrations'`.execute(db)
  if (rows.length === 0) return
  await sql`truncate ${sql.raw(rows.map((row) => row.name).join(', '))} restart identity cascade`.execute(db)
}

/** The same server and role, another database. */
export function withDatabaseName(connectionString: string, database: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return url.href
}

async function runAsSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testServer').superuserUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
