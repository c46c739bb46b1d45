import { cancelable } from '@merleg/db/cancelable'
import type { Db } from '@merleg/db/connect'
import { inTransaction, setLocally } from '@merleg/db/transaction'
import { COMMAND_LIMITS } from '@merleg/db/work-limits'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { Clock } from '../../shared/clock.ts'
import { isBatchMerged, upsertSource } from './batches.repository.ts'
import { placeBatches } from './feed.usecases.ts'
import { inLanes } from './merge-lanes.ts'
import { type BatchInput, type BatchResult, mergeBatch } from './merge-batch.usecases.ts'
import { isSearchIndexStale, markSearchIndexStale } from './names.repository.ts'
import { finishReadModels } from './read-models.usecases.ts'
import { beginLoad, endLoad, isLoadUnderWay } from './register-lock.repository.ts'

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
  /** Stops the load, with the statements under way; parts that were merged stay. */
  signal?: AbortSignal | undefined
}

export type LoadResult = Omit<BatchResult, 'batchId' | 'outdated'> & {
  batches: number
  /** Parts that an earlier run had merged. */
  skipped: number
}

/**
 * A load too large for one transaction: a batch per part, so that a run that was killed is continued by the next.
 * A part is merged whole or not at all; the parts of a failed run that were merged stay. They get their places in the
 * feed together, at the end of the run.
 */
export async function mergeParts(deps: { db: Db; clock: Clock }, input: LoadInput): Promise<LoadResult> {
  const total = await deps.db.connection().execute(async (connection) => {
    await beginLoad(connection)
    try {
      return await mergeLanes(deps, input)
    } finally {
      // Of a connection that is gone the lock is gone, too.
      await endLoad(connection).catch(() => undefined)
    }
  })
  await placeBatches(deps.db)
  return total
}

async function mergeLanes(deps: { db: Db; clock: Clock }, input: LoadInput): Promise<LoadResult> {
  const { onProgress } = input
  await upsertSource(deps.db, input.source)
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
  await inLanes(input.parts, (part) => mergePart(deps, { ...input, part, total }))
  if (total.batches > 0) onProgress?.({ read: total.read, phase: 'refreshing' })
  await finishLoad(deps.db, input.signal)
  return total
}

/** Makes what a load that was killed left to its end; one under way will do so itself. */
export async function closeSearchIndexGap(db: Db, signal?: AbortSignal): Promise<void> {
  const isLeft = await inTransaction(db, async (tx) => (await isSearchIndexStale(tx)) && !(await isLoadUnderWay(tx)))
  if (isLeft) await finishLoad(db, signal)
}

async function finishLoad(db: Db, signal?: AbortSignal): Promise<void> {
  await db.transaction().execute((tx) =>
    cancelable({ db, connection: tx, signal }, async () => {
      await setLocally(tx, COMMAND_LIMITS)
      await finishReadModels(tx)
    }),
  )
}

type PartInput = LoadInput & { part: LoadPart; total: LoadResult }

async function mergePart(deps: { db: Db; clock: Clock }, input: PartInput): Promise<void> {
  const { source, observedOn, part, total, onProgress, signal } = input
  const { sourceId } = source
  if (await isBatchMerged(deps.db, { sourceId, fileHash: part.fileHash })) {
    total.skipped += 1
    part.onSkipped?.()
    return
  }
  const base = total.read
  // For all to see at once: told in the part's own transaction, the others would wait for its end.
  await markSearchIndexStale(deps.db)
  const { fileName, fileHash, records } = part
  const result = await mergeBatch(deps, {
    source,
    observedOn,
    fileName,
    fileHash,
    records,
    snapshotSections: [],
    isPart: true,
    signal,
    onProgress: ({ read, phase }) => onProgress?.({ read: Math.max(base, total.read) + read, phase }),
  })
  for (const key of ['read', 'rejected', 'new', 'changed', 'closed', 'unchanged', 'events'] as const)
    total[key] += result[key]
  total.batches += 1
}
