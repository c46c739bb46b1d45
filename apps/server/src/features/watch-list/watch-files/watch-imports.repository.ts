import { bigint, boolean, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { OwnedKind } from '../../../app/owned.ts'
import { LONG_JOB_STATES } from '../../long-jobs/long-jobs.repository.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const IMPORT_COLUMNS = {
  importId: uuid,
  subscriberId: uuid,
  userId: uuid,
  listId: uuid,
  jobId: uuid,
  appliedAt: orNull(timestamptz),
  addedCount: integer,
  knownCount: integer,
  unreadCount: integer,
  /** Null of an import of which it was not counted. */
  changedCount: orNull(integer),
  keptCount: orNull(integer),
  cutCount: orNull(integer),
  fileName: text,
  /** Without the heading. */
  rowCount: integer,
  jobState: oneOf(LONG_JOB_STATES),
  doneCount: bigint,
  failure: orNull(text),
}
/** A list whose companies are to be watched, and the job that sees to it. */
export type WatchImportRow = RowOf<typeof IMPORT_COLUMNS>

const byId = statement({
  row: IMPORT_COLUMNS,
  examples: [NOBODY],
  sql: (importId: string) => sql`
    select i.import_id as "importId", i.subscriber_id as "subscriberId", i.user_id as "userId", i.list_id as "listId",
      i.job_id as "jobId", i.applied_at as "appliedAt", i.added_count as "addedCount", i.known_count as "knownCount",
      i.unread_count as "unreadCount", i.changed_count as "changedCount", i.kept_count as "keptCount",
      i.cut_count as "cutCount", l.file_name as "fileName", l.row_count - l.has_heading::integer as "rowCount",
      j.state as "jobState", j.done_count as "doneCount", j.failure
    from watch_imports i join matching_lists l using (list_id) join long_jobs j on j.job_id = i.job_id
    where i.import_id = ${importId}`,
})

/** Imports by their id; one that is not the user's own is not there. */
export const ownWatchImport: OwnedKind<WatchImportRow> = {
  find: (db, importId) => byId.find(db, importId),
  missing: 'watch-import.not-found',
}

const underWay = statement({
  row: { isUnderWay: boolean },
  examples: [NOBODY],
  sql: (userId: string) => sql`
    select exists (select from watch_imports i join long_jobs j using (job_id)
      where i.user_id = ${userId} and j.finished_at is null) as "isUnderWay"`,
})

/** Is a list of the user being imported? */
export async function isImporting(db: DbOrTx, userId: string): Promise<boolean> {
  return (await underWay.get(db, userId)).isUnderWay
}

const removeOld = command({
  examples: [{ userId: NOBODY, kept: 1 }],
  sql: ({ userId, kept }: { userId: string; kept: number }) => sql`
    delete from matching_lists where list_id in (
      select list_id from watch_imports where user_id = ${userId} order by created_at desc offset ${kept})`,
})

/** Deletes the lists of all but the newest imports of a user. */
export async function deleteOldImports(db: DbOrTx, asked: { userId: string; kept: number }): Promise<void> {
  await removeOld.run(db, asked)
}

type NewImport = Pick<WatchImportRow, 'subscriberId' | 'userId' | 'listId' | 'jobId'>

const insert = statement({
  row: { importId: uuid },
  examples: [{ subscriberId: NOBODY, userId: NOBODY, listId: NOBODY, jobId: NOBODY }],
  sql: ({ subscriberId, userId, listId, jobId }: NewImport) => sql`
    insert into watch_imports (subscriber_id, user_id, list_id, job_id)
    values (${subscriberId}, ${userId}, ${listId}, ${jobId}) returning import_id as "importId"`,
})

export async function insertWatchImport(tx: Tx, given: NewImport): Promise<string> {
  return (await insert.get(tx, given)).importId
}

type Counts = { added: number; known: number; unread: number; changed: number; kept: number; cut: number }
type Outcome = Counts & { listId: string; now: Date }

const apply = command({
  examples: [{ listId: NOBODY, now: new Date(0), added: 0, known: 0, unread: 0, changed: 0, kept: 0, cut: 0 }],
  sql: ({ listId, now, added, known, unread, changed, kept, cut }: Outcome) => sql`
    update watch_imports set applied_at = ${now}, added_count = ${added}, known_count = ${known},
      unread_count = ${unread}, changed_count = ${changed}, kept_count = ${kept}, cut_count = ${cut}
    where list_id = ${listId} and applied_at is null`,
})

/** Says what came of an import; in the transaction that does it. False where that was said before, or it is gone. */
export async function updateApplied(tx: Tx, outcome: Outcome): Promise<boolean> {
  return (await apply.run(tx, outcome)) > 0
}
