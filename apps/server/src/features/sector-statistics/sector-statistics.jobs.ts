import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { refreshSectorStatistics } from './sector-statistics.usecases.ts'

/** Makes the statistics of the register as it is; nothing to do where they are. */
export const refreshSectorStatisticsJob = defineJob<Record<string, never>>('sector-statistics.refresh', {
  retryLimit: 5,
})

export async function registerSectorStatisticsJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(refreshSectorStatisticsJob, async () => {
    await refreshSectorStatistics(deps)
  })
  // What a load left whose process ended before it came to this.
  await inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, refreshSectorStatisticsJob, {}))
}
