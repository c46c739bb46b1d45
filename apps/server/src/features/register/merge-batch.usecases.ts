import { cancelable } from '@merleg/db/cancelable'
import type { Db, DbOrTx, Tx } from '@merleg/db/connect'
import { emptyTables, prepareTables } from '@merleg/db/spread-table'
import { setLocally } from '@merleg/db/transaction'
import { COMMAND_LIMITS } from '@merleg/db/work-limits'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { Clock } from '../../shared/clock.ts'
import { timePhase } from '../../shared/phase-times.ts'
import {
  type BatchFile,
  countToldCompanies,
  insertBatch,
  insertRejects,
  updateBatchCounts,
  upsertSource,
} from './batches.repository.ts'
import { completeEdition } from './complete-edition.repository.ts'
import {
  type EditionCompany,
  forgetPassingPrints,
  noteAbsences,
  sizeOfEdition,
  stageEditionEnds,
  storeEditionCompanies,
} from './edition-companies.repository.ts'
import { insertEvents } from './events.repository.ts'
import { announceBatch } from './feed.repository.ts'
import { keepRefusal } from './keep-refusal.usecases.ts'
import {
  insertFreshFacts,
  type MergeCounts,
  resolveUnknownStarts,
  stageAbsences,
  stageEntryEnds,
} from './merge-facts.repository.ts'
import type { MergeBatch } from './merge-batch.repository.ts'
import { refuseMassEndings } from './merge-endings.repository.ts'
import { mergeStatements } from './merge-statements.repository.ts'
import {
  applyTimelines,
  compareTimelines,
  computeTimelines,
  countContestedKeys,
  countOutdated,
} from './merge-timelines.repository.ts'
import { lockForMerge } from './merge-lanes.ts'
import { knownCompanies } from './merge-tables.repository.ts'
import { momentOfKnowledge } from './moment-of-knowledge.ts'
import { findNewestSnapshot, newerBatches } from './newer-batches.repository.ts'
import { refreshReadModels } from './read-models.usecases.ts'
import { SourceRefused } from './source-refused.ts'
import { registerLayouts } from './statement-lines/line-order.repository.ts'
import { createStaging, stageRecords } from './staging.repository.ts'
import { storeTouchedCompanies } from './touched.repository.ts'

export type BatchInput = BatchFile & {
  source: SourceInfo
  /** Sections of this source in which absence means ended; empty for a source that only tells changes. */
  snapshotSections: readonly FactSection[]
  /** Sections in which a slot names one entry of the source for good: its end ends whatever was told of it before. */
  entrySections?: readonly FactSection[] | undefined
  records: AsyncIterable<SourceRecord> | Iterable<SourceRecord>
  /** However much the absence ends: somebody has seen to it, or it is no file that could have been cut off. */
  acceptsEndings?: boolean | undefined
  /**
   * One of the parts of a load, which have no company in common and are merged side by side: of companies nobody has
   * heard of. (The events of others would not be in the order in which they come to be seen.)
   */
  isPart?: boolean
  /** Of an edition that is told company by company. */
  edition?: EditionShare | undefined
  /** By which program the files are read: another one may read more of them. */
  reader?: string | undefined
  onProgress?: (progress: { read: number; phase: 'reading' | 'merging' | 'refreshing' }) => void
  /** Stops the merge, with the statement under way; what was done is rolled back. */
  signal?: AbortSignal | undefined
}

/** What a batch has of an edition, and what is kept of it so that the next one is read for its changes alone (ADR 97). */
export type EditionShare = {
  /** All that is to be merged; some of the companies, so that nothing ends yet; or no company, but the end of the edition. */
  share: 'whole' | 'part' | 'end'
  /** The companies that the records told of; asked when all of them were read. */
  listCompanies: () => Iterable<EditionCompany>
  /** Of a part: the ids of all companies that it tells of, before its records are asked for. */
  readIds?: (() => Promise<readonly string[]>) | undefined
  /** Companies of the edition before that are not in this one. */
  gone: readonly string[]
}

export type BatchResult = MergeCounts & { batchId: string; read: number; rejected: number; events: number }

/** For one sort or hash table of a merge. */
const MERGE_MEMORY = '64MB'

/**
 * The one way into the register, for one changed company and for a million new ones: stages what the source says,
 * merges it with what is known, makes events, refreshes the read models; all in one transaction, so that readers see
 * the old or the new state and a killed process leaves nothing. Throws `SourceRefused` when the source is unusable.
 */
export async function mergeBatch(deps: { db: Db; clock: Clock }, input: BatchInput): Promise<BatchResult> {
  try {
    await registerLayouts(deps.db)
    const { db, clock } = deps
    const partIds = await input.edition?.readIds?.()
    // Not the retrying kind of transaction: a source can be read only once.
    return await db
      .transaction()
      .execute((tx) =>
        cancelable({ db, connection: tx, signal: input.signal }, () =>
          mergeInTransaction(tx, clock, { ...input, partIds }),
        ),
      )
  } catch (error) {
    if (error instanceof SourceRefused) await keepRefusal(deps, input, error)
    throw error
  }
}

/** `partIds`: of whom a part of an edition tells. */
type Merged = BatchInput & { partIds: readonly string[] | undefined }

