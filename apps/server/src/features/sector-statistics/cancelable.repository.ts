import type { Pool, PoolClient } from 'pg'

/** Runs `work`; when the signal comes, also the statement under way is stopped, and the signal's reason is thrown. */
export async function cancelable<Result>(
  { pool, client, signal }: { pool: Pool; client: PoolClient; signal: AbortSignal | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // Between two statements there is nothing to cancel: the next look at the signal stops the run.
  let canceled: Promise<unknown> = Promise.resolve()
  const cancel = () => {
    canceled = pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined)
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
