import { bigint } from '@merleg/db/columns'
import type { Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const takeChanges = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.monitoring-changes'))` })
const takeWatching = command({ sql: sql`select pg_advisory_xact_lock_shared(hashtext('merleg.monitoring-alerts'))` })
const takeAlerts = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.monitoring-alerts'))` })

/**
 * One at a time gives positions to changes; held to the end of the transaction, so that positions are in the order of the
 * commits and without gaps. To be taken by a statement of its own before the one that counts, in `read committed`.
 */
export async function lockChanges(tx: Tx): Promise<void> {
  await takeChanges.run(tx)
}

/** One at a time makes alerts, and nobody begins to watch meanwhile. */
export async function lockAlerts(tx: Tx): Promise<void> {
  await takeAlerts.run(tx)
}

const watchingStart = statement({
  row: { sincePosition: bigint },
  sql: sql`select coalesce(max(position), 0) as "sincePosition" from feed_batches`,
})

/**
 * From where on whoever begins to watch in this transaction is alerted: `watched_companies.since_position`. No alerts are
 * made until the end of the transaction; otherwise those for a change that comes just now could be made before the watch
 * can be seen, and be missed.
 */
export async function beginWatching(tx: Tx): Promise<number> {
  await takeWatching.run(tx)
  return (await watchingStart.get(tx)).sincePosition
}
