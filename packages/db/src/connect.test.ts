import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createDatabase, type Db } from './connect.ts'
import { isConnectionFault } from './database-fault.ts'
import { useTestDatabase } from './testing.ts'

const database = useTestDatabase({ content: 'empty' })

async function read(db: Db, expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db)
  return rows[0]?.value
}

describe('values arrive', () => {
  const cases: Array<[expression: string, value: unknown]> = [
    ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
    ['-9007199254740991::bigint', Number.MIN_SAFE_INTEGER],
    ['null::bigint', null],
    ['array[1, null, 3]::bigint[]', [1, null, 3]],
    ['array[1.5, null, -1e-300, 5e-324]::float8[]', [1.5, null, -1e-300, 5e-324]],
    [`array['NaN', 'Infinity', '-Infinity']::float8[]`, [Number.NaN, Infinity, -Infinity]],
    [`'{}'::float8[]`, []],
    ['null::float8[]', null],
    [
      'array[[1, null], [2, 3]]::float8[]',
      [
        [1, null],
        [2, 3],
      ],
    ],
    [`'[0:1]={1,null}'::float8[]`, [1, null]],
    ['12345678901234567890.10::numeric', '12345678901234567890.10'],
    ['array[0.10, null]::numeric[]', ['0.10', null]],
    [`'2024-02-29'::date`, '2024-02-29'],
    [`'0044-03-15 BC'::date`, '0044-03-15 BC'],
    [`array['2024-02-29']::date[]`, ['2024-02-29']],
    [`daterange('2024-01-01', null)`, '[2024-01-01,)'],
    [`'2024-06-30 23:30:00+02'::timestamptz`, new Date('2024-06-30T21:30:00Z')],
    [`'2024-06-30 23:30:00+00'::timestamptz::date`, '2024-06-30'],
    [`'1 day 2 hours'::interval`, '1 day 02:00:00'],
    [`'{"a": [1]}'::jsonb`, { a: [1] }],
  ]

  test.each(cases)('%s', async (expression, value) => {
    expect(await read(database.db, expression)).toEqual(value)
  })

  test.each(cases)('%s through a cursor', async (expression, value) => {
    const query = sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.compile(database.db)
    const rows: unknown[] = []
    for await (const row of database.db.getExecutor().stream<{ value: unknown }>(query, 10)) rows.push(...row.rows)
    expect(rows).toEqual([{ value }])
  })

  test('a bigint that no number holds is an error, and the pool goes on', async () => {
    await expect(read(database.db, '9007199254740992::bigint')).rejects.toThrow(/does not fit a number/)
    expect(await read(database.db, '1::bigint')).toBe(1)
  })
})

test('name, time zone, statement time and size of the pool are those asked for', async () => {
  const { db, pool, close } = createDatabase(database.connectionString, {
    applicationName: 'merleg test',
    maxConnections: 3,
    statementTimeoutMs: 50,
  })
  expect(await read(db, `current_setting('application_name')`)).toBe('merleg test')
  expect(await read(db, `current_setting('timezone')`)).toBe('UTC')
  expect(pool.options.max).toBe(3)
  await expect(read(db, 'pg_sleep(10)')).rejects.toThrow(/statement timeout/)
  await close()
})

test('a connection that breaks in the middle of a query or transaction fails that alone', async () => {
  const { db, close } = createDatabase(database.connectionString, { maxConnections: 1 })
  const end = (pid: unknown) => sql`select pg_terminate_backend(${pid})`.execute(database.db)
  const busy = `select pid as value from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`
  const fault = read(db, 'pg_sleep(60)').catch((error: unknown) => error)
  await expect
    .poll(async () => (await sql<{ value: number }>`${sql.raw(busy)}`.execute(database.db)).rows)
    .toHaveLength(1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`.execute(
    database.db,
  )
  expect(await fault).toSatisfy(isConnectionFault)
  const transaction = db.transaction().execute(async (tx) => {
    await end((await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid)
    // Long enough for the end to arrive while nothing is being asked.
    await delay(50)
    await sql`select 1`.execute(tx)
  })
  await expect(transaction).rejects.toSatisfy(isConnectionFault)
  expect(await read(db, '1')).toBe(1)
  await close()
})

test('waiting for a connection has an end where one is set', async () => {
  const { db, close } = createDatabase(database.connectionString, { maxConnections: 1, connectTimeoutMs: 50 })
  await db.connection().execute(async () => {
    await expect(read(db, '1')).rejects.toSatisfy(isConnectionFault)
  })
  expect(await read(db, '1')).toBe(1)
  await close()
})

test('a connection that breaks while idle is told and replaced', async () => {
  const errors: Error[] = []
  const { db, close } = createDatabase(database.connectionString, {
    maxConnections: 1,
    onIdleError: (error) => errors.push(error),
  })
  const pid = await read(db, 'pg_backend_pid()')
  await sql`select pg_terminate_backend(${pid})`.execute(database.db)
  await expect.poll(() => errors).toHaveLength(1)
  expect(await read(db, '1')).toBe(1)
  await close()
})

test('closing ends the pool also where only the pool was used', async () => {
  const { pool, close } = createDatabase(database.connectionString)
  await pool.query('select 1')
  await close()
  expect([pool.ended, pool.totalCount]).toEqual([true, 0])
})
