import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { computeScores } from './run/score.usecases.ts'

/** Rates everyone on a new day; whom merges change is rated by the follower. */
export const computeScoresJob = defineJob<Record<string, never>>('score.compute', { retryLimit: 5 })

/** Short after midnight: deadlines have passed, and what is two years old counts no more. */
const DAILY = '10 0 * * *'

export async function registerScoreJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(computeScoresJob, async () => {
    await computeScores(deps)
  })
  await deps.jobs.repeat(computeScoresJob, DAILY)
}
