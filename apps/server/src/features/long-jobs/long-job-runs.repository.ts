import type { ErrorCode } from '@merleg/contract/errors'
import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

/** A job that this process has begun, told from earlier beginnings by its number. */
export type Claim = { jobId: string; attempt: number }
export type Progress = { done: number; total: number | null; step: string | null }
export type StoredFile = { key: string; name: string; contentType: string; bytes: number; keepDays: number }

const now = sql<Date>`now()`

/**
 * Begins a job, or begins it again where its worker was not heard of for ten seconds. Null where it is over, somebody
 * works at it, or it is of another kind.
 */
export async function claimLongJob(
  db: DbOrTx,
  { jobId, kind }: { jobId: string; kind: string },
): Promise<(Claim & { input: unknown; isCancelAsked: boolean }) | null> {
  const row = await db
    .updateTable('long_jobs')
    .set((set) => ({
      state: 'running',
      attempts: set('attempts', '+', 1),
      started_at: sql<Date>`coalesce(started_at, now())`,
      alive_at: now,
      done_count: 0,
      total_count: null,
      step: null,
    }))
    .where('job_id', '=', jobId)
    .where('kind', '=', kind)
    .where((is) =>
      is.or([
        is('state', '=', 'waiting'),
        is.and([is('state', '=', 'running'), is('alive_at', '<', sql<Date>`now() - interval '10 seconds'`)]),
      ]),
    )
    .returning(['attempts', 'input', 'cancel_asked_at'])
    .executeTakeFirst()
  return row ? { jobId, attempt: row.attempts, input: row.input, isCancelAsked: row.cancel_asked_at !== null } : null
}

function updateClaimed(db: DbOrTx, { jobId, attempt }: Claim) {
  return db
    .updateTable('long_jobs')
    .where('job_id', '=', jobId)
    .where('attempts', '=', attempt)
    .where('state', '=', 'running')
}

/** Writes how far it is. `lost`: another worker has begun the job since, or it is over. */
export async function updateProgress(
  db: DbOrTx,
  claim: Claim,
  progress: Progress,
): Promise<'running' | 'cancel-asked' | 'lost'> {
  const row = await updateClaimed(db, claim)
    .set({ done_count: progress.done, total_count: progress.total, step: progress.step, alive_at: now })
    .returning('cancel_asked_at')
    .executeTakeFirst()
  if (!row) return 'lost'
  return row.cancel_asked_at === null ? 'running' : 'cancel-asked'
}

/** False where the job is not this worker's any more. */
export async function updateDone(
  db: DbOrTx,
  claim: Claim,
  { progress, file }: { progress: Progress; file: StoredFile | null },
): Promise<boolean> {
  const row = await updateClaimed(db, claim)
    .set({
      state: 'done',
      finished_at: now,
      done_count: progress.done,
      total_count: progress.total,
      step: progress.step,
      ...(file && {
        file_key: file.key,
        file_name: file.name,
        content_type: file.contentType,
        file_bytes: file.bytes,
        file_expires_at: sql<Date>`now() + make_interval(days => ${file.keepDays}::int)`,
      }),
    })
    .returning('job_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Has this beginning finished the job? */
export async function isDoneBy(db: DbOrTx, { jobId, attempt }: Claim): Promise<boolean> {
  const row = await db
    .selectFrom('long_jobs')
    .select('job_id')
    .where('job_id', '=', jobId)
    .where('attempts', '=', attempt)
    .where('state', '=', 'done')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the job is not this worker's any more. */
export async function updateCancelled(db: DbOrTx, claim: Claim): Promise<boolean> {
  const row = await updateClaimed(db, claim)
    .set({ state: 'cancelled', finished_at: now })
    .returning('job_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the job is not this worker's any more. */
export async function updateFailed(db: DbOrTx, claim: Claim, failure: ErrorCode): Promise<boolean> {
  const row = await updateClaimed(db, claim)
    .set({ state: 'failed', failure, finished_at: now })
    .returning('job_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Back among the waiting; `isCounted` false where the job is not to blame, as when its process stops. */
export async function updateWaiting(db: DbOrTx, claim: Claim, { isCounted }: { isCounted: boolean }): Promise<void> {
  await updateClaimed(db, claim)
    .set({ state: 'waiting', alive_at: now, attempts: isCounted ? claim.attempt : claim.attempt - 1 })
    .execute()
}
