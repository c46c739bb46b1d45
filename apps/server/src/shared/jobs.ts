import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { DbOrTx } from '@merleg/db/connect'
import { isConnectionFault } from '@merleg/db/database-fault'
import { toServerSettings, WORK_LIMITS } from '@merleg/db/work-limits'
import { CompiledQuery } from 'kysely'
import type { Logger } from './logger.ts'

/** A kind of work done outside the request; `input` is never called, it carries the shape of the input. */
export type JobKind<Input> = JobOptions & {
  readonly name: string
  readonly input: (input: Input) => void
}

type JobOptions = {
  readonly retryLimit: number
  /** Of the waiting jobs of a queue those with the highest are done first; default 0. */
  readonly priority?: number
  /** May take hours; a worker that is not heard of for some seconds is taken for dead, and another one begins again. */
  readonly isLong?: boolean
  /** So many are done side by side; default 1. One that fails keeps none of the others from being done. */
  readonly batchSize?: number
}

/** Which of the attempts at a job it is. */
export type JobAttempt = { readonly isLast: boolean }

export function defineJob<Input extends object>(name: string, options: JobOptions): JobKind<Input> {
  return { name, ...options, input: () => undefined }
}

/** Handed on to pg, whose names these are. */
const LIMITS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(toServerSettings(WORK_LIMITS.queue)).map(([name, value]): [string, number] => [name, Number(value)]),
)
const WORK = {
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const
const LONG = { heartbeatSeconds: 15, expireInSeconds: 23 * 3600, retryDelayMax: 600 }

export type JobHandler<Input> = (input: Input, signal: AbortSignal, attempt: JobAttempt) => Promise<void>

export type Jobs = {
  /** Enqueues in the caller's transaction: the job exists exactly when the transaction is committed. */
  enqueue<Input extends object>(tx: DbOrTx, kind: JobKind<Input>, input: Input): Promise<void>
  /** The same of many at once. */
  enqueueAll<Input extends object>(tx: DbOrTx, kind: JobKind<Input>, inputs: readonly Input[]): Promise<void>
  /** What a job of a kind was asked to do whose input holds `part`, the newest; null where the queue has forgotten it. */
  findInput<Input extends object>(kind: JobKind<Input>, part: Partial<Input>): Promise<Input | null>
  /** How many jobs of each queue have failed for good and are still kept (seven days), as counted some seconds ago. */
  countFailed(): Promise<ReadonlyMap<string, number>>
  /** Makes this process do jobs of a kind; a failing job is tried again up to its limit. `signal`: the process stops. */
  work<Input extends object>(kind: JobKind<Input>, handler: JobHandler<Input>): Promise<void>
  /** Enqueues a job of a kind again and again, by the Hungarian clock; `cron` as in crontab. */
  repeat(kind: JobKind<Record<string, never>>, cron: string): Promise<void>
  stop(): Promise<void>
}

/** The queue, kept in the application's own PostgreSQL (schema `pgboss`). */
export async function startJobs(options: {
  connectionString: string
  logger: Logger
  isWorker: boolean
  /** How often a worker looks for jobs whose worker has died. */
  superviseSeconds?: number
}): Promise<Jobs> {
  const boss = new PgBoss({
    ...LIMITS,
    connectionString: options.connectionString,
    max: 3,
    supervise: options.isWorker,
    schedule: options.isWorker,
    superviseIntervalSeconds: options.superviseSeconds ?? 15,
    monitorIntervalSeconds: options.superviseSeconds ?? 15,
  })
  boss.on('error', (error) => logQueueFault(options.logger, error))
  await boss.start()
  const stopping = new AbortController()
  const known = new Set<string>()
  const ensureQueue = async (kind: { name: string } & JobOptions) => {
    if (known.has(kind.name)) return
    await boss.createQueue(kind.name, {
      retryLimit: kind.retryLimit,
      retryDelay: 5,
      retryBackoff: true,
      ...(kind.isLong ? LONG : {}),
    })
    known.add(kind.name)
  }
  const onDb = (tx: DbOrTx) => ({
    executeSql: (text: string, values?: unknown[]) => runOn(tx, text, values ?? []),
  })
  return {
    enqueue: async (tx, kind, input) => {
      await ensureQueue(kind)
      await boss.send(kind.name, input, { priority: kind.priority ?? 0, db: onDb(tx) })
    },
    enqueueAll: async (tx, kind, inputs) => {
      await ensureQueue(kind)
      if (inputs.length === 0) return
      const jobs = inputs.map((data) => ({ data, priority: kind.priority ?? 0 }))
      await boss.insert(kind.name, jobs, { db: onDb(tx) })
    },
    findInput: async <Input extends object>(kind: JobKind<Input>, part: Partial<Input>) => {
      await ensureQueue(kind)
      const found = await boss.findJobs<Input>(kind.name, { data: part })
      const [newest] = found.toSorted((a, b) => b.createdOn.getTime() - a.createdOn.getTime())
      return newest?.data ?? null
    },
    countFailed: async () => new Map((await boss.getQueues()).map(({ name, failedCount }) => [name, failedCount])),
    work: async <Input extends object>(kind: JobKind<Input>, handler: JobHandler<Input>) => {
      await ensureQueue(kind)
      const workOptions = { ...WORK, batchSize: kind.batchSize ?? 1 }
      const doing = { kind, handler, logger: options.logger, stopping: stopping.signal }
      await boss.work<Input, unknown, typeof workOptions>(kind.name, workOptions, (jobs) =>
        Promise.all(jobs.map((job) => doJob({ ...doing, job }))),
      )
    },
    repeat: async (kind, cron) => {
      await ensureQueue(kind)
      await boss.schedule(kind.name, cron, {}, { tz: 'Europe/Budapest' })
    },
    stop: () => {
      stopping.abort()
      return boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

type Doing<Input extends object> = {
  kind: JobKind<Input>
  job: JobWithMetadata<Input>
  handler: JobHandler<Input>
  logger: Logger
  /** The process stops. */
  stopping: AbortSignal
}

async function doJob<Input extends object>({ kind, job, handler, logger, stopping }: Doing<Input>): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  const isLast = retryCount >= retryLimit
  try {
    await handler(data, AbortSignal.any([job.signal, stopping]), { isLast })
    return { id, status: 'completed' }
  } catch (error) {
    const told = { err: error, job: kind.name, jobId: id }
    const outcome = isLast ? 'a job failed for the last time' : 'a job failed and will be tried again'
    // That a process is stopped is nobody's fault.
    if (isLast && !stopping.aborted) logger.error(told, outcome)
    else logger.warn(told, outcome)
    return { id, status: 'failed', output: error }
  }
}

/** A database that is away comes back, and the queue asks it again: nobody has to do anything about it. */
function logQueueFault(logger: Logger, error: unknown): void {
  // The queue hands on a plain copy of what its workers met.
  const met = error instanceof Error ? error : Object.assign(new Error('job queue'), error)
  if (isConnectionFault(met)) logger.warn({ err: met }, 'the job queue lost its database and will ask again')
  else logger.error({ err: met }, 'job queue fault')
}

async function runOn(tx: DbOrTx, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const result = await tx.executeQuery(CompiledQuery.raw(text, [...values]))
  return { rows: result.rows }
}
