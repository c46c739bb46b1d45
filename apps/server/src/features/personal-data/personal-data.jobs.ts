import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { endWhatIsOver } from './retention.usecases.ts'

const retentionJob = defineJob<Record<string, never>>('personal-data.retention', { retryLimit: 3, isLong: true })

const NIGHTLY = '10 2 * * *'

export async function registerPersonalDataJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(retentionJob, async (_input, signal) => {
    await endWhatIsOver(deps, signal)
  })
  await deps.jobs.repeat(retentionJob, NIGHTLY)
}
