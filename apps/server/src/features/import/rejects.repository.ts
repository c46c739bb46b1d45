import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

export type StoredReject = { rejectNo: number; line: number; reason: string; detail: string }

const PAGE_ROWS = 5_000

/** The rejected lines of a batch in the order of their lines, page by page. */
export async function* listRejects(db: DbOrTx, batchId: string): AsyncGenerator<StoredReject> {
  for (let after = 0, isLast = false; !isLast;) {
    const { rows } = await sql<StoredReject>`
      select reject_no as "rejectNo", line, reason, detail from batch_rejects
      where batch_id = ${batchId} and reject_no > ${after} order by reject_no limit ${PAGE_ROWS}`.execute(db)
    yield* rows
    after = rows.at(-1)?.rejectNo ?? after
    isLast = rows.length < PAGE_ROWS
  }
}

/** How many lines of a batch were rejected for which reason, the most frequent first. */
export async function countRejectsByReason(db: DbOrTx, batchId: string): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count from batch_rejects where batch_id = ${batchId} group by reason order by count(*) desc, reason`.execute(
    db,
  )
  return rows
}
