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

const newestSnapshot = statement({
  row: { day: orNull(date) },
  examples: [''],
  sql: (sourceId: string) => sql`
    select max(observed_on) as day from batches
    where source_id = ${sourceId} and (outcome = 'part' or (outcome = 'merged' and snapshot_sections is distinct from '{}'))`,
})

/** Of those that end what they leave out, also of one that is still to be finished; where that was not kept yet, it may be one. */
export async function findNewestSnapshot(db: DbOrTx, sourceId: string): Promise<string | null> {
  return (await newestSnapshot.get(db, sourceId)).day
}

/**
 * The batches whose facts are newer knowledge than the batch that is merged, and in which sections; null: in all (ADR
 * 92). They speak of a later day; or an edition of a later day was merged after them that may have confirmed them: a whole one
 * of the source of the batch, in the sections that it spoke of; or any of their own source where that covers the section, as
 * it would have ended them. What only adds to what was told before confirms nothing. Of editions read before it was kept
 * whether they were whole, it is believed.
 */
export const newerBatches = derivedTable('newer_batches', {
  indexes: ['batch_id'],
  examples: [ANY_BATCH],
  sql: ({ batchId, sourceId, observedOn }: MergeBatch) => sql`
    with later as materialized (
      select * from batches where outcome = 'merged' and observed_on > ${observedOn}::date
    ), newer as (
      select source_id, max(batch_id) as last_batch_id from later group by source_id
    ), whole as (
      select section, max(batch_id) as last_batch_id
      from later cross join unnest(snapshot_sections || whole_sections || coalesce(told_sections, '{}')) section
      where source_id = ${sourceId} and (snapshot_sections <> '{}' or whole_sections <> '{}') group by section
    ), told as (
      select b.batch_id,
             b.observed_on > ${observedOn}::date or b.batch_id <= coalesce(
               (select max(batch_id) from later where source_id = ${sourceId} and snapshot_sections is null), 0) as is_newer,
             case when b.source_id <> ${sourceId} and b.batch_id <= n.last_batch_id then s.covers else '{}' end
               || array(select section from whole w where b.batch_id < w.last_batch_id) as sections
      from batches b join sources s using (source_id) left join newer n using (source_id)
      where b.outcome <> 'refused' and b.batch_id <> ${batchId}::bigint
    )
    select batch_id, case when not is_newer then sections end as sections
    from told where is_newer or cardinality(sections) > 0`,
})
