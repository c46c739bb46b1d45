import { followCompanies } from '../../followers/follow-companies.usecases.ts'
import type { Follower } from '../../followers/follower.ts'
import { MONITORING_LOOKS_CURSOR } from '../monitoring.follower.ts'
import { hasLooks, markTouchedDue } from './due-looks.repository.ts'
import { areLooksDue, lookAtDue, prepareLooks } from './looks.usecases.ts'

const PAGE_COMPANIES = 2000

/** Finds of watched companies what no single entry tells: ratings, missing accounts, failures around them, owners. */
export const monitoringLooksFollower: Follower = {
  name: MONITORING_LOOKS_CURSOR,
  hasOtherWork: areLooksDue,
  catchUp: async (deps, run) => {
    const looking = await prepareLooks(deps)
    // Whoever begins to watch after this looks for the first time, at what the batches have told.
    if (await hasLooks(deps.db))
      await followCompanies(deps, run, {
        name: MONITORING_LOOKS_CURSOR,
        pageSize: PAGE_COMPANIES,
        follow: markTouchedDue,
        onFollowed: () => undefined,
      })
    await lookAtDue(deps, { run: looking, signal: run.signal })
  },
}
