import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { defineJob, startJobs } from './jobs.ts'
import { createKeptLog } from './testing-log.ts'

const database = useTestDatabase()

test('a queue that loses its database is no fault of the program', async () => {
  const { logger, lines } = createKeptLog('info')
  const jobs = await startJobs({ connectionString: database.connectionString, logger, isWorker: true })
  try {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'pgboss'`.execute(database.db)
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
    expect(lines.join('')).toContain('the job queue lost its database and will ask again')
  } finally {
    await jobs.stop()
  }
})

test('a job that fails is told as a warning while it is tried again, and at last as an error; then it is counted', async () => {
  const { logger, lines } = createKeptLog('info')
  const { connectionString, db } = database
  const jobs = await startJobs({ connectionString, logger, isWorker: true, superviseSeconds: 1 })
  const job = defineJob<{ of: string }>('testing.failing', { retryLimit: 1 })
  try {
    await jobs.work(job, () => Promise.reject(new Error('it cannot be done')))
    await jobs.enqueue(db, job, { of: 'a' })
    const told = () => lines.filter((line) => line.includes('it cannot be done')).map((line) => levelOf(line))
    await expect.poll(told, { timeout: 40_000 }).toEqual([40, 50])
    const counted = async () => (await jobs.countFailed()).get(job.name)
    await expect.poll(counted, { timeout: 40_000 }).toBe(1)
  } finally {
    await jobs.stop()
  }
}, 90_000)

function levelOf(line: string): number {
  return Number(/"level":(\d+)/.exec(line)?.[1])
}
