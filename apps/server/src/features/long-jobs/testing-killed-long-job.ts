import { createDatabase } from '@merleg/db/connect'
import { systemClock } from '../../shared/clock.ts'
import { createFileStore } from '../../shared/files.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { createTemporaryFolders } from '../../shared/temporary-folders.ts'
import { workLongJobs } from './run-long-job.usecases.ts'
import { testingExport } from './testing-long-jobs.ts'

/** A worker that dies in the middle of its first job, in a process of its own. */
const [connectionString = '', dataDir = ''] = process.argv.slice(2)
const logger = createLogger('silent')
const jobs = await startJobs({ connectionString, logger, isWorker: true })
const { db } = createDatabase(connectionString)
const files = createFileStore({ dataDir, MERLEG_FILES_S3_REGION: 'x' })
const temporaryFolders = createTemporaryFolders(dataDir)
await workLongJobs(
  { db, jobs, files, temporaryFolders, clock: systemClock, logger },
  testingExport,
  async ({ report }) => {
    report({ done: 1 })
    process.kill(process.pid, 'SIGKILL')
    return null
  },
)
