import { bigint, integer, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { PARTLY_REJECTED } from './designation.ts'

// An older edition is refused, and nothing fails by it. One whose day could not be read may be newer: it is of the day on which it was
// tried, which no list in use is after.
const listStates = statement({
  row: {
    batchId: bigint,
    unreadCount: integer,
    lookedAt: orNull(timestamptz),
    failingSince: orNull(timestamptz),
  },
  examples: [[1]],
  sql: (batchIds: readonly number[]) => sql`
    ${onePlan} with used as (
      select l.batch_id, l.listed_day, b.source_id, b.recorded_at,
             (select max(u.started_at) from source_updates u
              where u.source_id = b.source_id and u.outcome in ('imported', 'unchanged')) as looked_at
      from sanction_lists l join batches b using (batch_id) where l.batch_id = any(${[...batchIds]}::bigint[])
    )
    select u.batch_id as "batchId", u.looked_at as "lookedAt",
           (select count(*) from batch_rejects r
            where r.batch_id = u.batch_id and r.reason <> all(${[...PARTLY_REJECTED]}::text[]))::int as "unreadCount",
           least(
             (select min(r.recorded_at) from batches r
              where r.source_id = u.source_id and r.outcome = 'refused' and r.observed_on >= u.listed_day
                and r.recorded_at > greatest(u.recorded_at, u.looked_at)),
             (select min(f.started_at) from source_updates f
              where f.source_id = u.source_id and f.outcome = 'failed'
                and f.started_at > greatest(u.recorded_at, u.looked_at))) as "failingSince"
    from used u`,
})

/** How far an edition in use can be relied on. */
export type ListState = {
  /** Entries of it that could not be read. */
  unreadCount: number
  /** When a download last found it, or that there is no newer one; null where nothing is downloaded. */
  lookedAt: Date | null
  /** Since when newer editions could not be downloaded, or were refused; null where none was. */
  failingSince: Date | null
}

/** The state of editions in use, by the numbers of their batches. */
export async function findListStates(db: DbOrTx, batchIds: readonly number[]): Promise<ReadonlyMap<number, ListState>> {
  const rows = await listStates.list(db, batchIds)
  return new Map(rows.map(({ batchId, ...state }) => [batchId, state]))
}

const firstEditions = statement({
  row: { sourceId: text, loadedAt: timestamptz },
  sql: sql`
    ${onePlan} select b.source_id as "sourceId", min(b.recorded_at) as "loadedAt"
    from sanction_lists l join batches b using (batch_id) group by b.source_id`,
})

/** When the first edition of each list was taken over, which is no news of anybody. */
export async function listFirstEditions(db: DbOrTx): Promise<ReadonlyMap<string, Date>> {
  return new Map((await firstEditions.list(db)).map(({ sourceId, loadedAt }) => [sourceId, loadedAt]))
}
