import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { listPendingMigrations } from './migrate.ts'
import { findServerProblems } from './server-check.ts'
import { truncateAll, useTestDatabase, withRollback } from './testing.ts'

const migrated = useTestDatabase()
const empty = useTestDatabase({ content: 'empty' })

beforeAll(async () => {
  await empty.pool.query('create table schema_migrations as select 1 as version')
  await empty.pool.query('create table parents (id int generated always as identity primary key)')
  await empty.pool.query('create table children (parent_id int references parents)')
})

async function countParents(): Promise<unknown> {
  return (await empty.pool.query<{ count: number }>('select count(*) from parents')).rows[0]?.count
}

test('the database of a file is migrated, and another one than the next', async () => {
  expect(await listPendingMigrations({ pool: migrated.pool })).toEqual([])
  expect(migrated.connectionString).not.toBe(empty.connectionString)
})

test('the server has all that the application needs', async () => {
  expect(await findServerProblems(empty.db)).toEqual([])
})

test('a role that may not create in its database is told', async () => {
  const { rows } = await empty.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  await empty.pool.query(`revoke create on database ${name} from merleg`)
  expect(await findServerProblems(empty.db)).toEqual([{ kind: 'no-create-privilege' }])
  await empty.pool.query(`grant create on database ${name} to merleg`)
})

describe('withRollback', () => {
  test('gives the result and leaves nothing', async () => {
    const seen = await withRollback(empty.db, async (tx) => {
      await sql`insert into parents default values`.execute(tx)
      return (await sql<{ count: number }>`select count(*) from parents`.execute(tx)).rows[0]?.count
    })
    expect([seen, await countParents()]).toEqual([1, 0])
  })

  test('leaves nothing after an error either', async () => {
    const work = withRollback(empty.db, async (tx) => {
      await sql`insert into parents default values`.execute(tx)
      await sql`select 1/0`.execute(tx)
    })
    await expect(work).rejects.toThrow('division by zero')
    expect(await countParents()).toBe(0)
  })
})

test('truncateAll empties the tables and restarts the numbers, but keeps the record of migrations', async () => {
  await empty.pool.query('insert into parents default values')
  await empty.pool.query('insert into children (parent_id) select id from parents')
  await truncateAll(empty.db)
  expect(await countParents()).toBe(0)
  const { rows } = await empty.pool.query<{ id: number }>('insert into parents default values returning id')
  expect(rows).toEqual([{ id: 1 }])
  expect((await empty.pool.query('select 1 from schema_migrations')).rowCount).toBe(1)
})
