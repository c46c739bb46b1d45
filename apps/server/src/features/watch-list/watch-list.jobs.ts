import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { workLongJobs } from '../long-jobs/run-long-job.usecases.ts'
import { watchImportJob } from './import-list.usecases.ts'
import { createExportHandler } from './run-export.usecases.ts'
import { createImportHandler } from './run-import.usecases.ts'
import { watchExportJob } from './watch-exports.usecases.ts'
import { tidyWatchLists } from './watch-list.usecases.ts'

const tidyJob = defineJob<Record<string, never>>('watch-list.tidy', { retryLimit: 3 })

const NIGHTLY = '45 3 * * *'

export async function registerWatchListJobs(deps: Deps): Promise<void> {
  await workLongJobs(deps, watchImportJob, createImportHandler(deps))
  await workLongJobs(deps, watchExportJob, createExportHandler(deps))
  await deps.jobs.work(tidyJob, () => tidyWatchLists(deps))
  await deps.jobs.repeat(tidyJob, NIGHTLY)
}
