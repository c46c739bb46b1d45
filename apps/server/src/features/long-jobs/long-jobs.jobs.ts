import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { tidyLongJobs } from './long-jobs.usecases.ts'

const tidyLongJobsJob = defineJob<Record<string, never>>('long-jobs.tidy', { retryLimit: 3 })

const NIGHTLY = '20 3 * * *'

export async function registerLongJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(tidyLongJobsJob, () => tidyLongJobs(deps))
  await deps.jobs.repeat(tidyLongJobsJob, NIGHTLY)
}
