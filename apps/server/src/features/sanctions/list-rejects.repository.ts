import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import type { RejectedLine } from '@merleg/domain/observation'
import { sql } from 'kysely'

const listRejects = command({
  examples: [{ batchId: '1', rejects: [] }],
  sql: ({ batchId, rejects }: { batchId: string; rejects: readonly RejectedLine[] }) => sql`
    insert into batch_rejects (batch_id, reject_no, line, reason, detail)
    select ${batchId}::bigint, r.no, (r.item->>'line')::integer, r.item->>'reason', left(r.item->>'detail', 1000)
    from jsonb_array_elements(${JSON.stringify(rejects)}::jsonb) with ordinality as r(item, no)`,
})

/** Keeps the lines of a list that were not taken over, with their reasons. */
export async function insertListRejects(db: DbOrTx, batchId: string, rejects: readonly RejectedLine[]): Promise<void> {
  await listRejects.run(db, { batchId, rejects })
}
