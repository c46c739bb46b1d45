import { setTimeout as delay } from 'node:timers/promises'
import { boolean, integer } from './columns.ts'
import type { Db, DbOrTx } from './connect.ts'
import { statement } from './statement.ts'
import { sql } from 'kysely'

const ownProcess = statement({ row: { pid: integer }, sql: sql`select pg_backend_pid() as pid` })

const cancelProcess = statement({
  row: { isCanceled: boolean },
  examples: [0],
  sql: (pid: number) => sql`select pg_cancel_backend(${pid}::integer) as "isCanceled"`,
})

/** Between two statements there is nothing to cancel: the one that follows is met by the next try. */
const CANCEL_EVERY_MS = 100

/**
 * Runs `work` on a connection, a transaction's or one held for it; when the signal comes, also the statement under way
 * is stopped, and each that follows, from another connection of `db`, and the signal's reason is thrown.
 */
export async function cancelable<Result>(
  { db, connection, signal }: { db: Db; connection: DbOrTx; signal: AbortSignal | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  if (signal === undefined) return work()
  signal.throwIfAborted()
  const { pid } = await ownProcess.get(connection)
  const ended = new AbortController()
  let canceling: Promise<void> = Promise.resolve()
  const cancel = () => {
    canceling = cancelUntil(ended.signal, () => cancelProcess.get(db, pid))
  }
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const result = await work()
    signal.throwIfAborted()
    return result
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
    ended.abort()
    // Not later, when the connection does the work of someone else.
    await canceling
  }
}

async function cancelUntil(ended: AbortSignal, cancel: () => Promise<unknown>): Promise<void> {
  while (!ended.aborted) {
    await cancel().catch(() => undefined)
    await delay(CANCEL_EVERY_MS, undefined, { signal: ended }).catch(() => undefined)
  }
}
