import { type KyselyPlugin, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { integer, text } from './columns.ts'
import { createDatabase, type Database, type DbOrTx } from './connect.ts'
import { onePlan } from './named-statements.ts'
import { statement } from './statement.ts'
import { useTestDatabase } from './testing.ts'
import { inSnapshot } from './transaction.ts'

const database = useTestDatabase({ content: 'empty' })
const opened = new Map<'pipelined' | 'plain', Database>()
beforeAll(() => {
  for (const kind of ['pipelined', 'plain'] as const)
    opened.set(
      kind,
      createDatabase(database.connectionString, { maxConnections: 1, isPipelined: kind === 'pipelined' }),
    )
})
afterAll(() => Promise.all([...opened.values()].map((one) => one.close())))

function dbOf(kind: 'pipelined' | 'plain') {
  const one = opened.get(kind)
  if (one === undefined) throw new Error(kind)
  return one.db
}

const echo = statement({
  row: { said: text },
  examples: [''],
  sql: (said: string) => sql`${onePlan} select ${said}::text as said`,
})
const divide = statement({
  row: { result: integer },
  examples: [1],
  sql: (by: number) => sql`${onePlan} select 6 / ${by}::int as result`,
})
const ownProcess = statement({ row: { pid: integer }, sql: sql`select pg_backend_pid() as pid` })
const wait = statement({ row: { done: text }, sql: sql`select pg_sleep(60)::text as done` })

/** Of how statements are planned. */
function isSetting(asked: unknown): boolean {
  return JSON.stringify(asked).includes('plan_cache_mode')
}

/** How many statements were sent before the first of three was answered. */
async function countSent(kind: 'pipelined' | 'plain'): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  return inSnapshot(dbOf(kind), async (tx) => {
    sent.mockClear()
    const words = ['a', 'b', 'c'].map((word) => echo.get(tx, word))
    await words[0]
    const count = sent.mock.calls.filter(([asked]) => !isSetting(asked)).length
    expect(await Promise.all(words)).toEqual([{ said: 'a' }, { said: 'b' }, { said: 'c' }])
    return count
  })
}

describe('reads of a snapshot that are asked together', () => {
  test('go to the server together where its connection is pipelined, else one after the other', async () => {
    expect(await countSent('pipelined')).toBe(3)
    expect(await countSent('plain')).toBeLessThan(3)
  })

  test('have the fault of the one that failed, and leave the connection fit', async () => {
    const work = inSnapshot(dbOf('pipelined'), (tx) =>
      Promise.all([echo.get(tx, 'a'), divide.get(tx, 0), echo.get(tx, 'b'), divide.get(tx, 3)]),
    )
    await expect(work).rejects.toThrow(/division by zero/)
    expect(await inSnapshot(dbOf('pipelined'), (tx) => divide.get(tx, 3))).toEqual({ result: 2 })
  })

  test('all fail with a connection that breaks, and the next ones have another', async () => {
    const ends: string[] = []
    const work = inSnapshot(dbOf('pipelined'), async (tx) => {
      const { pid } = await ownProcess.get(tx)
      const reads = Promise.allSettled([wait.get(tx), echo.get(tx, 'a'), echo.get(tx, 'b')])
      await database.pool.query('select pg_terminate_backend($1)', [pid])
      for (const { status } of await reads) ends.push(status)
    })
    await work
    expect(ends).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await inSnapshot(dbOf('pipelined'), (tx) => echo.get(tx, 'c'))).toEqual({ said: 'c' })
  })

  test('are refused once it is over', async () => {
    const snapshot = await inSnapshot(dbOf('pipelined'), (tx) => Promise.resolve(tx))
    await expect(echo.get(snapshot, 'late')).rejects.toThrow(/already committed/)
  })

  test('see one state of the database', async () => {
    await database.pool.query('create table notes (note text not null)')
    const countNotes = (db: DbOrTx) =>
      sql<{ count: string }>`select count(*)::text as count from notes`.execute(db).then(({ rows }) => rows[0]?.count)
    const counts = await inSnapshot(dbOf('pipelined'), async (tx) => {
      const before = await countNotes(tx)
      await database.pool.query(`insert into notes (note) values ('x')`)
      const [after] = await Promise.all([countNotes(tx), echo.get(tx, 'a')])
      return [before, after]
    })
    expect(counts).toEqual(['0', '0'])
  })

  test('are all seen by what looks at statements on their way', async () => {
    const seen: unknown[] = []
    const looking: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        seen.push(...result.rows)
        return Promise.resolve(result)
      },
    }
    await inSnapshot(dbOf('pipelined').withPlugin(looking), (tx) => Promise.all([echo.get(tx, 'a'), echo.get(tx, 'b')]))
    expect(seen).toEqual([{ said: 'a' }, { said: 'b' }])
  })
})
