import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelable } from './cancelable.ts'
import { useTestDatabase } from './testing.ts'

const database = useTestDatabase()
const sleepLong = sql`select pg_sleep(60)`

test.each([
  ['while a statement runs', 0],
  ['between two statements', 300],
])(
  'a signal that comes %s ends the work',
  async (_when, pauseMs) => {
    const { db } = database
    const controller = new AbortController()
    const reason = new Error('stopped')
    const work = db.transaction().execute((tx) =>
      cancelable({ db, connection: tx, signal: controller.signal }, async () => {
        await sql`select`.execute(tx)
        setTimeout(() => controller.abort(reason), 50)
        await delay(pauseMs)
        await sleepLong.execute(tx)
      }),
    )
    await expect(work).rejects.toBe(reason)
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
    expect(rows).toEqual([{ one: 1 }])
  },
  15_000,
)
