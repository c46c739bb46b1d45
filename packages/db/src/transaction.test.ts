import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientOf, type DbOrTx } from './connect.ts'
import { copyRows } from './copy.ts'
import { useTestDatabase } from './testing.ts'
import { inTransaction, setLocally } from './transaction.ts'

const database = useTestDatabase({ content: 'empty' })

beforeAll(async () => {
  await database.pool.query('create table counters (name text primary key, value int not null)')
})
beforeEach(async () => {
  await database.pool.query(`truncate counters; insert into counters (name, value) values ('a', 0), ('b', 0)`)
})

async function readSum(): Promise<unknown> {
  return (await database.pool.query<{ sum: number }>('select sum(value)::int as sum from counters')).rows[0]?.sum
}

describe('inTransaction', () => {
  test('commits and gives the result', async () => {
    const result = await inTransaction(database.db, async (tx) => {
      await sql`update counters set value = 7 where name = 'a'`.execute(tx)
      return 'done'
    })
    expect([result, await readSum()]).toEqual(['done', 7])
  })

  test('rolls back on an error and does not run again', async () => {
    let runs = 0
    const work = inTransaction(database.db, async (tx) => {
      runs += 1
      await sql`update counters set value = 7`.execute(tx)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect([runs, await readSum()]).toEqual([1, 0])
  })

  test('runs the victim of a deadlock again', async () => {
    let runs = 0
    let holders = 0
    const arrived = Promise.withResolvers<void>()
    const raise = (first: string, second: string) =>
      inTransaction(database.db, async (tx) => {
        runs += 1
        await sql`update counters set value = value + 1 where name = ${first}`.execute(tx)
        holders += 1
        if (holders === 2) arrived.resolve()
        await arrived.promise
        await sql`update counters set value = value + 1 where name = ${second}`.execute(tx)
      })
    await Promise.all([raise('a', 'b'), raise('b', 'a')])
    expect([runs, await readSum()]).toEqual([3, 4])
  })

  test('gives up after three more runs', async () => {
    let runs = 0
    const work = inTransaction(database.db, async (tx) => {
      runs += 1
      await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx)
    })
    await expect(work).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(4)
  })
})

describe('within a transaction', () => {
  test('COPY and the builder share it', async () => {
    const copied = await inTransaction(database.db, async (tx) => {
      await sql`create temp table staged (name text, value int) on commit drop`.execute(tx)
      const count = await copyRows(tx, {
        table: 'staged',
        columns: ['name', 'value'],
        rows: [
          ['a', 5],
          ['b', 6],
        ],
      })
      await sql`update counters c set value = s.value from staged s where s.name = c.name`.execute(tx)
      return count
    })
    expect([copied, await readSum()]).toEqual([2, 11])
  })

  test('an error rolls both back and gives the connection back', async () => {
    for (let round = 0; round < 12; round += 1) {
      const work = inTransaction(database.db, async (tx) => {
        const client = await clientOf(tx)
        await client.query('update counters set value = 7')
        throw new Error('changed my mind')
      })
      await expect(work).rejects.toThrow('changed my mind')
    }
    expect(await readSum()).toBe(0)
  })

  test('a connection of its own on which several transactions follow each other has a client too', async () => {
    const pids = await database.db.connection().execute(async (connection) => {
      const pidOf = () =>
        inTransaction(connection, async (tx) => {
          const { rows } = await (await clientOf(tx)).query<{ pid: number }>('select pg_backend_pid() as pid')
          return rows[0]?.pid
        })
      return [await pidOf(), await pidOf()]
    })
    expect(pids[0]).toBe(pids[1])
  })

  test('settings end with it', async () => {
    const read = async (db: DbOrTx) =>
      (await sql<{ memory: string }>`select current_setting('work_mem') as memory`.execute(db)).rows[0]?.memory
    const before = await read(database.db)
    const within = await inTransaction(database.db, async (tx) => {
      await setLocally(tx, { work_mem: '77MB', jit: 'off' })
      return read(tx)
    })
    expect([within, await read(database.db)]).toEqual(['77MB', before])
  })
})

test('outside of a transaction there is no client', async () => {
  await expect(clientOf(database.db)).rejects.toThrow(/another connection/)
})
