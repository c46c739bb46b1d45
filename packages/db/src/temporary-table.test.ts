import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from './connect.ts'
import { temporaryTable } from './temporary-table.ts'
import { useTestDatabase } from './testing.ts'

const database = useTestDatabase({ content: 'empty' })
const pets = temporaryTable('pets', { sql: sql`(name text not null) on commit drop` })

test('a table that could not be created says nothing about the next transaction of the connection', async () => {
  const { db, close } = createDatabase(database.connectionString, { maxConnections: 1 })
  const failing = db.transaction().execute(async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    await pets.create(tx)
  })
  await expect(failing).rejects.toThrow('current transaction is aborted')
  const count = await db.transaction().execute(async (tx) => {
    await pets.create(tx)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pets`.execute(tx)
    return rows[0]?.count
  })
  expect(count).toBe(0)
  await close()
})
