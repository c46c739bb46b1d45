import { orNull, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import type { SourceInfo } from '@merleg/domain/observation'
import { sql } from 'kysely'
import type { ChangeCounts } from './merge-facts.repository.ts'
import { stagedRejects } from './merge-tables.repository.ts'

export type BatchFile = { fileName: string; fileHash: string; observedOn: string }

const NO_SOURCE: SourceInfo = { sourceId: '', publisher: '', title: '', licence: '', url: null, isMadeUp: false }

// Not even looked at where nothing changes: the parts of a load would wait for each other.
const writeSource = command({
  examples: [NO_SOURCE],
  sql: (source: SourceInfo) => sql`
    insert into sources (source_id, publisher, title, licence, url, is_made_up, covers, told_from)
     select ${source.sourceId}, ${source.publisher}, ${source.title}, ${source.licence}, ${source.url}, ${source.isMadeUp}, ${[...(source.covers ?? [])]}::text[], ${source.toldFrom ?? null}::date where not exists (
       select from sources where (source_id, publisher, title, licence, covers) = (${source.sourceId}, ${source.publisher}, ${source.title}, ${source.licence}, ${[...(source.covers ?? [])]}::text[]) and (url, told_from) is not distinct from (${source.url}, ${source.toldFrom ?? null}::date))
     on conflict (source_id) do update set publisher = excluded.publisher, title = excluded.title, licence = excluded.licence, url = excluded.url, covers = excluded.covers, told_from = excluded.told_from
     where (sources.publisher, sources.title, sources.licence, sources.url, sources.covers, sources.told_from)
       is distinct from (excluded.publisher, excluded.title, excluded.licence, excluded.url, excluded.covers, excluded.told_from)`,
})

export async function upsertSource(db: DbOrTx, source: SourceInfo): Promise<void> {
  await writeSource.run(db, source)
}

/** Was the file read and merged before? */
export async function isBatchMerged(
  db: DbOrTx,
  { sourceId, fileHash }: { sourceId: string; fileHash: string },
): Promise<boolean> {
  const merged = db
    .selectFrom('batches')
    .select('batch_id')
    .where('source_id', '=', sourceId)
    .where('file_hash', '=', fileHash)
    .where('outcome', '=', 'merged')
    .limit(1)
  return (await merged.executeTakeFirst()) !== undefined
}

const lastMoment = statement({
  row: { recordedAt: orNull(timestamptz) },
  sql: sql`select max(recorded_at) as "recordedAt" from batches`,
})

/** When the last batch was recorded; null before the first. */
export async function findLastRecordedAt(db: DbOrTx): Promise<Date | null> {
  return (await lastMoment.get(db)).recordedAt
}

type NewBatch = BatchFile & {
  sourceId: string
  recordedAt: Date
  outcome: 'merged' | 'refused'
  refusal: string | null
}

export async function insertBatch(db: DbOrTx, batch: NewBatch): Promise<string> {
  const { batch_id: id } = await db
    .insertInto('batches')
    .values({
      source_id: batch.sourceId,
      file_name: batch.fileName,
      file_hash: batch.fileHash,
      observed_on: batch.observedOn,
      recorded_at: batch.recordedAt,
      outcome: batch.outcome,
      refusal: batch.refusal,
    })
    .returning('batch_id')
    .executeTakeFirstOrThrow()
  return String(id)
}

export async function updateBatchCounts(
  db: DbOrTx,
  batchId: string,
  counts: ChangeCounts & { read: number; rejected: number },
): Promise<void> {
  await db
    .updateTable('batches')
    .set({
      read_count: counts.read,
      new_count: counts.new,
      changed_count: counts.changed,
      closed_count: counts.closed,
      unchanged_count: counts.unchanged,
      rejected_count: counts.rejected,
    })
    .where('batch_id', '=', Number(batchId))
    .execute()
}

const keepRejects = command({
  temporary: [stagedRejects],
  examples: ['1'],
  sql: (batchId: string) => sql`
    insert into batch_rejects (batch_id, reject_no, line, reason, detail)
     select ${batchId}::bigint, row_number() over (order by line, reason, detail), line, reason, detail from staged_rejects`,
})

/** Keeps the rejected lines with their reasons. */
export async function insertRejects(db: DbOrTx, batchId: string): Promise<void> {
  await keepRejects.run(db, batchId)
}
