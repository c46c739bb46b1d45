import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db, DbOrTx, Tx } from './connect.ts'
import { ReadsInterruptedError } from './database-fault.ts'
import { beginMemory } from './snapshot-memory.ts'
import { readAtOnce } from './snapshot-reads.ts'

const retriedCodes = new Set(['40001', '40P01'])
const maxAttempts = 4

/**
 * Runs `work` in a transaction; commits its result, rolls back on an error. When PostgreSQL gives the transaction up
 * for another one (serialisation failure, deadlock) it is run again, at most three times: `work` must have no effect
 * outside of the transaction.
 */
export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return retrying(() => db.transaction().execute(work))
}

/**
 * Runs one statement that is a transaction by itself, and again as {@link inTransaction} does: a round trip instead of
 * three, for what has nothing else to write.
 */
export function asTransaction<Result>(statement: () => Promise<Result>): Promise<Result> {
  return retrying(statement)
}

/**
 * Runs reads that belong together on one state of the database: each sees what the first one saw, whatever is committed
 * meanwhile. `work` cannot write. Where a replica gives up, the primary does all of it again. The parts of a page ask much
 * of the same: a declared statement is read once for the same parameters, and those that are asked together go to the
 * server together ({@link readAtOnce}). Whoever reads the whole register page after page says `isBulk`, and nothing is held;
 * whose `work` writes by another connection says `isOnce`, and it is not done again.
 */
export function inSnapshot<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  { isBulk = false, isOnce = false }: { isBulk?: boolean; isOnce?: boolean } = {},
): Promise<Result> {
  const attempt = (tx: Tx): Promise<Result> => {
    if (isBulk) return work(tx)
    beginMemory(tx)
    return readAtOnce(tx, () => work(tx))
  }
  const read = () => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(attempt)
  return isOnce ? read() : retrying(read)
}

/** Settings of the server to the end of the transaction. */
export async function setLocally(tx: DbOrTx, settings: Readonly<Record<string, string>>): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(calls)}`.execute(tx)
}

async function retrying<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (attempts >= maxAttempts || !isRetried(error)) throw error
      await delay(Math.random() * 20 * 2 ** attempts)
    }
  }
}

function isRetried(error: unknown): boolean {
  if (error instanceof ReadsInterruptedError) return true
  return error instanceof pg.DatabaseError && retriedCodes.has(error.code ?? '')
}
