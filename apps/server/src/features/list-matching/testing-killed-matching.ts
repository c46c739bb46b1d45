import { createDatabase } from '@merleg/db/connect'
import { systemClock } from '../../shared/clock.ts'
import { createFileStore } from '../../shared/files.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { createTemporaryFolders } from '../../shared/temporary-folders.ts'
import { workLongJobs } from '../long-jobs/run-long-job.usecases.ts'
import { listMatchingJob } from './list-matching.usecases.ts'
import { createMatchingHandler } from './run-matching.usecases.ts'

/** A worker that dies when the first rows of its list are matched, in a process of its own. */
const [connectionString = '', dataDir = ''] = process.argv.slice(2)
const logger = createLogger('silent')
const jobs = await startJobs({ connectionString, logger, isWorker: true })
const { db } = createDatabase(connectionString)
const files = createFileStore({ dataDir, MERLEG_FILES_S3_REGION: 'x' })
const match = createMatchingHandler({ db, reads: db })
const temporaryFolders = createTemporaryFolders(dataDir)
await workLongJobs({ db, jobs, files, temporaryFolders, clock: systemClock, logger }, listMatchingJob, (work) =>
  match({
    ...work,
    report: (progress) => {
      work.report(progress)
      if (progress.done > 0) process.kill(process.pid, 'SIGKILL')
    },
  }),
)
