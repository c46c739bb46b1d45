import { LIST_KEPT_DAYS, LIST_MAX_ROWS, LISTS_MAX } from '@merleg/contract/list-matching.contract'
import type { MatchDecision } from '@merleg/contract/matching-rows'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import {
  type ColumnRole,
  countTitleRows,
  guessColumns,
  MATCHING_ROLES,
} from '@merleg/domain/list-matching/column-roles'
import { z } from 'zod'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { cancelLongJob, type LongJobKind, requestLongJob } from '../long-jobs/long-jobs.usecases.ts'
import { listMatchCompanies } from './match-companies.repository.ts'
import {
  deleteMatchingListRow,
  insertMatchingList,
  listMatchingListsOf,
  lockMatchingList,
  lockMatchingListsOf,
  type MatchingListRow,
  updateMatchingRun,
} from './matching-lists.repository.ts'
import { clearMatchedRows, findMatchedRow, insertMatchingRows, updateDecision } from './matching-rows.repository.ts'
import { readTableApart } from './reading/read-table-apart.ts'
import type { UploadedTable } from './reading/read-uploaded-table.ts'

/** Which run of which list; everything else stands in its rows. */
type MatchingInput = { listId: string; runNumber: number }

/** The job that matches a list. It leaves no file: its results are the rows of the list. */
export const listMatchingJob: LongJobKind<MatchingInput> = {
  name: 'list-matching',
  input: z.object({ listId: z.string(), runNumber: z.number() }),
  maxAttempts: 5,
  keepResultDays: 1,
}

const MAX_FILE_NAME = 200

type Owner = Pick<SessionUser, 'userId' | 'subscriberId'>

/** Stores an uploaded list with what its columns seem to hold. @throws AppError where it is no list, or too large. */
export async function storeMatchingList(
  { db }: Pick<Deps, 'db'>,
  owner: Owner,
  file: { path: string; name: string },
): Promise<string> {
  await refuseTooMany(db, owner.userId)
  const list = await readMatchingList(file)
  return inTransaction(db, (tx) => storeReadList(tx, owner, list))
}

/** An uploaded list without a title above it, with what its columns seem to hold. */
export type ReadList = UploadedTable & {
  fileName: string
  hasHeading: boolean
  roles: readonly (ColumnRole | null)[]
}

/** Reads an uploaded list, which is not stored yet. @throws AppError where it is no list, or too large. */
export async function readMatchingList(file: { path: string; name: string }): Promise<ReadList> {
  const table = await readTableApart(file.path)
  const titleRows = countTitleRows(table.rows)
  const [rows, numbers] = [table.rows.slice(titleRows), table.numbers.slice(titleRows)]
  const { hasHeading, roles } = guessColumns(rows)
  refuseByLength(rows.length, hasHeading)
  return { fileName: file.name.trim().slice(0, MAX_FILE_NAME), rows, numbers, hasHeading, roles }
}

/** Stores a list that was read. @throws AppError where the user has too many. */
export async function storeReadList(
  tx: Tx,
  { userId, subscriberId }: Owner,
  { rows, numbers, ...list }: ReadList,
): Promise<string> {
  await lockMatchingListsOf(tx, userId)
  // Others were uploaded while this one was read.
  await refuseTooMany(tx, userId)
  const kept = { rowCount: rows.length, keptDays: LIST_KEPT_DAYS }
  const listId = await insertMatchingList(tx, { ...list, ...kept, subscriberId, userId })
  await insertMatchingRows(tx, { listId, rows, numbers })
  return listId
}

async function refuseTooMany(db: DbOrTx, userId: string): Promise<void> {
  if ((await listMatchingListsOf(db, userId)).length >= LISTS_MAX) throw new AppError('list.too-many-lists')
}

function refuseByLength(rowCount: number, hasHeading: boolean): void {
  const count = rowCount - (hasHeading ? 1 : 0)
  if (count <= 0) throw new AppError('list.empty')
  if (count > LIST_MAX_ROWS) throw new AppError('list.too-many-rows')
}

const isAtWork = ({ jobState }: MatchingListRow): boolean => jobState === 'waiting' || jobState === 'running'

/** Matches a list by these columns, anew where it was matched before. @throws AppError */
export async function runListMatching(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  list: Owned<MatchingListRow>,
  { roles, hasHeading }: { roles: readonly (ColumnRole | null)[]; hasHeading: boolean },
): Promise<void> {
  const { listId, subscriberId, userId } = list
  if (isAtWork(list)) throw new AppError('list-matching.running')
  if (roles.length !== list.roles.length) throw new AppError('validation.failed', { fields: { roles: 'columns' } })
  if (!roles.some((role) => role !== null && MATCHING_ROLES.includes(role)))
    throw new AppError('list-matching.no-columns')
  refuseByLength(list.rowCount, hasHeading)
  await inTransaction(db, async (tx) => {
    const last = await lockMatchingList(tx, listId)
    // Somebody else has begun meanwhile.
    if (last !== list.runNumber) throw new AppError('list-matching.running')
    const runNumber = last + 1
    await clearMatchedRows(tx, listId)
    const { jobId } = await requestLongJob({ jobs }, tx, {
      kind: listMatchingJob,
      subscriberId,
      userId,
      requestKey: `${listId} ${runNumber}`,
      input: { listId, runNumber },
    })
    await updateMatchingRun(tx, { listId, roles, hasHeading, jobId, runNumber })
  })
}

/** Stops the matching within about a second; what is matched by then stays. */
export async function cancelListMatching(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { jobId }: Owned<MatchingListRow>,
): Promise<void> {
  if (jobId === null) return
  await inTransaction(db, (tx) => cancelLongJob(tx, { jobId, kind: listMatchingJob, now: clock.now() }))
}

/** Deletes a list at once, also one that is being matched. */
export async function deleteMatchingList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { listId, jobId }: Owned<MatchingListRow>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (jobId !== null) await cancelLongJob(tx, { jobId, kind: listMatchingJob, now: clock.now() })
    await deleteMatchingListRow(tx, listId)
  })
}

type Decision = { row: number; decision: MatchDecision; companyId: string | null }

/** Writes which company a row means; `open` takes that back. @throws AppError */
export async function decideMatchingRow(
  { db, reads }: Pick<Deps, 'db' | 'reads'>,
  { listId }: Owned<MatchingListRow>,
  { row, decision, companyId }: Decision,
): Promise<void> {
  if ((await findMatchedRow(db, { listId, row })) === null) throw new AppError('list-matching.row-not-found')
  if (companyId !== null && !(await listMatchCompanies(reads, [companyId])).has(companyId))
    throw new AppError('company.not-found')
  await updateDecision(db, { listId, row, decision: decision === 'open' ? null : decision, companyId })
}
