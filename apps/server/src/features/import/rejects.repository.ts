import { integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

export type StoredReject = { rejectNo: number; line: number; reason: string; detail: string }

const PAGE_ROWS = 5_000

type RejectsPage = { batchId: string; after: number }

const rejectsPage = statement({
  row: { rejectNo: integer, line: integer, reason: text, detail: text },
  examples: [{ batchId: '1', after: 0 }],
  sql: ({ batchId, after }: RejectsPage) => sql`
    select reject_no as "rejectNo", line, reason, detail from batch_rejects
    where batch_id = ${batchId} and reject_no > ${after} order by reject_no limit ${PAGE_ROWS}`,
})

/** The rejected lines of a batch in the order of their lines, page by page. */
export async function* listRejects(db: DbOrTx, batchId: string): AsyncGenerator<StoredReject> {
  for (let after = 0, isLast = false; !isLast;) {
    const rows = await rejectsPage.list(db, { batchId, after })
    yield* rows
    after = rows.at(-1)?.rejectNo ?? after
    isLast = rows.length < PAGE_ROWS
  }
}

const rejectsByReason = statement({
  row: { reason: text, count: integer },
  examples: ['1'],
  sql: (batchId: string) => sql`
    select reason, count(*)::int as count from batch_rejects where batch_id = ${batchId} group by reason order by count(*) desc, reason`,
})

/** How many lines of a batch were rejected for which reason, the most frequent first. */
export async function countRejectsByReason(db: DbOrTx, batchId: string): Promise<{ reason: string; count: number }[]> {
  return rejectsByReason.list(db, batchId)
}
