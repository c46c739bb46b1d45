import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

export const LONG_JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type LongJobState = (typeof LONG_JOB_STATES)[number]

/** A job as its owner sees it. */
export type LongJob = {
  jobId: string
  subscriberId: string
  userId: string
  kind: string
  state: LongJobState
  doneCount: number
  /** Null where it is not known how much there is to do. */
  totalCount: number | null
  step: string | null
  failure: string | null
  isCancelAsked: boolean
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  /** What it made, as long as that is kept. */
  file: { key: string; name: string; contentType: string; bytes: number; expiresAt: Date } | null
}

export type NewLongJob = {
  subscriberId: string
  userId: string
  kind: string
  requestKey: string
  input: object
}

const STATES: readonly string[] = LONG_JOB_STATES
const now = sql<Date>`now()`

function isState(text: string): text is LongJobState {
  return STATES.includes(text)
}

/** The id of the new job, or null where the same request made one before. */
export async function insertLongJob(db: DbOrTx, job: NewLongJob): Promise<string | null> {
  const row = await db
    .insertInto('long_jobs')
    .values({
      subscriber_id: job.subscriberId,
      user_id: job.userId,
      kind: job.kind,
      request_key: job.requestKey,
      input: JSON.stringify(job.input),
    })
    .onConflict((conflict) => conflict.columns(['subscriber_id', 'kind', 'request_key']).doNothing())
    .returning('job_id')
    .executeTakeFirst()
  return row?.job_id ?? null
}

export async function findLongJobByKey(
  db: DbOrTx,
  { subscriberId, kind, requestKey }: Pick<NewLongJob, 'subscriberId' | 'kind' | 'requestKey'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('long_jobs')
    .select('job_id')
    .where('subscriber_id', '=', subscriberId)
    .where('kind', '=', kind)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.job_id ?? null
}

function selectJobs(db: DbOrTx) {
  return db
    .selectFrom('long_jobs')
    .select([
      'job_id as jobId',
      'subscriber_id as subscriberId',
      'user_id as userId',
      'kind',
      'state',
      'done_count as doneCount',
      'total_count as totalCount',
      'step',
      'failure',
      'cancel_asked_at as cancelAskedAt',
      'created_at as createdAt',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'file_key as fileKey',
      'file_name as fileName',
      'content_type as contentType',
      'file_bytes as fileBytes',
      'file_expires_at as fileExpiresAt',
    ])
}

type JobRow = Awaited<ReturnType<ReturnType<typeof selectJobs>['executeTakeFirstOrThrow']>>

function toJob({ fileKey, fileName, contentType, fileBytes, fileExpiresAt, cancelAskedAt, ...row }: JobRow): LongJob {
  if (!isState(row.state)) throw new Error(`A long job is ${row.state}`)
  const isKept =
    fileKey !== null && fileName !== null && contentType !== null && fileBytes !== null && fileExpiresAt !== null
  const file = isKept ? { key: fileKey, name: fileName, contentType, bytes: fileBytes, expiresAt: fileExpiresAt } : null
  return { ...row, state: row.state, isCancelAsked: cancelAskedAt !== null, file }
}

export async function findLongJob(db: DbOrTx, jobId: string): Promise<LongJob | null> {
  const row = await selectJobs(db).where('job_id', '=', jobId).executeTakeFirst()
  return row ? toJob(row) : null
}

/** The user's latest jobs of a kind, the newest first. */
export async function listLongJobs(
  db: DbOrTx,
  { userId, kind, limit }: { userId: string; kind: string; limit: number },
): Promise<LongJob[]> {
  const rows = await selectJobs(db)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toJob)
}

/** A waiting job is over at once, and true is answered; a running one hears of it from its worker. */
export async function updateCancelAsked(db: DbOrTx, jobId: string): Promise<boolean> {
  const row = await db
    .updateTable('long_jobs')
    .set({
      cancel_asked_at: now,
      state: sql<string>`case state when 'waiting' then 'cancelled' else state end`,
      finished_at: sql<Date | null>`case state when 'waiting' then now() end`,
    })
    .where('job_id', '=', jobId)
    .where('finished_at', 'is', null)
    .returning('state')
    .executeTakeFirst()
  return row?.state === 'cancelled'
}

/** Jobs of which the queue seems to know nothing: nobody worked at them, nor asked for them again, for an hour. */
export async function touchForgottenJobs(db: DbOrTx): Promise<{ jobId: string; kind: string }[]> {
  return db
    .updateTable('long_jobs')
    .set({ alive_at: now })
    .where('finished_at', 'is', null)
    .where('alive_at', '<', sql<Date>`now() - interval '1 hour'`)
    .returning(['job_id as jobId', 'kind'])
    .execute()
}

/** Jobs whose result has been kept long enough. */
export async function listExpiredFiles(db: DbOrTx): Promise<{ jobId: string; fileKey: string }[]> {
  const rows = await db
    .selectFrom('long_jobs')
    .select(['job_id as jobId', 'file_key as fileKey'])
    .where('file_expires_at', '<=', now)
    .execute()
  return rows.flatMap(({ jobId, fileKey }) => (fileKey === null ? [] : [{ jobId, fileKey }]))
}

export async function updateFileGone(db: DbOrTx, jobId: string): Promise<void> {
  await db
    .updateTable('long_jobs')
    .set({ file_key: null, file_name: null, content_type: null, file_bytes: null, file_expires_at: null })
    .where('job_id', '=', jobId)
    .execute()
}
