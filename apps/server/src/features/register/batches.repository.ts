import type { SourceInfo } from '@merleg/domain/observation'
import type { PoolClient } from 'pg'
import type { ChangeCounts } from './merge-facts.repository.ts'

export type BatchFile = { fileName: string; fileHash: string; observedOn: string }

export async function upsertSource(client: PoolClient, source: SourceInfo): Promise<void> {
  await client.query(
    // Not even looked at where nothing changes: the parts of a load would wait for each other.
    `insert into sources (source_id, publisher, title, licence, url, is_made_up, covers)
     select $1, $2, $3, $4, $5, $6, $7::text[] where not exists (
       select from sources where (source_id, publisher, title, licence, covers) = ($1, $2, $3, $4, $7::text[]) and url is not distinct from $5)
     on conflict (source_id) do update set publisher = excluded.publisher, title = excluded.title, licence = excluded.licence, url = excluded.url, covers = excluded.covers
     where (sources.publisher, sources.title, sources.licence, sources.url, sources.covers)
       is distinct from (excluded.publisher, excluded.title, excluded.licence, excluded.url, excluded.covers)`,
    [
      source.sourceId,
      source.publisher,
      source.title,
      source.licence,
      source.url,
      source.isMadeUp,
      [...(source.covers ?? [])],
    ],
  )
}

/** Was the file read and merged before? */
export async function isBatchMerged(
  client: PoolClient,
  { sourceId, fileHash }: { sourceId: string; fileHash: string },
): Promise<boolean> {
  const result = await client.query(
    `select from batches where source_id = $1 and file_hash = $2 and outcome = 'merged' limit 1`,
    [sourceId, fileHash],
  )
  return result.rowCount === 1
}

export async function insertBatch(
  client: PoolClient,
  batch: BatchFile & { sourceId: string; recordedAt: Date; outcome: 'merged' | 'refused'; refusal: string | null },
): Promise<string> {
  const result = await client.query<{ batch_id: string }>(
    `insert into batches (source_id, file_name, file_hash, observed_on, recorded_at, outcome, refusal)
     values ($1, $2, $3, $4, $5, $6, $7) returning batch_id::text`,
    [batch.sourceId, batch.fileName, batch.fileHash, batch.observedOn, batch.recordedAt, batch.outcome, batch.refusal],
  )
  const row = result.rows[0]
  if (!row) throw new Error('a batch was not stored')
  return row.batch_id
}

export async function updateBatchCounts(
  client: PoolClient,
  batchId: string,
  counts: ChangeCounts & { read: number; rejected: number },
): Promise<void> {
  await client.query(
    `update batches set read_count = $2, new_count = $3, changed_count = $4, closed_count = $5, unchanged_count = $6, rejected_count = $7
     where batch_id = $1`,
    [batchId, counts.read, counts.new, counts.changed, counts.closed, counts.unchanged, counts.rejected],
  )
}

/** Keeps the rejected lines with their reasons. */
export async function insertRejects(client: PoolClient, batchId: string): Promise<void> {
  await client.query(
    `insert into batch_rejects (batch_id, reject_no, line, reason, detail)
     select $1, row_number() over (order by line, reason, detail), line, reason, detail from staged_rejects`,
    [batchId],
  )
}
