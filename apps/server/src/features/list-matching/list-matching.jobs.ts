import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { workLongJobs } from '../long-jobs/run-long-job.usecases.ts'
import { listMatchingJob } from './list-matching.usecases.ts'
import { deleteExpiredLists } from './matching-lists.repository.ts'
import { createMatchingHandler } from './run-matching.usecases.ts'

const tidyListsJob = defineJob<Record<string, never>>('list-matching.tidy', { retryLimit: 3 })

const NIGHTLY = '35 3 * * *'

export async function registerListMatchingJobs(deps: Deps): Promise<void> {
  await workLongJobs(deps, listMatchingJob, createMatchingHandler(deps))
  await deps.jobs.work(tidyListsJob, async () => {
    await deleteExpiredLists(deps.db)
  })
  await deps.jobs.repeat(tidyListsJob, NIGHTLY)
}
