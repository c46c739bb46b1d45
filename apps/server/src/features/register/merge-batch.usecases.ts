import { bindToClient } from '@merleg/db/connect'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { Pool, PoolClient } from 'pg'
import type { Clock } from '../../shared/clock.ts'
import { type BatchFile, insertBatch, insertRejects, updateBatchCounts, upsertSource } from './batches.repository.ts'
import { insertEvents } from './events.repository.ts'
import {
  applyTimelines,
  type ChangeCounts,
  compareTimelines,
  computeTimelines,
  countContestedKeys,
  insertFreshFacts,
  type MergeBatch,
  resolveUnknownStarts,
  stageAbsences,
} from './merge-facts.repository.ts'
import { mergeStatements } from './merge-statements.repository.ts'
import { lockRegister, lockRegisterForPart } from './register-lock.repository.ts'
import { refreshReadModels } from './read-models.usecases.ts'
import { SourceRefused } from './source-refused.ts'
import { registerLayouts } from './statement-lines.repository.ts'
import { createStaging, stageRecords } from './staging.repository.ts'

export type BatchInput = BatchFile & {
  source: SourceInfo
  /** Sections of this source in which absence means ended; empty for a source that only tells changes. */
  snapshotSections: readonly FactSection[]
  records: AsyncIterable<SourceRecord> | Iterable<SourceRecord>
  /**
   * One of the parts of a load, which have no company in common and are merged side by side: of companies nobody has
   * heard of. (The events of others would not be in the order in which they come to be seen.)
   */
  isPart?: boolean
  onProgress?: (progress: { read: number; phase: 'reading' | 'merging' | 'refreshing' }) => void
}

export type BatchResult = ChangeCounts & { batchId: string; read: number; rejected: number; events: number }

/** For one sort or hash table of a merge. */
const MERGE_MEMORY = '64MB'

/**
 * The one way into the register, for one changed company and for a million new ones: stages what the source says,
 * merges it with what is known, makes events, refreshes the read models; all in one transaction, so that readers see
 * the old or the new state and a killed process leaves nothing. Throws `SourceRefused` when the source is unusable.
 */
export async function mergeBatch(deps: { pool: Pool; clock: Clock }, input: BatchInput): Promise<BatchResult> {
  try {
    await registerLayouts(deps.pool)
    const client = await deps.pool.connect()
    // Not the retrying kind of transaction: a source can be read only once. Kysely releases the client.
    return await bindToClient(client)
      .transaction()
      .execute(() => mergeInTransaction(client, deps.clock, input))
  } catch (error) {
    if (error instanceof SourceRefused) await recordRefusal(deps, input, error)
    throw error
  }
}

async function mergeInTransaction(client: PoolClient, clock: Clock, input: BatchInput): Promise<BatchResult> {
  // Merges wait for each other: two of them would judge the same keys by different knowledge.
  await (input.isPart ? lockRegisterForPart(client) : lockRegister(client))
  // A request's limits of time and memory are not meant for the statements of a whole batch.
  await client.query(`set local statement_timeout = 0; set local work_mem = '${MERGE_MEMORY}'`)
  await upsertSource(client, input.source)
  const recordedAt = await momentOfKnowledge(client, clock)
  const { fileName, fileHash, observedOn } = input
  const batchId = await insertBatch(client, {
    sourceId: input.source.sourceId,
    fileName,
    fileHash,
    observedOn,
    recordedAt,
    outcome: 'merged',
    refusal: null,
  })
  const batch: MergeBatch = {
    batchId,
    sourceId: input.source.sourceId,
    observedOn,
    recordedAt,
    snapshotSections: input.snapshotSections,
    isPart: input.isPart ?? false,
  }
  await createStaging(client)
  const { stored, ...staged } = await stageRecords(client, {
    batch,
    isMadeUp: input.source.isMadeUp,
    records: input.records,
    onProgress: ({ read }) => input.onProgress?.({ read, phase: 'reading' }),
  })
  input.onProgress?.({ read: staged.read, phase: 'merging' })
  const facts = await mergeFacts(client, batch)
  const statements = await mergeStatements(client, batch)
  const events = await insertEvents(client, batch)
  input.onProgress?.({ read: staged.read, phase: 'refreshing' })
  await refreshReadModels(client, batch)
  const merged = addCounts(facts, statements)
  const counts = { ...merged, new: merged.new + stored }
  await insertRejects(client, batchId)
  await updateBatchCounts(client, batchId, { ...counts, ...staged })
  return { batchId, ...counts, ...staged, events }
}

async function mergeFacts(client: PoolClient, batch: MergeBatch): Promise<ChangeCounts> {
  await stageAbsences(client, batch)
  const dropped = await resolveUnknownStarts(client, batch)
  const fresh = await insertFreshFacts(client, batch)
  await computeTimelines(client)
  await compareTimelines(client)
  await applyTimelines(client, batch)
  const contested = await countContestedKeys(client)
  return { ...contested, new: contested.new + fresh, unchanged: contested.unchanged + dropped }
}

function addCounts(a: ChangeCounts, b: ChangeCounts): ChangeCounts {
  return {
    new: a.new + b.new,
    changed: a.changed + b.changed,
    closed: a.closed + b.closed,
    unchanged: a.unchanged + b.unchanged,
  }
}

/** Knowledge moves forward only: a clock set back must not make a fact end before it began. */
async function momentOfKnowledge(client: PoolClient, clock: Clock): Promise<Date> {
  const result = await client.query<{ latest: Date | null }>('select max(recorded_at) as latest from batches')
  const latest = result.rows[0]?.latest?.getTime() ?? 0
  return new Date(Math.max(clock.now().getTime(), latest + 1))
}

async function recordRefusal(
  deps: { pool: Pool; clock: Clock },
  input: BatchInput,
  refused: SourceRefused,
): Promise<void> {
  const client = await deps.pool.connect()
  try {
    await upsertSource(client, input.source)
    const { fileName, fileHash, observedOn } = input
    await insertBatch(client, {
      sourceId: input.source.sourceId,
      fileName,
      fileHash,
      observedOn,
      recordedAt: await momentOfKnowledge(client, deps.clock),
      outcome: 'refused',
      refusal: refused.message,
    })
  } finally {
    client.release()
  }
}
