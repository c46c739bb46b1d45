import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { workLongJobs } from '../long-jobs/run-long-job.usecases.ts'
import { deleteExpiredQuotes } from './frozen/row-sets.repository.ts'
import { createListExportHandler } from './run-export.usecases.ts'
import { listExportJob, releaseEndedExports } from './start-export.usecases.ts'

const tidyQuotesJob = defineJob<Record<string, never>>('list-export.tidy', { retryLimit: 3 })

const NIGHTLY = '50 3 * * *'
const DAY_MS = 24 * 3_600_000

export async function registerListExportJobs(deps: Deps): Promise<void> {
  await workLongJobs(deps, listExportJob, createListExportHandler(deps))
  await deps.jobs.work(tidyQuotesJob, async () => {
    await releaseEndedExports(deps)
    await deleteExpiredQuotes(deps.db, new Date(deps.clock.now().getTime() - DAY_MS))
  })
  await deps.jobs.repeat(tidyQuotesJob, NIGHTLY)
}
