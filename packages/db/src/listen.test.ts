import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listenTo } from './listen.ts'
import { useTestDatabase } from './testing.ts'

const database = useTestDatabase({ content: 'empty' })

const tell = (channel: string) => sql`select pg_notify(${channel}, '')`.execute(database.db)
const cutOff = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'merleg listener' and datname = current_database()`.execute(database.db)

test('what is told on the channel is heard, also after the connection broke, until the end', async () => {
  let heard = 0
  const listener = listenTo(database.connectionString, 'Odd channel', () => (heard += 1))
  // Connecting counts as hearing: something may have been missed.
  await expect.poll(() => heard).toBe(1)
  await tell('Odd channel')
  await expect.poll(() => heard).toBe(2)
  await tell('odd channel')
  await cutOff()
  await expect.poll(() => heard, { timeout: 10_000 }).toBe(3)
  await tell('Odd channel')
  await expect.poll(() => heard).toBe(4)
  await listener.close()
  const { rows } = await sql`select from pg_stat_activity where application_name = 'merleg listener'
    and datname = current_database()`.execute(database.db)
  expect(rows).toEqual([])
})

test('a database that is not there is waited for, and the waiting can be ended', async () => {
  const listener = listenTo('postgresql://nobody:x@127.0.0.1:1/none', 'channel', () => undefined)
  await listener.close()
})
