import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { integer } from './columns.ts'
import type { Db } from './connect.ts'
import { statement } from './statement.ts'

/** How many sessions of the database wait for a lock. */
export const waitingForLocks = statement({
  row: { count: integer },
  examples: [undefined],
  sql: () => sql`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
})

const pollMs = 10
const patienceMs = 30_000

/**
 * Begins all calls before any of them can write to a table: what each of them decides by it has read the same. Answers what
 * they answer. Throws where they do not all come to wait.
 */
export async function doAtOnce<Answer>(
  db: Db,
  { table, calls }: { table: string; calls: readonly (() => Promise<Answer>)[] },
): Promise<Answer[]> {
  const begun = await db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(tx)
    const answers = Promise.allSettled(calls.map((call) => call()))
    await untilWaiting(db, calls.length)
    // As an object, for the transaction must end before they can.
    return { answers }
  })
  const settled = await begun.answers
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

async function untilWaiting(db: Db, count: number): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    if ((await waitingForLocks.get(db)).count >= count) return
    await delay(pollMs)
  }
  throw new Error(`${count} calls should wait for a lock`)
}
