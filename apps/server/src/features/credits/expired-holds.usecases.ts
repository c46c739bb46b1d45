import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import { release } from './ledger.usecases.ts'
import { listExpiredHolds } from './open-holds.repository.ts'

const HOLDS_AT_ONCE = 100

/** Releases holds whose time is over, each in a transaction of its own, so that one that cannot be keeps no other; answers how many there were. */
export async function releaseExpiredHolds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  for (let count = 0; ;) {
    const now = clock.now()
    const expired = await listExpiredHolds(db, { now, limit: HOLDS_AT_ONCE })
    const faults: unknown[] = []
    for (const holdId of expired)
      await inTransaction(db, (tx) => release(tx, { holdId, reason: 'expired', now })).catch((error: unknown) =>
        faults.push(error),
      )
    count += expired.length - faults.length
    if (faults.length > 0) throw new AggregateError(faults, 'holds that could not be released')
    if (expired.length < HOLDS_AT_ONCE) return count
  }
}
