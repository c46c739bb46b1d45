import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { tidyWatchLists } from './watch-list.usecases.ts'

const tidyJob = defineJob<Record<string, never>>('watch-list.tidy', { retryLimit: 3 })

const NIGHTLY = '45 3 * * *'

export async function registerWatchListJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(tidyJob, () => tidyWatchLists(deps))
  await deps.jobs.repeat(tidyJob, NIGHTLY)
}
