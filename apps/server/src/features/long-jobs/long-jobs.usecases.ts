import type { Readable } from 'node:stream'
import type { Tx } from '@merleg/db/connect'
import type { z } from 'zod'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned, OwnedKind } from '../../app/owned.ts'
import { defineJob, type JobKind } from '../../shared/jobs.ts'
import {
  findLongJob,
  findLongJobByKey,
  insertLongJob,
  listExpiredFiles,
  type LongJob,
  touchForgottenJobs,
  updateCancelAsked,
  updateFileGone,
} from './long-jobs.repository.ts'

/** A kind of work whose progress is stored, that can be cancelled, and that may leave a file. */
export type LongJobKind<Input extends object> = {
  readonly name: string
  readonly input: z.ZodType<Input>
  /** How often it may be begun: after a fault, or after its worker died. */
  readonly maxAttempts: number
  readonly keepResultDays: number
  readonly onUndone?: OnUndone
}

/** What is undone in the transaction that says a job was cancelled, or has failed for good. */
export type OnUndone = (tx: Tx, undone: { jobId: string; now: Date }) => Promise<void>

/** Which job the queue is about; everything else stands in its row. */
export type LongJobMessage = { jobId: string }

// The queue brings a job back as often as its worker dies; how often it may be begun its kind says.
const QUEUE_RETRIES = 1000

/** The queue of a kind. */
export function longJobQueue(kind: { name: string }): JobKind<LongJobMessage> {
  return defineJob<LongJobMessage>(`long-job.${kind.name}`, { retryLimit: QUEUE_RETRIES, isLong: true })
}

/** Jobs by their id; one that is not the user's own is not there. */
export const ownLongJob: OwnedKind<LongJob> = { find: findLongJob, missing: 'job.not-found' }

type Request<Input> = { subscriberId: string; userId: string; requestKey: string; input: Input }

/**
 * Asks for a job in the caller's transaction. The same `requestKey` of a subscriber again, within a kind, gives the same
 * job, whatever became of it.
 */
export async function requestLongJob<Input extends object>(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { kind, ...request }: Request<Input> & { kind: LongJobKind<Input> },
): Promise<{ jobId: string; isNew: boolean }> {
  const row = { ...request, kind: kind.name }
  const jobId = await insertLongJob(tx, row)
  if (jobId !== null) {
    await jobs.enqueue(tx, longJobQueue(kind), { jobId })
    return { jobId, isNew: true }
  }
  const known = await findLongJobByKey(tx, row)
  if (known === null) throw new Error('A long job is neither new nor known')
  return { jobId: known, isNew: false }
}

/**
 * Asks the worker to stop, wherever it runs; it does within about a second. A job that nobody has begun is over at once, and
 * undone here. What is over already stays as it is. Whose job it is the caller has asked.
 */
export async function cancelLongJob(
  tx: Tx,
  { jobId, kind, now }: { jobId: string; kind: { onUndone?: OnUndone }; now: Date },
): Promise<void> {
  if (await updateCancelAsked(tx, jobId)) await kind.onUndone?.(tx, { jobId, now })
}

/** What the job made. @throws AppError `job.not-found` where it made nothing, or that is not kept any more. */
export async function openLongJobFile(
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  { file }: Owned<LongJob>,
): Promise<{ fileName: string; contentType: string; body: Readable }> {
  const body = file && file.expiresAt > clock.now() ? await files.open(file.key) : null
  if (!file || !body) throw new AppError('job.not-found')
  return { fileName: file.name, contentType: file.contentType, body }
}

/** Deletes results that were kept long enough, and reminds the queue of jobs it has forgotten, as after a restore. */
export async function tidyLongJobs({ db, jobs, files }: Pick<Deps, 'db' | 'jobs' | 'files'>): Promise<void> {
  for (const { jobId, fileKey } of await listExpiredFiles(db)) {
    // The file first: a row that still names one that is gone is tried again tomorrow.
    await files.delete(fileKey)
    await updateFileGone(db, jobId)
  }
  for (const { jobId, kind } of await touchForgottenJobs(db))
    await jobs.enqueue(db, longJobQueue({ name: kind }), { jobId })
}
