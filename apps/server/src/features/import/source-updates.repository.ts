import { integer, oneOf, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/** `failure`: why, in the words of the program; without the content of the files. */
export type UpdateOutcome = { outcome: 'imported' | 'unchanged' } | { outcome: 'failed'; failure: string }

const startUpdate = statement({
  row: { updateId: integer },
  examples: [{ sourceId: '', startedAt: new Date(0) }],
  sql: ({ sourceId, startedAt }: { sourceId: string; startedAt: Date }) => sql`
    insert into source_updates (source_id, started_at) values (${sourceId}, ${startedAt}) returning update_id::int as "updateId"`,
})

export async function insertUpdate(db: DbOrTx, update: { sourceId: string; startedAt: Date }): Promise<number> {
  return (await startUpdate.get(db, update)).updateId
}

type Ended = { updateId: number; endedAt: Date; outcome: string; failure: string | null }

const endUpdate = command({
  examples: [{ updateId: 1, endedAt: new Date(0), outcome: 'failed', failure: '' }],
  sql: ({ updateId, endedAt, outcome, failure }: Ended) => sql`
    update source_updates set ended_at = ${endedAt}, outcome = ${outcome}::text, failure = ${failure}::text where update_id = ${updateId}`,
})

export async function closeUpdate(
  db: DbOrTx,
  update: { updateId: number; endedAt: Date; result: UpdateOutcome },
): Promise<void> {
  const { updateId, endedAt, result } = update
  const failure = result.outcome === 'failed' ? result.failure : null
  await endUpdate.run(db, { updateId, endedAt, outcome: result.outcome, failure })
}

const lastUpdates = statement({
  row: {
    sourceId: text,
    startedAt: timestamptz,
    outcome: orNull(oneOf(['imported', 'unchanged', 'failed'])),
  },
  sql: sql`
    select distinct on (u.source_id) u.source_id as "sourceId", u.started_at as "startedAt", u.outcome
    from source_updates u order by u.source_id, u.started_at desc, u.update_id desc`,
})

/** The last update of each source. */
export async function listLastUpdates(db: DbOrTx) {
  return lastUpdates.list(db)
}

const abandonUpdates = command({
  examples: [{ sourceId: '', now: new Date(0) }],
  sql: ({ sourceId, now }: { sourceId: string; now: Date }) => sql`
    update source_updates set ended_at = ${now}, outcome = 'failed', failure = 'the process ended'
     where source_id = ${sourceId} and ended_at is null`,
})

/** Those that a process which is gone left open: whoever holds the lock of the source may say so. */
export async function closeAbandonedUpdates(db: DbOrTx, given: { sourceId: string; now: Date }): Promise<void> {
  await abandonUpdates.run(db, given)
}
