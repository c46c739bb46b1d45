import { followCompanies } from '../followers/follow-companies.usecases.ts'
import type { Follower } from '../followers/follower.ts'
import {
  areRatingsBehind,
  areRulesCurrent,
  PAGE_COMPANIES,
  prepareRefresh,
  prepareSearchProfiles,
  rebuildSearchProfiles,
  refreshRatings,
} from './read-model/refresh-search-profiles.usecases.ts'
import { SEARCH_PROFILES_CURSOR } from './read-model/search-cursor.ts'

/** Keeps what companies are searched for by: after merges for whom they touched, and after runs that rated anybody. */
export const companySearchFollower: Follower = {
  name: SEARCH_PROFILES_CURSOR,
  hasOtherWork: ({ db }) => areRatingsBehind(db),
  catchUp: async (deps, run) => {
    const show = (done: number) => run.line.show(`company search: ${done} companies`)
    if ((await areRulesCurrent(deps.db)) === false)
      await rebuildSearchProfiles(deps, { onPage: show, signal: run.signal })
    const given = await prepareRefresh(deps)
    let done = 0
    await followCompanies(deps, run, {
      name: SEARCH_PROFILES_CURSOR,
      pageSize: PAGE_COMPANIES,
      prepare: (companyIds) => prepareSearchProfiles(deps.db, { ...given, companyIds }),
      onFollowed: (_result, companies) => show((done += companies)),
    })
    await refreshRatings(deps.db, { isForced: false })
  },
}
