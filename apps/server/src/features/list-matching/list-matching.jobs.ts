import type { Deps } from '../../app/deps.ts'
import { workLongJobs } from '../long-jobs/run-long-job.usecases.ts'
import { listMatchingJob } from './list-matching.usecases.ts'
import { createMatchingHandler } from './run-matching.usecases.ts'

export async function registerListMatchingJobs(deps: Deps): Promise<void> {
  await workLongJobs(deps, listMatchingJob, createMatchingHandler(deps))
}
