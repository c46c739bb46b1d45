import type { DbOrTx, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { SourceInfo } from '@merleg/domain/observation'
import type { Deps } from '../../app/deps.ts'
import type { Clock } from '../../shared/clock.ts'
import { type BatchFile, insertBatch, updateBatchCounts, upsertSource } from '../register/batches.repository.ts'
import { announceBatch } from '../register/feed.repository.ts'
import { keepRefusal } from '../register/keep-refusal.usecases.ts'
import { momentOfKnowledge } from '../register/moment-of-knowledge.ts'
import { lockRegister } from '../register/register-lock.repository.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { insertListRejects } from './list-rejects.repository.ts'
import { type Designation, PARTLY_REJECTED, type RejectedEntry, VALUE_REJECTED } from './designation.ts'
import {
  delistDesignations,
  hashDesignation,
  insertChanges,
  insertList,
  listCurrentLists,
  listHashes,
  listMadeUp,
  upsertDesignations,
} from './designations.repository.ts'

export type ListFile = BatchFile & { source: SourceInfo; records: AsyncIterable<Designation | RejectedEntry> }

export type ListResult = {
  batchId: string
  read: number
  new: number
  changed: number
  closed: number
  unchanged: number
  rejected: number
}

/** An edition that leaves out more than a tenth of the entries, and more than fifty, is a file that was cut off. */
const LARGEST_DELISTED_SHARE = 0.1
const LARGEST_DELISTED_COUNT = 50

/** So many entries may be delisted by an edition with lines of unknown entries. */
const LARGEST_UNCERTAIN_COUNT = 5

/**
 * Replaces a sanctions list by a newer edition of the same publisher: what is new is listed, what differs amended, what is missing delisted,
 * each with its day. All of it or nothing: throws `SourceRefused` when the file cannot be trusted as a whole.
 */
export async function importList(deps: Pick<Deps, 'db' | 'clock'>, file: ListFile): Promise<ListResult> {
  try {
    const { designations, rejects } = await readAll(file.records)
    return await inTransaction(deps.db, (tx) => takeOver(tx, { deps, file, designations, rejects }))
  } catch (error) {
    if (error instanceof SourceRefused) await keepRefusal(deps, file, error)
    throw error
  }
}

async function readAll(records: ListFile['records']) {
  const designations = new Map<string, Designation>()
  const rejects: RejectedEntry[] = []
  for await (const record of records) {
    if ('type' in record) rejects.push(record)
    else designations.set(record.designationId, record)
  }
  if (designations.size === 0) throw new SourceRefused('empty', 1, 'no entry')
  return { designations, rejects }
}

type TakeOver = {
  deps: { clock: Clock }
  file: ListFile
  designations: ReadonlyMap<string, Designation>
  rejects: readonly RejectedEntry[]
}

async function takeOver(tx: Tx, { deps, file, designations, rejects }: TakeOver): Promise<ListResult> {
  await lockRegister(tx)
  const { sourceId } = file.source
  const before = (await listCurrentLists(tx)).find((list) => list.sourceId === sourceId) ?? null
  if (before !== null && file.observedOn < before.listedDay)
    throw new SourceRefused('older-edition', null, `${file.observedOn}, known is that of ${before.listedDay}`)
  const changes = await compare(tx, { sourceId, designations, rejects })
  refuseUncertainDelisting(changes.delisted, rejects)
  const limit = Math.max(LARGEST_DELISTED_COUNT, (before?.designationCount ?? 0) * LARGEST_DELISTED_SHARE)
  if (before !== null && changes.delisted.length > limit)
    throw new SourceRefused('cut-off', null, `${changes.delisted.length} of ${before.designationCount} entries missing`)
  // That of an authority takes the place of one that is made up.
  const madeUp = file.source.isMadeUp ? [] : await listMadeUp(tx)
  const delisted = [...changes.delisted, ...madeUp]
  // A value that is left out is none of the entries that were read: the entry itself is there.
  const rejected = rejects.filter(({ reason }) => !VALUE_REJECTED.includes(reason)).length
  const counts = {
    read: designations.size + rejected,
    new: changes.listed.length,
    changed: changes.amended.length,
    closed: changes.delisted.length,
    unchanged: designations.size - changes.listed.length - changes.amended.length,
    rejected,
  }
  const batchId = await storeBatch(tx, deps.clock, file)
  const edition = { batchId: Number(batchId), day: file.observedOn }
  // Those that are made up are no longer in use, which is no change of any list.
  for (const kind of ['listed', 'amended', 'delisted'] as const)
    await insertChanges(tx, edition, { kind, ids: changes[kind] })
  const written = [...changes.listed, ...changes.amended].flatMap((id) => designations.get(id) ?? [])
  await upsertDesignations(tx, sourceId, written)
  await delistDesignations(tx, delisted, file.observedOn)
  const isSame = before !== null && written.length + delisted.length === 0
  await insertList(tx, {
    batchId: edition.batchId,
    listedDay: file.observedOn,
    version: isSame ? before.version : edition.batchId,
    designationCount: designations.size,
  })
  await insertListRejects(tx, batchId, rejects)
  await updateBatchCounts(tx, batchId, { ...counts, outdated: 0 })
  await announceBatch(tx, { batchId, isPart: false })
  return { batchId, ...counts }
}

type Compared = Pick<TakeOver, 'designations' | 'rejects'> & { sourceId: string }

async function compare(db: DbOrTx, { sourceId, designations, rejects }: Compared) {
  const rejected = new Set(rejects.map(({ designationId }) => designationId))
  const stored = new Map((await listHashes(db, sourceId)).map((row) => [row.designationId, row]))
  const ids = [...designations.keys()]
  return {
    // One that comes back is listed again.
    listed: ids.filter((id) => stored.get(id)?.isListed !== true),
    amended: [...designations.values()]
      .filter((designation) => {
        const known = stored.get(designation.designationId)
        return known?.isListed === true && known.contentHash !== hashDesignation(designation)
      })
      .map(({ designationId }) => designationId),
    delisted: [...stored.values()]
      .filter((row) => row.isListed && !designations.has(row.designationId) && !rejected.has(row.designationId))
      .map((row) => row.designationId),
  }
}

/** Which entries the lines were that could not be read is not known: they may be those that seem to be missing. */
function refuseUncertainDelisting(delisted: readonly string[], rejects: readonly RejectedEntry[]): void {
  const unknown = rejects.filter(
    ({ designationId, reason }) => designationId === undefined && !PARTLY_REJECTED.includes(reason),
  )
  if (unknown.length > 0 && delisted.length > LARGEST_UNCERTAIN_COUNT)
    throw new SourceRefused('entries-unread', null, `${unknown.length}; ${delisted.length} missing`)
}

async function storeBatch(db: DbOrTx, clock: Clock, file: ListFile): Promise<string> {
  await upsertSource(db, file.source)
  const { fileName, fileHash, observedOn, source } = file
  return insertBatch(db, {
    sourceId: source.sourceId,
    fileName,
    fileHash,
    observedOn,
    recordedAt: await momentOfKnowledge(db, clock),
    outcome: 'merged',
    refusal: null,
  })
}