async function mergeInTransaction(tx: Tx, clock: Clock, input: Merged): Promise<BatchResult> {
  // A request's limits of time and memory are not meant for the statements of a whole batch, nor for waiting before.
  await setLocally(tx, { ...COMMAND_LIMITS, work_mem: MERGE_MEMORY })
  await prepareTables(tx)
  const isLoad = input.isPart === true && !input.edition
  const isShared = await timePhase('waiting', () => lockForMerge(tx, { isLoad, partIds: input.partIds }))
  await upsertSource(tx, input.source)
  await refuseOlderSnapshot(tx, input)
  const recordedAt = await momentOfKnowledge(tx, clock)
  const { fileName, fileHash, observedOn, edition, reader } = input
  const batchId = await insertBatch(tx, {
    sourceId: input.source.sourceId,
    fileName,
    fileHash,
    observedOn,
    recordedAt,
    outcome: edition?.share === 'part' ? 'part' : 'merged',
    refusal: null,
    reader,
    snapshotSections: edition?.share === 'part' ? [] : input.snapshotSections,
  })
  const batch: MergeBatch = {
    batchId,
    sourceId: input.source.sourceId,
    observedOn,
    recordedAt,
    snapshotSections: input.snapshotSections,
    entrySections: input.entrySections ?? [],
    isPart: input.isPart ?? false,
    isShared,
  }
  await createStaging(tx)
  await newerBatches.create(tx, batch)
  const { stored, ...staged } = await timePhase('reading', () =>
    stageRecords(tx, {
      batch,
      isMadeUp: input.source.isMadeUp,
      records: input.records,
      onProgress: ({ read }) => input.onProgress?.({ read, phase: 'reading' }),
    }),
  )
  await knownCompanies.create(tx, batchId)
  input.onProgress?.({ read: staged.read, phase: 'merging' })
  const { facts, statements, events } = await timePhase('merging', async () => {
    await stageEntryEnds(tx, batch)
    await stageEndings(tx, batch, input)
    return {
      facts: await mergeFacts(tx, batch),
      statements: await mergeStatements(tx, batch),
      events: await insertEvents(tx, batch),
    }
  })
  input.onProgress?.({ read: staged.read, phase: 'refreshing' })
  await refreshReadModels(tx, batch)
  await storeTouchedCompanies(tx, batch)
  await announceBatch(tx, batch)
  const merged = addCounts(facts, statements)
  const { read, rejected, ofAnybody, ...said } = staged
  const counts = { ...merged, new: merged.new + stored, read, rejected }
  await insertRejects(tx, batchId)
  const isWhole = ofAnybody === 0 && !batch.isPart && (edition === undefined || edition.share === 'whole')
  const wholeSections = isWhole ? (input.source.coversAll?.sections ?? []) : []
  const told = { ...said, wholeSections, companies: await countToldCompanies(tx) }
  await updateBatchCounts(tx, batchId, { ...counts, told })
  if (edition) await closeShare(tx, batch, edition)
  await emptyTables(tx)
  return { batchId, ...counts, events }
}

/** What a snapshot leaves out ends; of an edition in parts with its last one. */
async function stageEndings(tx: Tx, batch: MergeBatch, { edition, acceptsEndings }: BatchInput): Promise<void> {
  if (edition) await storeEditionCompanies(tx, batch, { told: edition.listCompanies(), gone: edition.gone })
  if (edition?.share === 'part') {
    // Of companies nobody had heard of nothing is absent.
    if (!batch.isShared) await noteAbsences(tx, batch)
    return
  }
  await (edition ? stageEditionEnds(tx, batch) : stageAbsences(tx, batch))
  if (!acceptsEndings) await refuseMassEndings(tx, batch)
}

async function closeShare(tx: Tx, batch: MergeBatch, { share }: EditionShare): Promise<void> {
  await forgetPassingPrints(tx, batch)
  if (share !== 'part') await completeEdition(tx, batch, await sizeOfEdition(tx, batch.sourceId))
}

/**
 * What an older snapshot leaves out may have begun since: by its silence it would end what a newer one knew (ADR 92). After
 * what only adds to the one before, as days of a stream, it may come late: what those told it does not end.
 */
async function refuseOlderSnapshot(tx: Tx, { source, observedOn, snapshotSections }: BatchInput): Promise<void> {
  if (snapshotSections.length === 0) return
  const newest = await findNewestSnapshot(tx, source.sourceId)
  if (newest !== null && observedOn < newest)
    throw new SourceRefused('older-edition', null, `${observedOn}, known is that of ${newest}`)
}

async function mergeFacts(tx: DbOrTx, batch: MergeBatch): Promise<MergeCounts> {
  const dropped = await resolveUnknownStarts(tx, batch)
  const fresh = await insertFreshFacts(tx, batch)
  await computeTimelines(tx)
  await compareTimelines(tx)
  await applyTimelines(tx, batch)
  const contested = await countContestedKeys(tx)
  const outdated = await countOutdated(tx)
  return { ...contested, new: contested.new + fresh, unchanged: contested.unchanged + dropped, outdated }
}

function addCounts(a: MergeCounts, b: MergeCounts): MergeCounts {
  return {
    new: a.new + b.new,
    changed: a.changed + b.changed,
    closed: a.closed + b.closed,
    unchanged: a.unchanged + b.unchanged,
    outdated: a.outdated + b.outdated,
  }
}
