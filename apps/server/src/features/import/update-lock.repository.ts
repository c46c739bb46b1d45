import { boolean } from '@merleg/db/columns'
import type { Db } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const takeUpdate = statement({
  row: { isTaken: boolean },
  examples: [''],
  sql: (sourceId: string) => sql`
    select pg_try_advisory_lock(hashtext('merleg.update'), hashtext(${sourceId})) as "isTaken"`,
})
const giveUpdateBack = statement({
  row: { isGiven: boolean },
  examples: [''],
  sql: (sourceId: string) => sql`
    select pg_advisory_unlock(hashtext('merleg.update'), hashtext(${sourceId})) as "isGiven"`,
})

/** Does work of which there is one at a time for a source; null where another process does it. */
export async function tryUpdateLock<Result>(
  db: Db,
  sourceId: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return db.connection().execute(async (connection) => {
    if (!(await takeUpdate.get(connection, sourceId)).isTaken) return null
    try {
      return await work()
    } finally {
      // Of a connection that is gone the lock is gone, too.
      await giveUpdateBack.get(connection, sourceId).catch(() => undefined)
    }
  })
}
