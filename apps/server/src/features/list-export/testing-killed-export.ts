import { createDatabase } from '@merleg/db/connect'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { createFileStore } from '../../shared/files.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { createTemporaryFolders } from '../../shared/temporary-folders.ts'
import { workLongJobs } from '../long-jobs/run-long-job.usecases.ts'
import { createListExportHandler } from './run-export.usecases.ts'
import { listExportJob } from './start-export.usecases.ts'

/** A worker that dies at one point of its first export, in a process of its own. */
const [connectionString = '', dataDir = '', point = ''] = process.argv.slice(2)
const die = (at: string): void => {
  if (at === point) process.kill(process.pid, 'SIGKILL')
}
const logger = createLogger('silent')
const jobs = await startJobs({ connectionString, logger, isWorker: true })
const { db } = createDatabase(connectionString)
const config = readConfig({ MERLEG_DATA_DIR: dataDir })
const store = createFileStore(config)
const files: typeof store = {
  ...store,
  put: async (...of) => {
    await store.put(...of)
    die('stored')
  },
}
const handle = createListExportHandler({ db, reads: db, jobs, clock: systemClock, config })
const temporaryFolders = createTemporaryFolders(config.dataDir)
await workLongJobs({ db, jobs, files, temporaryFolders, clock: systemClock, logger }, listExportJob, async (work) => {
  const result = await handle(work)
  if (result === null) return null
  async function* write() {
    for await (const piece of result?.body ?? []) {
      yield piece
      die('writing')
    }
  }
  return {
    ...result,
    body: write(),
    deliver: async (tx) => {
      await result.deliver?.(tx)
      die('delivered')
    },
  }
})
