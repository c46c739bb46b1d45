import { type Jobs, startJobs } from '../shared/jobs.ts'
import { createLogger } from '../shared/logger.ts'
import { type CommandDatabase, withCommandDatabase } from './open-database.ts'

/** A command with the database and the queue, whose jobs a running server does. */
export async function withCommandJobs(work: (database: CommandDatabase, jobs: Jobs) => Promise<void>): Promise<void> {
  await withCommandDatabase(async (database) => {
    const { connectionString } = database
    const jobs = await startJobs({ connectionString, logger: createLogger('error'), isWorker: false })
    try {
      await work(database, jobs)
    } finally {
      await jobs.stop()
    }
  })
}
