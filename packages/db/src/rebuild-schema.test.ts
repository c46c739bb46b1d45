import type pg from 'pg'
import { expect, test } from 'vitest'
import { type AppliedMigration, migrate, rebuildSchema } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'
import { readSchema } from './testing-schema.ts'

const database = useTestDatabase()
const former = useTestDatabase({ content: 'empty' })
const fresh = useTestDatabase({ content: 'empty' })

const LATE = '0045'

async function listApplied(pool: pg.Pool): Promise<AppliedMigration[]> {
  const query = 'select version, name, checksum from schema_migrations order by version'
  return (await pool.query<AppliedMigration>(query)).rows
}

async function inOneTransaction(work: (client: pg.PoolClient) => Promise<void>, end: 'commit' | 'rollback') {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await work(client)
  } finally {
    await client.query(end)
    client.release()
  }
}

test('the schema of an earlier state takes the place of that of today, and is brought on to the same', async () => {
  await migrateUntil(former.pool, LATE)
  const [today, then] = [await readSchema(database.pool), await readSchema(former.pool)]
  expect(then).not.toEqual(today)
  const applied = await listApplied(former.pool)
  await inOneTransaction((client) => rebuildSchema(client, applied), 'rollback')
  expect(await readSchema(database.pool)).toEqual(today)
  await inOneTransaction((client) => rebuildSchema(client, applied), 'commit')
  expect(await readSchema(database.pool)).toEqual(then)
  await migrate({ pool: database.pool })
  expect(await readSchema(database.pool)).toEqual(today)
})

test('an empty database takes it as well', async () => {
  const applied = await listApplied(former.pool)
  const client = await fresh.pool.connect()
  await client.query('begin')
  await rebuildSchema(client, applied)
  await client.query('commit')
  client.release()
  expect(await readSchema(fresh.pool)).toEqual(await readSchema(former.pool))
})

test.each<[string, (applied: AppliedMigration[]) => AppliedMigration[], string]>([
  ['of a later program', (applied) => [...applied, { version: 9000, name: 'later', checksum: '' }], 'newer'],
  ['with an edited migration', ([first, ...more]) => (first ? [{ ...first, checksum: '0' }, ...more] : []), 'unfit'],
  ['that leaves one out', ([first, , ...more]) => (first ? [first, ...more] : []), 'unfit'],
])('a state %s is refused, and nothing is changed', async (_title, change, reason) => {
  const before = await readSchema(database.pool)
  const applied = change(await listApplied(former.pool))
  await inOneTransaction(async (client) => {
    await expect(rebuildSchema(client, applied)).rejects.toMatchObject({ name: 'MigrationError', reason })
  }, 'commit')
  expect(await readSchema(database.pool)).toEqual(before)
})
