import { PgBoss } from 'pg-boss'
import type { DbOrTx } from '@merleg/db/connect'
import { CompiledQuery } from 'kysely'
import type { Logger } from './logger.ts'

/** A kind of work done outside the request; `input` is never called, it carries the shape of the input. */
export type JobKind<Input> = {
  readonly name: string
  readonly retryLimit: number
  readonly input: (input: Input) => void
}

export function defineJob<Input extends object>(name: string, options: { retryLimit: number }): JobKind<Input> {
  return { name, retryLimit: options.retryLimit, input: () => undefined }
}

export type Jobs = {
  /** Enqueues in the caller's transaction: the job exists exactly when the transaction is committed. */
  enqueue<Input extends object>(tx: DbOrTx, kind: JobKind<Input>, input: Input): Promise<void>
  /** Makes this process do jobs of a kind; a failing job is tried again up to its limit. */
  work<Input extends object>(kind: JobKind<Input>, handler: (input: Input) => Promise<void>): Promise<void>
  /** Enqueues a job of a kind again and again, by the Hungarian clock; `cron` as in crontab. */
  repeat(kind: JobKind<Record<string, never>>, cron: string): Promise<void>
  stop(): Promise<void>
}

/** The queue, kept in the application's own PostgreSQL (schema `pgboss`). */
export async function startJobs(options: {
  connectionString: string
  logger: Logger
  isWorker: boolean
}): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.connectionString,
    max: 3,
    supervise: options.isWorker,
    schedule: options.isWorker,
  })
  boss.on('error', (error) => options.logger.error({ err: error }, 'job queue fault'))
  await boss.start()
  const known = new Set<string>()
  const ensureQueue = async (kind: { name: string; retryLimit: number }) => {
    if (known.has(kind.name)) return
    await boss.createQueue(kind.name, { retryLimit: kind.retryLimit, retryDelay: 5, retryBackoff: true })
    known.add(kind.name)
  }
  return {
    enqueue: async (tx, kind, input) => {
      await ensureQueue(kind)
      await boss.send(kind.name, input, { db: { executeSql: (text, values) => runOn(tx, text, values ?? []) } })
    },
    work: async <Input extends object>(kind: JobKind<Input>, handler: (input: Input) => Promise<void>) => {
      await ensureQueue(kind)
      await boss.work<Input>(kind.name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const job of jobs) {
          await handler(job.data).catch((error: unknown) => {
            options.logger.warn({ err: error, job: kind.name, jobId: job.id }, 'a job failed and will be tried again')
            throw error
          })
        }
      })
    },
    repeat: async (kind, cron) => {
      await ensureQueue(kind)
      await boss.schedule(kind.name, cron, {}, { tz: 'Europe/Budapest' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

async function runOn(tx: DbOrTx, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const result = await tx.executeQuery(CompiledQuery.raw(text, [...values]))
  return { rows: result.rows }
}
