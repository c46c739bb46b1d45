import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { lockFeed, notifyFeed, placeWaiting } from './feed.repository.ts'
import { isLoadUnderWay } from './register-lock.repository.ts'

/**
 * Gives what was merged its place in an order without gaps: whoever has read to a position has missed nothing before
 * it, whatever commits later. The parts of a load wait for its end, so that nobody follows it part by part; when its
 * process was killed, that is its end. Anybody may call it at any time. Returns how many batches got a position.
 */
export async function placeBatches(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockFeed(tx)
    const placed = await placeWaiting(tx, { withParts: !(await isLoadUnderWay(tx)) })
    if (placed > 0) await notifyFeed(tx)
    return placed
  })
}
