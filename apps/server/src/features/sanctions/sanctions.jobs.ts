import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { EU_SANCTIONS } from './eu-sanctions.ts'
import { publishSanctionFacts } from './sanction-facts.usecases.ts'
import { screenPending } from './screening.usecases.ts'

/** Checks the companies that a merge has changed. */
export const screenPendingJob = defineJob<Record<string, never>>('sanctions.screen-pending', { retryLimit: 5 })

export async function registerSanctionsJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(screenPendingJob, async () => {
    await screenPending(deps)
    await publishSanctionFacts(deps, EU_SANCTIONS)
  })
  // What a load left whose process ended before it came to this.
  await inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, screenPendingJob, {}))
}
