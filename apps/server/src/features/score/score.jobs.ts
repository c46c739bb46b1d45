import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { computeScores } from './score.usecases.ts'

/** Rates everyone on a new day, by a new model or other settings; otherwise whom the register has changed. */
export const computeScoresJob = defineJob<Record<string, never>>('score.compute', { retryLimit: 5 })

/** Short after midnight: deadlines have passed, and what is two years old counts no more. */
const DAILY = '10 0 * * *'

export async function registerScoreJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(computeScoresJob, async () => {
    await computeScores(deps)
  })
  await deps.jobs.repeat(computeScoresJob, DAILY)
  // What a load left whose process ended before it came to this, and what the days brought meanwhile.
  await inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, computeScoresJob, {}))
}
