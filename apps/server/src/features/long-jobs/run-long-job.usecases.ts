import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import {
  type Claim,
  claimLongJob,
  isDoneBy,
  type Progress,
  type StoredFile,
  updateCancelled,
  updateDone,
  updateFailed,
  updateProgress,
  updateWaiting,
} from './long-job-runs.repository.ts'
import { type LongJobKind, longJobQueue } from './long-jobs.usecases.ts'

const BEAT_MS = 1000

/** What a job leaves behind; the body is made while it is stored. */
export type LongJobResult = {
  fileName: string
  contentType: string
  body: AsyncIterable<string | Uint8Array>
  /** Written in the transaction that says the job is done, with its file kept: what is paid for is delivered, or neither. */
  deliver?: (tx: Tx) => Promise<void>
}

export type LongJobWork<Input> = {
  input: Input
  /** Aborts when the job shall stop: cancelled, taken over by another worker, or the process ends. */
  signal: AbortSignal
  /** How far it is; as often as one likes, it is written once a second. `step` in words of the kind. */
  report: (progress: { done: number; total?: number | null; step?: string | null }) => void
}

export type LongJobHandler<Input> = (work: LongJobWork<Input>) => Promise<LongJobResult | null>

type LongJobDeps = Pick<Deps, 'db' | 'jobs' | 'files' | 'temporaryFolders' | 'clock' | 'logger'>

/** Makes this process do the jobs of a kind. */
export async function workLongJobs<Input extends object>(
  deps: LongJobDeps,
  kind: LongJobKind<Input>,
  handle: LongJobHandler<Input>,
): Promise<void> {
  await deps.jobs.work(longJobQueue(kind), ({ jobId }, stopping) => runLongJob(deps, { kind, handle, jobId, stopping }))
}

type Run<Input extends object> = {
  kind: LongJobKind<Input>
  handle: LongJobHandler<Input>
  jobId: string
  stopping: AbortSignal
}

async function runLongJob<Input extends object>(deps: LongJobDeps, run: Run<Input>): Promise<void> {
  const { kind, jobId, stopping } = run
  const claimed = await claimLongJob(deps.db, { jobId, kind: kind.name })
  if (claimed === null) return
  if (claimed.isCancelAsked) return undo(deps, run, (tx) => updateCancelled(tx, claimed))
  // The last worker died, and the ones before it.
  if (claimed.attempt > kind.maxAttempts) return undo(deps, run, (tx) => updateFailed(tx, claimed, 'unexpected'))
  const beat = startBeat(deps, claimed)
  const signal = AbortSignal.any([beat.signal, stopping])
  try {
    const input = kind.input.parse(claimed.input)
    // What a worker that died had made of it.
    for (let attempt = 1; attempt < claimed.attempt; attempt++) await deps.files.delete(fileKey({ jobId, attempt }))
    const result = await run.handle({ input, signal, report: beat.report })
    // A handler may also stop by answering early.
    signal.throwIfAborted()
    const file = result && (await storeResult(deps, claimed, { result, signal, keepDays: kind.keepResultDays }))
    await beat.stop()
    const isTaken = await inTransaction(deps.db, async (tx) => {
      const isDone = await updateDone(tx, claimed, { progress: beat.progress(), file })
      if (isDone) await result?.deliver?.(tx)
      return isDone
    })
    if (!isTaken && file) await deps.files.delete(file.key)
  } catch (error) {
    await beat.stop()
    // The answer of a commit may be lost, and only the row tells: the file of a job that is done is not taken away.
    if (await isDoneBy(deps.db, claimed)) return
    await deps.files.delete(fileKey(claimed))
    await settleFault(deps, { error, claimed, end: beat.end(), run })
  } finally {
    await beat.stop()
  }
}

/** Ends a job that leaves nothing behind. */
async function undo<Input extends object>(
  deps: LongJobDeps,
  { jobId, kind }: Run<Input>,
  end: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (await end(tx)) await kind.onUndone?.(tx, { jobId, now: deps.clock.now() })
  })
}

type Fault<Input extends object> = { error: unknown; claimed: Claim; end: 'cancelled' | 'lost' | null; run: Run<Input> }

async function settleFault<Input extends object>(
  deps: LongJobDeps,
  { error, claimed, end, run }: Fault<Input>,
): Promise<void> {
  if (end === 'lost') return
  if (end === 'cancelled') return undo(deps, run, (tx) => updateCancelled(tx, claimed))
  if (run.stopping.aborted) {
    await updateWaiting(deps.db, claimed, { isCounted: false })
    throw error
  }
  // A refusal would be one again.
  if (error instanceof AppError) {
    const { code } = error
    return undo(deps, run, (tx) => updateFailed(tx, claimed, code))
  }
  if (claimed.attempt >= run.kind.maxAttempts) {
    deps.logger.error({ err: error, job: run.kind.name, jobId: claimed.jobId }, 'a long job failed')
    return undo(deps, run, (tx) => updateFailed(tx, claimed, 'unexpected'))
  }
  await updateWaiting(deps.db, claimed, { isCounted: true })
  throw error
}

/** Writes the progress once a second, and hears by the way whether the job shall go on. */
function startBeat(deps: LongJobDeps, claim: Claim) {
  const controller = new AbortController()
  let progress: Progress = { done: 0, total: null, step: null }
  let end: 'cancelled' | 'lost' | null = null
  const beat = async () => {
    const found = await updateProgress(deps.db, claim, progress)
    if (found === 'running') return
    end = found === 'lost' ? 'lost' : 'cancelled'
    controller.abort()
  }
  let writing: Promise<void> | null = null
  const timer = setInterval(() => {
    // A database that does not answer now may do so at the next beat.
    writing ??= beat().then(
      () => void (writing = null),
      (error: unknown) => {
        writing = null
        deps.logger.warn({ err: error, jobId: claim.jobId }, 'the progress of a long job could not be written')
      },
    )
  }, BEAT_MS)
  return {
    signal: controller.signal,
    report: ({ done, total, step }: { done: number; total?: number | null; step?: string | null }) => {
      progress = {
        done,
        total: total === undefined ? progress.total : total,
        step: step === undefined ? progress.step : step,
      }
    },
    progress: () => progress,
    end: () => end,
    stop: async () => {
      clearInterval(timer)
      await writing
    },
  }
}

const fileKey = ({ jobId, attempt }: Claim): string => `long-jobs/${jobId}-${attempt}`

/** Made in a temporary file first: a store takes it whole or not at all, and an S3 store wants its length beforehand. */
async function storeResult(
  deps: LongJobDeps,
  claim: Claim,
  { result, signal, keepDays }: { result: LongJobResult; signal: AbortSignal; keepDays: number },
): Promise<StoredFile> {
  return deps.temporaryFolders.use(async (folder) => {
    const path = join(folder, 'result')
    const target = createWriteStream(path)
    await pipeline(result.body, target, { signal })
    const key = fileKey(claim)
    await deps.files.put(key, path, { contentType: result.contentType })
    return { key, name: result.fileName, contentType: result.contentType, bytes: target.bytesWritten, keepDays }
  })
}
