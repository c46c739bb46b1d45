import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { integer, text as textColumn } from './columns.ts'
import { createDatabase, type Db, type DbOrTx, readerOf } from './connect.ts'
import { onePlan } from './named-statements.ts'
import { statement } from './statement.ts'
import { useTestDatabase } from './testing.ts'
import { inSnapshot, inTransaction } from './transaction.ts'

const database = useTestDatabase({ content: 'empty' })

function openSingle() {
  return createDatabase(database.connectionString, { maxConnections: 1 })
}

async function listPrepared(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select statement as text from pg_prepared_statements`.execute(db)
  return rows.map((row) => row.text)
}

test('a statement with the mark is prepared once on its connection, no other is', async () => {
  const { db, close } = openSingle()
  for (const value of [1, 2, 3, 4, 5, 6, 7]) {
    const { rows } = await sql<{ double: number }>`${onePlan} select ${value}::int * 2 as double`.execute(db)
    expect(rows).toEqual([{ double: value * 2 }])
    await sql`select ${value}::int * 3 as triple`.execute(db)
  }
  expect(await listPrepared(db)).toEqual(['/* one plan */ select $1::int * 2 as double'])
  await close()
})

test('a statement is prepared as well whose mark stands on a line of its own', async () => {
  const { db, close } = openSingle()
  const { rows } = await sql<{ double: number }>`
    ${onePlan} select ${4}::int * 2 as double`.execute(db)
  expect(rows).toEqual([{ double: 8 }])
  expect((await listPrepared(db)).map((text) => text.trim())).toEqual(['/* one plan */ select $1::int * 2 as double'])
  await close()
})

test('no more than some hundred statements are prepared, however many texts come', async () => {
  const { db, close } = openSingle()
  for (let text = 0; text < 320; text += 1) {
    const { rows } = await sql`${onePlan} select ${text}::int as ${sql.ref(`c${text}`)}`.execute(db)
    expect(rows).toEqual([{ [`c${text}`]: text }])
  }
  expect(await listPrepared(db)).toHaveLength(300)
  await close()
})

test('a table that gets another column in between is read with it', async () => {
  const { db, close } = openSingle()
  await sql`create table changing (id int)`.execute(db)
  await sql`insert into changing (id) values (1)`.execute(db)
  const read = async () => (await sql`${onePlan} select * from changing where id = ${1}`.execute(db)).rows
  for (let times = 0; times < 6; times += 1) expect(await read()).toEqual([{ id: 1 }])
  await sql`alter table changing add column name text default 'x'`.execute(db)
  for (let times = 0; times < 6; times += 1) expect(await read()).toEqual([{ id: 1, name: 'x' }])
  await close()
})

test('a statement that fails can be asked again', async () => {
  const { db, close } = openSingle()
  const divide = async (by: number) => (await sql`${onePlan} select 6 / ${by}::int as result`.execute(db)).rows[0]
  for (let times = 0; times < 5; times += 1) expect(await divide(2)).toEqual({ result: 3 })
  await expect(divide(0)).rejects.toThrow(/division by zero/)
  expect(await divide(3)).toEqual({ result: 2 })
  await close()
})

describe('where requests are answered', () => {
  const oneOfList = statement({
    row: { name: textColumn },
    examples: [['']],
    sql: (names: string[]) =>
      sql`${onePlan} select relname::text as name from pg_class where relname = any(${names}::text[]) order by name`,
  })
  const planMode = statement({
    row: { mode: textColumn },
    examples: [''],
    sql: (after: string) => sql`select current_setting('plan_cache_mode') || ${after}::text as mode`,
  })

  function openPipelined() {
    return createDatabase(database.connectionString, { maxConnections: 1, isPipelined: true })
  }

  /** How often the look-up of a list was planned for its values, and how often its one plan was taken. */
  const planCounts = statement({
    row: { custom: integer, generic: integer },
    sql: sql`select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
      where statement like '%pg_class%'`,
  })
  const countPlans = (db: DbOrTx) => planCounts.list(db)

  test('a marked statement keeps its plan also for a list, any other is planned for its values', async () => {
    const { db, close } = openPipelined()
    const [one, mode, two] = await inSnapshot(db, (tx) =>
      Promise.all([
        oneOfList.list(tx, ['pg_class']),
        planMode.get(tx, '!'),
        oneOfList.list(tx, ['pg_class', 'pg_type']),
      ]),
    )
    expect([one, mode, two]).toEqual([
      [{ name: 'pg_class' }],
      { mode: 'auto!' },
      [{ name: 'pg_class' }, { name: 'pg_type' }],
    ])
    await oneOfList.list(db, ['pg_type'])
    expect(await planMode.get(db, '')).toEqual({ mode: 'auto' })
    expect(await countPlans(db)).toEqual([{ custom: 0, generic: 3 }])
    await close()
  })

  test('it keeps it after a transaction that was rolled back, and with it what it had set', async () => {
    const { db, close } = openPipelined()
    const failed = inTransaction(db, async (tx) => {
      await oneOfList.list(tx, ['pg_class'])
      throw new Error('given up')
    })
    await expect(failed).rejects.toThrow('given up')
    await oneOfList.list(db, ['pg_class'])
    const failedOfOthers = inTransaction(db, async (tx) => {
      await planMode.get(tx, '')
      throw new Error('given up')
    })
    await expect(failedOfOthers).rejects.toThrow('given up')
    expect(await planMode.get(db, '')).toEqual({ mode: 'auto' })
    await oneOfList.list(db, ['pg_class'])
    expect(await countPlans(db)).toEqual([{ custom: 0, generic: 3 }])
    await close()
  })

  test('others are planned for their values after a transaction in which something failed, though it was committed', async () => {
    const { db, close } = openPipelined()
    await oneOfList.list(db, ['pg_class'])
    await inTransaction(db, async (tx) => {
      await planMode.get(tx, '')
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    }).catch(() => undefined)
    expect(await planMode.get(db, '')).toEqual({ mode: 'auto' })
    await oneOfList.list(db, ['pg_class'])
    expect(await planMode.get(db, '')).toEqual({ mode: 'auto' })
    await close()
  })

  test('a commit that fails is told, also where a snapshot was read before and not ended', async () => {
    const { db, pool, close } = openPipelined()
    await pool.query('create table parents (id int primary key)')
    await pool.query('create table children (id int references parents deferrable initially deferred)')
    const connection = await inSnapshot(db, readerOf)
    await connection.query('start transaction isolation level repeatable read read only', [])
    await pool.query('rollback')
    const insert = inTransaction(db, (tx) => sql`insert into children (id) values (1)`.execute(tx))
    await expect(insert).rejects.toThrow(/foreign key/)
    await close()
  })

  test('it is planned as PostgreSQL sees fit where commands and jobs ask', async () => {
    const { db, close } = openSingle()
    for (let times = 0; times < 3; times += 1) await oneOfList.list(db, ['pg_class'])
    expect(await countPlans(db)).toEqual([{ custom: 3, generic: 0 }])
    await close()
  })
})
