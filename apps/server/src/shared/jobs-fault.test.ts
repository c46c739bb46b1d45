import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startJobs } from './jobs.ts'
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
