import { boolean, integer } from './columns.ts'
import type { Db, DbOrTx } from './connect.ts'
import { statement } from './statement.ts'
import { sql } from 'kysely'

const ownProcess = statement({ row: { pid: integer }, sql: sql`select pg_backend_pid() as pid` })

const cancelProcess = statement({
  row: { isCanceled: boolean },
  examples: [0],
  sql: (pid: number) => sql`select pg_cancel_backend(${pid}) as "isCanceled"`,
})

/**
 * Runs `work` on a connection, a transaction's or one held for it; when the signal comes, also the statement under way
 * is stopped, from another connection of `db`, and the signal's reason is thrown.
 */
export async function cancelable<Result>(
  { db, connection, signal }: { db: Db; connection: DbOrTx; signal: AbortSignal | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  const { pid } = await ownProcess.get(connection)
  // Between two statements there is nothing to cancel: the next look at the signal stops the run.
  let canceled: Promise<unknown> = Promise.resolve()
  const cancel = () => {
    canceled = cancelProcess.get(db, pid).catch(() => undefined)
  }
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    const result = await work()
    signal?.throwIfAborted()
    return result
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', cancel)
    // Not later, when the connection does the work of someone else.
    await canceled
  }
}
