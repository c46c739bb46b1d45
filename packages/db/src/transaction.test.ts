import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyRows } from './copy.ts'
import { useTestDatabase } from './testing.ts'
import { inClientTransaction, inTransaction } from './transaction.ts'

const database = useTestDatabase({ content: 'empty' })

beforeAll(async () => {
  await database.pool.query('create table counters (name text primary key, value int not null)')
})
beforeEach(async () => {
  await database.pool.query(`truncate counters; insert into counters values ('a', 0), ('b', 0)`)
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

describe('inClientTransaction', () => {
  test('the client and the builder share one transaction', async () => {
    const copied = await inClientTransaction(database.pool, async ({ client, tx }) => {
      await sql`create temp table staged (name text, value int) on commit drop`.execute(tx)
      const count = await copyRows({
        client,
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
      const work = inClientTransaction(database.pool, async ({ client }) => {
        await client.query('update counters set value = 7')
        throw new Error('changed my mind')
      })
      await expect(work).rejects.toThrow('changed my mind')
    }
    expect(await readSum()).toBe(0)
  })
})
