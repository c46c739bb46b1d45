import type { DbOrTx, Tx } from '@merleg/db/connect'
import {
  boolean,
  integer,
  arrayOf,
  bigint,
  oneOf,
  orNull,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '@merleg/db/columns'
import { command, statement } from '@merleg/db/statement'
import { COLUMN_ROLES, type ColumnRole } from '@merleg/domain/list-matching/column-roles'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

const LIST_COLUMNS = {
  listId: uuid,
  subscriberId: uuid,
  userId: uuid,
  fileName: text,
  roles: arrayOf(oneOf([...COLUMN_ROLES, ''])),
  hasHeading: boolean,
  rowCount: integer,
  runNumber: integer,
  jobId: orNull(uuid),
  createdAt: timestamptz,
  expiresAt: timestamptz,
  jobState: orNull(oneOf(JOB_STATES)),
  doneCount: orNull(bigint),
  failure: orNull(text),
}

/** An uploaded list and the job that matches it; without one it is not matched yet. */
export type MatchingListRow = Omit<RowOf<typeof LIST_COLUMNS>, 'roles'> & { roles: (ColumnRole | null)[] }

const LIST_SQL = sql`
  select l.list_id as "listId", l.subscriber_id as "subscriberId", l.user_id as "userId", l.file_name as "fileName",
    l.roles, l.has_heading as "hasHeading", l.row_count as "rowCount", l.run_number as "runNumber", l.job_id as "jobId",
    l.created_at as "createdAt", l.expires_at as "expiresAt", j.state as "jobState", j.done_count as "doneCount", j.failure
  from matching_lists l left join long_jobs j using (job_id)`

const listById = statement({
  row: LIST_COLUMNS,
  examples: [NOBODY],
  sql: (listId: string) => sql`${LIST_SQL} where l.list_id = ${listId} and l.expires_at > now()`,
})

const listsOfUser = statement({
  row: LIST_COLUMNS,
  examples: [NOBODY],
  sql: (userId: string) => sql`
    ${LIST_SQL} where l.user_id = ${userId} and l.expires_at > now() order by l.created_at desc, l.list_id desc`,
})

function toList({ roles, ...row }: RowOf<typeof LIST_COLUMNS>): MatchingListRow {
  return { ...row, roles: roles.map((role) => (role === '' ? null : role)) }
}

async function findMatchingList(db: DbOrTx, listId: string): Promise<MatchingListRow | null> {
  const row = await listById.find(db, listId)
  return row && toList(row)
}

/** Lists by their id; one that is not the user's own is not there. */
export const ownMatchingList: OwnedKind<MatchingListRow> = {
  find: findMatchingList,
  missing: 'list-matching.not-found',
}

/** Of what a job needs to know it matches the right thing. @returns null where the list is gone. */
export async function findListToMatch(db: DbOrTx, listId: string): Promise<MatchingListRow | null> {
  return findMatchingList(db, listId)
}

/** The lists of a user, the newest first. */
export async function listMatchingListsOf(db: DbOrTx, userId: string): Promise<MatchingListRow[]> {
  return (await listsOfUser.list(db, userId)).map(toList)
}

/** Lists of a user are added one after the other. */
export async function lockMatchingListsOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
}

export type NewMatchingList = {
  subscriberId: string
  userId: string
  fileName: string
  roles: readonly (ColumnRole | null)[]
  hasHeading: boolean
  rowCount: number
  keptDays: number
}

const toStored = (roles: readonly (ColumnRole | null)[]): string[] => roles.map((role) => role ?? '')

const insert = statement({
  row: { listId: uuid },
  examples: [
    { subscriberId: NOBODY, userId: NOBODY, fileName: '', roles: [''], hasHeading: true, rowCount: 0, keptDays: 1 },
  ],
  sql: (list: Omit<NewMatchingList, 'roles'> & { roles: readonly string[] }) => sql`
    insert into matching_lists (subscriber_id, user_id, file_name, roles, has_heading, row_count, expires_at)
    values (${list.subscriberId}, ${list.userId}, ${list.fileName}, ${[...list.roles]}::text[], ${list.hasHeading},
      ${list.rowCount}, now() + make_interval(days => ${list.keptDays}::integer))
    returning list_id as "listId"`,
})

export async function insertMatchingList(db: DbOrTx, list: NewMatchingList): Promise<string> {
  return (await insert.get(db, { ...list, roles: toStored(list.roles) })).listId
}

type Run = {
  listId: string
  roles: readonly (ColumnRole | null)[]
  hasHeading: boolean
  jobId: string
  runNumber: number
}

const startRun = command({
  examples: [{ listId: NOBODY, roles: [''], hasHeading: true, jobId: NOBODY, runNumber: 1 }],
  sql: ({ listId, roles, hasHeading, jobId, runNumber }: Omit<Run, 'roles'> & { roles: readonly string[] }) => sql`
    update matching_lists set roles = ${[...roles]}::text[], has_heading = ${hasHeading}, job_id = ${jobId},
      run_number = ${runNumber}
    where list_id = ${listId}`,
})

/** Says by which columns, and by which job, a list is matched from now on. */
export async function updateMatchingRun(db: DbOrTx, run: Run): Promise<void> {
  await startRun.run(db, { ...run, roles: toStored(run.roles) })
}

const lockOne = statement({
  row: { runNumber: integer },
  examples: [NOBODY],
  sql: (listId: string) => sql`
    select run_number as "runNumber" from matching_lists where list_id = ${listId} for update`,
})

/** The number of the last run; whoever starts one holds the list until then. */
export async function lockMatchingList(db: DbOrTx, listId: string): Promise<number> {
  return (await lockOne.find(db, listId))?.runNumber ?? 0
}

const remove = command({
  examples: [NOBODY],
  sql: (listId: string) => sql`delete from matching_lists where list_id = ${listId}`,
})

export async function deleteMatchingListRow(db: DbOrTx, listId: string): Promise<void> {
  await remove.run(db, listId)
}
