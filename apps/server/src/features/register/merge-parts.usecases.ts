import { bindToClient } from '@merleg/db/connect'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { Pool, PoolClient } from 'pg'
import type { Clock } from '../../shared/clock.ts'
import { isBatchMerged, upsertSource } from './batches.repository.ts'
import { type BatchInput, type BatchResult, mergeBatch } from './merge-batch.usecases.ts'
import { markSearchIndexStale } from './names.repository.ts'
import { finishReadModels } from './read-models.usecases.ts'

export type LoadPart = {
  fileName: string
  fileHash: string
  /** Of companies that no other part speaks of. */
  records: Iterable<SourceRecord>
  /** Told instead of reading the records of a part that an earlier run had merged. */
  onSkipped?: () => void
}

export type LoadInput = {
  source: SourceInfo
  observedOn: string
  parts: Iterable<LoadPart>
  onProgress?: BatchInput['onProgress']
}

export type LoadResult = Omit<BatchResult, 'batchId'> & {
  batches: number
  /** Parts that an earlier run had merged. */
  skipped: number
}

/** While one part is merged the next is read: the work of the reader and of the database takes turns in each. */
const LANES = 2

/**
 * A load too large for one transaction: a batch per part, so that a run that was killed is continued by the next.
 * A part is merged whole or not at all; the parts of a failed run that were merged stay.
 */
export async function mergeParts(deps: { pool: Pool; clock: Clock }, input: LoadInput): Promise<LoadResult> {
  const { onProgress } = input
  await withClient(deps.pool, (client) => upsertSource(client, input.source))
  const parts = input.parts[Symbol.iterator]()
  const total: LoadResult = {
    read: 0,
    rejected: 0,
    new: 0,
    changed: 0,
    closed: 0,
    unchanged: 0,
    events: 0,
    batches: 0,
    skipped: 0,
  }
  let isFailed = false
  const lane = async () => {
    for (let next = parts.next(); !next.done && !isFailed; next = parts.next()) {
      try {
        await mergePart(deps, { ...input, part: next.value, total })
      } catch (error) {
        isFailed = true
        throw error
      }
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const result of lanes) if (result.status === 'rejected') throw result.reason
  if (total.batches > 0) onProgress?.({ read: total.read, phase: 'refreshing' })
  await finishLoad(deps.pool)
  return total
}

/** Makes what a load in parts leaves to its end; also for a load that was killed before it. */
export async function finishLoad(pool: Pool): Promise<void> {
  const client = await pool.connect()
  // Kysely releases the client.
  await bindToClient(client)
    .transaction()
    .execute(async () => {
      await client.query('set local statement_timeout = 0')
      await finishReadModels(client)
    })
}

type PartInput = LoadInput & { part: LoadPart; total: LoadResult }

async function mergePart(deps: { pool: Pool; clock: Clock }, input: PartInput): Promise<void> {
  const { source, observedOn, part, total, onProgress } = input
  const { sourceId } = source
  if (await withClient(deps.pool, (client) => isBatchMerged(client, { sourceId, fileHash: part.fileHash }))) {
    total.skipped += 1
    part.onSkipped?.()
    return
  }
  const base = total.read
  // For all to see at once: told in the part's own transaction, the others would wait for its end.
  await withClient(deps.pool, markSearchIndexStale)
  const { fileName, fileHash, records } = part
  const result = await mergeBatch(deps, {
    source,
    observedOn,
    fileName,
    fileHash,
    records,
    snapshotSections: [],
    isPart: true,
    onProgress: ({ read, phase }) => onProgress?.({ read: Math.max(base, total.read) + read, phase }),
  })
  for (const key of ['read', 'rejected', 'new', 'changed', 'closed', 'unchanged', 'events'] as const)
    total[key] += result[key]
  total.batches += 1
}

async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
