import { cancelable } from '@merleg/db/cancelable'
import type { Db } from '@merleg/db/connect'
import { setLocally } from '@merleg/db/transaction'
import { COMMAND_LIMITS } from '@merleg/db/work-limits'
import type { SourceRecord } from '@merleg/domain/observation'
import type { Clock } from '../../shared/clock.ts'
import { upsertSource } from './batches.repository.ts'
import { dropRejectsOfParts } from './complete-edition.repository.ts'
import { type EditionCompany, streamEditionPrints } from './edition-companies.repository.ts'
import { placeBatches } from './feed.usecases.ts'
import { inLanes } from './merge-lanes.ts'
import { type BatchInput, type BatchResult, type EditionShare, mergeBatch } from './merge-batch.usecases.ts'
import { markSearchIndexStale } from './names.repository.ts'
import { finishReadModels } from './read-models.usecases.ts'
import { beginLoad, endLoad } from './register-lock.repository.ts'

/** Some companies of an edition; no other part speaks of them. */
export type EditionPart = {
  records: AsyncIterable<SourceRecord>
  /** The ids of all companies that it tells of; reads the records, which wait in memory. */
  readIds: () => Promise<readonly string[]>
  /** The companies that the records told of; asked when all of them were read. */
  listCompanies: () => Iterable<EditionCompany>
  /** How many companies. */
  companies: number
}

export type EditionInput = Omit<BatchInput, 'records' | 'isPart' | 'edition'> & {
  parts: readonly EditionPart[]
  /** Companies of the edition before that are not in this one. */
  gone: readonly string[]
  /** Told after each part that is merged, for good, unless it is the only one. */
  onMerged?: (companies: number) => void
}

/** The companies of the last edition of a source, each with the print of its lines where the same would change nothing. */
export async function readEditionPrints(
  db: Db,
  { signal, ...asked }: { sourceId: string; observedOn: string; signal: AbortSignal },
): Promise<Map<string, string | null>> {
  const known = new Map<string, string | null>()
  await db.transaction().execute(async (tx) => {
    for await (const { companyId, print } of streamEditionPrints(tx, asked)) {
      signal.throwIfAborted()
      known.set(companyId, print)
    }
  })
  return known
}

/**
 * Merges what of an edition is not known yet: all at once, or part by part, each in a transaction of its own, those of
 * companies nobody has heard of side by side, and at last what ends with it. Where it stops before, what was merged stays,
 * nothing has ended, and the source is as of the edition before; the next run finds the companies of the merged parts known
 * and goes on with the others (ADR 97).
 */
export async function mergeEdition(deps: { db: Db; clock: Clock }, input: EditionInput): Promise<BatchResult> {
  const { parts, gone } = input
  const [first] = parts
  await dropRejectsOfParts(deps.db, { sourceId: input.source.sourceId, observedOn: input.observedOn })
  if (parts.length <= 1) {
    const { records, listCompanies } = first ?? { records: [], listCompanies: () => [] }
    return mergeBatch(deps, { ...input, records, edition: { share: 'whole', listCompanies, gone } })
  }
  const result = await deps.db.connection().execute(async (connection) => {
    await beginLoad(connection)
    try {
      return await mergeEditionParts(deps, input)
    } finally {
      // Of a connection that is gone the lock is gone, too.
      await endLoad(connection).catch(() => undefined)
    }
  })
  await placeBatches(deps.db)
  return result
}

async function mergeEditionParts(deps: { db: Db; clock: Clock }, input: EditionInput): Promise<BatchResult> {
  const { parts, gone, onMerged, onProgress, signal } = input
  const results: BatchResult[] = []
  const countRead = () => results.reduce((sum, { read }) => sum + read, 0)
  const mergeShare = async (records: EditionPart['records'] | [], edition: EditionShare) => {
    const base = countRead()
    // What the part beside has read is not told before it is merged, so that the count goes up.
    const tell = (told: Told) => onProgress?.({ ...told, read: Math.max(base, countRead()) + told.read })
    results.push(await mergeBatch(deps, { ...input, onProgress: tell, records, isPart: true, edition }))
  }
  // Else the first parts would wait for each other to say who it is.
  await upsertSource(deps.db, input.source)
  let merged = 0
  await inLanes(parts, async ({ records, readIds, listCompanies, companies }) => {
    signal?.throwIfAborted()
    // For all to see at once, as a load does.
    await markSearchIndexStale(deps.db)
    await mergeShare(records, { share: 'part', readIds, listCompanies, gone: [] })
    merged += companies
    onMerged?.(merged)
  })
  await mergeShare([], { share: 'end', listCompanies: () => [], gone })
  await finishEdition(deps.db, signal)
  return addResults(results)
}

type Told = Parameters<NonNullable<BatchInput['onProgress']>>[0]

async function finishEdition(db: Db, signal: AbortSignal | undefined): Promise<void> {
  await db.transaction().execute((tx) =>
    cancelable({ db, connection: tx, signal }, async () => {
      await setLocally(tx, COMMAND_LIMITS)
      await finishReadModels(tx)
    }),
  )
}

/** With the number of the last batch, which stands for all of them. */
function addResults(results: readonly BatchResult[]): BatchResult {
  const sum = (key: Exclude<keyof BatchResult, 'batchId'>) => results.reduce((total, result) => total + result[key], 0)
  return {
    batchId: results.at(-1)?.batchId ?? '',
    read: sum('read'),
    rejected: sum('rejected'),
    events: sum('events'),
    new: sum('new'),
    changed: sum('changed'),
    closed: sum('closed'),
    unchanged: sum('unchanged'),
    outdated: sum('outdated'),
  }
}
