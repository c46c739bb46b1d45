import { date, orNull } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { derivedTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'
import { ANY_BATCH, type MergeBatch } from './merge-batch.repository.ts'

const newestEdition = statement({
  row: { day: orNull(date) },
  examples: [''],
  sql: (sourceId: string) => sql`
    select max(observed_on) as day from batches where source_id = ${sourceId} and outcome = 'merged'`,
})

/** The latest day (YYYY-MM-DD) of which an edition of a source was merged; null before the first. */
export async function findNewestEdition(db: DbOrTx, sourceId: string): Promise<string | null> {
  return (await newestEdition.get(db, sourceId)).day
}

/**
 * The batches whose facts are newer knowledge than the batch that is merged, and in which sections; null: in all (ADR
 * 92). They speak of a later day; or an edition of a later day was merged after them that may have confirmed them: one of
 * the same source as the batch, or one of their own source where that covers the section, as it would have ended them.
 */
export const newerBatches = derivedTable('newer_batches', {
  indexes: ['batch_id'],
  examples: [ANY_BATCH],
  sql: ({ batchId, sourceId, observedOn }: MergeBatch) => sql`
    with newer as (
      select source_id, max(batch_id) as last_batch_id from batches
      where outcome = 'merged' and observed_on > ${observedOn}::date group by source_id
    ), told as (
      select b.batch_id, s.covers,
             b.observed_on > ${observedOn}::date or coalesce(b.batch_id <= (select last_batch_id from newer where source_id = ${sourceId}), false) as is_newer,
             coalesce(b.batch_id <= n.last_batch_id, false) as is_followed
      from batches b join sources s using (source_id) left join newer n using (source_id)
      where b.outcome <> 'refused' and b.batch_id <> ${batchId}::bigint
    )
    select batch_id, case when not is_newer then covers end as sections
    from told where is_newer or (is_followed and cardinality(covers) > 0)`,
})
