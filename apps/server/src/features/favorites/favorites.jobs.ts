import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { selectorOf } from '../company-search/shared-selector.ts'
import { checkAllFollowed, mailChanges } from './favorites-rounds.usecases.ts'

const checkJob = defineJob<Record<string, never>>('favorites.check', { retryLimit: 3 })
const mailJob = defineJob<Record<string, never>>('favorites.mail', { retryLimit: 3 })

/** In the night, after the ratings of the day. */
const NIGHTLY = '40 3 * * *'
/** On Monday before work begins. */
const WEEKLY = '0 6 * * 1'

export async function registerFavoriteJobs(deps: Deps): Promise<void> {
  const followDeps = { ...deps, selector: selectorOf(deps) }
  await deps.jobs.work(checkJob, async (_input, signal) => {
    await checkAllFollowed(followDeps, { signal })
  })
  await deps.jobs.work(mailJob, async (_input, signal) => mailChanges(deps, { signal }))
  await deps.jobs.repeat(checkJob, NIGHTLY)
  await deps.jobs.repeat(mailJob, WEEKLY)
}
