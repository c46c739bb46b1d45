import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { json, text } from './columns.ts'
import type { DbOrTx } from './connect.ts'
import { createReadOnce } from './snapshot-memory.ts'
import { statement } from './statement.ts'
import { useTestDatabase } from './testing.ts'
import { inSnapshot, inTransaction } from './transaction.ts'

const database = useTestDatabase({ content: 'empty' })

/** The clock goes on within a transaction: two readings are the same only where the first one is given again. */
const clock = statement({
  row: { said: text, at: text, parts: json<number[]>() },
  examples: [''],
  sql: (said: string) => sql`select ${said}::text as said, clock_timestamp()::text as at, '[1,2]'::jsonb as parts`,
})
const readTwice = async (db: DbOrTx, second = 'a') => [await clock.get(db, 'a'), await clock.get(db, second)] as const

describe('a declared statement', () => {
  test('is read once in a snapshot', async () => {
    const [first, second] = await inSnapshot(database.db, (tx) => readTwice(tx))
    expect(second).toEqual(first)
  })

  test('is read for each of its parameters', async () => {
    const [first, second] = await inSnapshot(database.db, (tx) => readTwice(tx, 'b'))
    expect([first.said, second.said]).toEqual(['a', 'b'])
    expect(second.at).not.toBe(first.at)
  })

  test.each([
    ['in a snapshot of bulk', () => inSnapshot(database.db, (tx) => readTwice(tx), { isBulk: true })],
    ['in a transaction that writes', () => inTransaction(database.db, (tx) => readTwice(tx))],
    ['outside of one', () => readTwice(database.db)],
  ])('is read each time %s', async (_where, read) => {
    const [first, second] = await read()
    expect(second.at).not.toBe(first.at)
  })

  test('is read again in the next snapshot', async () => {
    const [[first], [later]] = [
      await inSnapshot(database.db, (tx) => readTwice(tx)),
      await inSnapshot(database.db, (tx) => readTwice(tx)),
    ]
    expect(later.at).not.toBe(first.at)
  })

  test('gives rows in tests that nobody can change under others', async () => {
    const [first] = await inSnapshot(database.db, (tx) => readTwice(tx))
    expect(() => first.parts.push(3)).toThrow(TypeError)
  })
})

test('what is made of what was read is made once in a snapshot', async () => {
  let made = 0
  const readOnce = createReadOnce<number>()
  const make = (db: DbOrTx) => readOnce(db, 'made', () => Promise.resolve((made += 1)))
  expect(await inSnapshot(database.db, async (tx) => [await make(tx), await make(tx)])).toEqual([1, 1])
  expect([await make(database.db), await make(database.db)]).toEqual([2, 3])
})
