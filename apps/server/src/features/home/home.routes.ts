import {
  getChangesSinceOpening,
  getHomeLayout,
  getRecentWork,
  LOOKED_AT_COMPANIES,
  saveHomeLayout,
} from '@merleg/contract/home.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { today } from '../../shared/clock.ts'
import { describeHistory } from '../company-search/saved-words.views.ts'
import { listLatestSearches, listOpenedReports } from '../search/search-history.repository.ts'
import { getChangesSinceOpeningPage } from './changes-since-opening.views.ts'
import { upsertHomeLayout } from './home-layout.repository.ts'
import { getHomeLayoutPage } from './home-layout.views.ts'
import { getRecentWorkPage, SHOWN_REPORTS, SHOWN_SEARCHES } from './recent-work.views.ts'

export function registerHome(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getHomeLayout, ({ user }) => getHomeLayoutPage(deps.db, user.userId))

  registerEndpoint(app, saveHomeLayout, async ({ body, user }) => {
    await upsertHomeLayout(deps.db, { userId: user.userId, layout: body, now: deps.clock.now() })
    return body
  })

  registerEndpoint(app, getRecentWork, async ({ user: { userId }, locale }) => {
    const [opened, searches] = await Promise.all([
      listOpenedReports(deps.db, { userId, limit: SHOWN_REPORTS }),
      listLatestSearches(deps.db, { userId, limit: SHOWN_SEARCHES }),
    ])
    const described = await describeHistory(deps, searches, { userId, locale })
    const query = { opened, searches: described, locale, today: today(deps.clock) }
    return inSnapshot(deps.reads, (tx) => getRecentWorkPage(tx, query))
  })

  registerEndpoint(app, getChangesSinceOpening, async ({ user, locale }) => {
    const opened = await listOpenedReports(deps.db, { userId: user.userId, limit: LOOKED_AT_COMPANIES })
    const { subscriberId, claims } = user
    const query = { subscriberId, opened, locale, claims, today: today(deps.clock) }
    return inSnapshot(deps.reads, (tx) => getChangesSinceOpeningPage(tx, query))
  })
}
