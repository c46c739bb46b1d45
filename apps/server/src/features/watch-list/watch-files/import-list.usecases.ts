import { inTransaction } from '@merleg/db/transaction'
import { MATCHING_ROLES } from '@merleg/domain/list-matching/column-roles'
import { findWatchColumns, NO_WATCH_COLUMNS, type WatchColumns } from '@merleg/domain/watch-list/import-columns'
import { z } from 'zod'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import type { Owned } from '../../../app/owned.ts'
import type { SessionUser } from '../../../app/session.ts'
import { type ReadList, readMatchingList, storeReadList } from '../../list-matching/list-matching.usecases.ts'
import { updateMatchingRun } from '../../list-matching/matching-lists.repository.ts'
import { cancelLongJob, type LongJobKind, requestLongJob } from '../../long-jobs/long-jobs.usecases.ts'
import { deleteOldImports, insertWatchImport, isImporting, type WatchImportRow } from './watch-imports.repository.ts'
import { lockWatchList } from '../watched-companies.repository.ts'

type ImportInput = {
  listId: string
  userId: string
  subscriberId: string
  columns: WatchColumns
  isReplacing: boolean
}

const Place = z.number().nullable()

/** The job that matches a list and has its companies watched. It leaves no file. */
export const watchImportJob: LongJobKind<ImportInput> = {
  name: 'watch-list.import',
  input: z.object({
    listId: z.string(),
    userId: z.string(),
    subscriberId: z.string(),
    columns: z.object({ importance: Place, note: Place, labels: Place }),
    // Begun before it could be told.
    isReplacing: z.boolean().default(false),
  }),
  maxAttempts: 5,
  keepResultDays: 1,
}

/** The list is matched once for an import; whoever matches it anew does so as any other list. */
export const IMPORT_RUN = 1
/** Imports of a user whose rows are kept; so the lists that he matches himself have room. */
const KEPT_IMPORTS = 5

type Importer = Pick<SessionUser, 'userId' | 'subscriberId'>

type NewList = {
  file: { path: string; name: string }
  /** Do its notes and importance come in the place of those there are? */
  isReplacing: boolean
}

/**
 * Stores a list and begins to import it, both or neither. Returns the id of the import. @throws AppError where it cannot be
 * one.
 */
export async function beginImport(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { userId, subscriberId }: Importer,
  { file, isReplacing }: NewList,
): Promise<string> {
  if (await isImporting(db, userId)) throw new AppError('watch-import.running')
  const list = await readMatchingList(file)
  const columns = list.hasHeading ? findWatchColumns(list.rows[0] ?? []) : NO_WATCH_COLUMNS
  const roles = rolesToMatch(list, columns)
  return inTransaction(db, async (tx) => {
    await lockWatchList(tx, subscriberId)
    // Another one was uploaded while this one was read.
    if (await isImporting(tx, userId)) throw new AppError('watch-import.running')
    await deleteOldImports(tx, { userId, kept: KEPT_IMPORTS - 1 })
    const listId = await storeReadList(tx, { userId, subscriberId }, list)
    const { jobId } = await requestLongJob({ jobs }, tx, {
      kind: watchImportJob,
      subscriberId,
      userId,
      requestKey: listId,
      input: { listId, userId, subscriberId, columns, isReplacing },
    })
    await updateMatchingRun(tx, { listId, roles, hasHeading: list.hasHeading, jobId, runNumber: IMPORT_RUN })
    return insertWatchImport(tx, { subscriberId, userId, listId, jobId })
  })
}

/** What is noted of companies tells nothing of which they are. @throws AppError where nothing else tells that. */
function rolesToMatch(list: ReadList, columns: WatchColumns): ReadList['roles'] {
  const noted = Object.values(columns)
  const roles = list.roles.map((role, index) => (noted.includes(index) ? null : role))
  if (!roles.some((role) => role !== null && MATCHING_ROLES.includes(role)))
    throw new AppError('list-matching.no-columns')
  return roles
}

/** Stops an import within about a second; nobody of it is watched then, unless all of them are already. */
export async function cancelImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { jobId }: Owned<WatchImportRow>,
): Promise<void> {
  await inTransaction(db, (tx) => cancelLongJob(tx, { jobId, kind: watchImportJob, now: clock.now() }))
}
