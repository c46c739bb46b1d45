import { getReportHeader } from '@merleg/contract/report/header.contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { findFeedEnd } from '../../register/feed.repository.ts'
import { rememberReport } from '../../search/search.usecases.ts'
import { getWatchToggle } from '../../watch-list/watch-toggle.views.ts'
import { getHeaderPage } from './header.views.ts'

export function registerReportHeader(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getReportHeader, async ({ params, user, locale }) => {
    // Before the report: what comes while it is read may be told once more, but is not taken for seen.
    const seenPosition = await findFeedEnd(deps.reads)
    const [header, monitoring] = await Promise.all([
      getHeaderPage(
        { db: deps.reads, config: deps.config },
        { companyId: params.id, locale, today: today(deps.clock) },
      ),
      getWatchToggle(deps.db, user, { companyId: params.id, locale }),
    ])
    await rememberReport(deps, user.userId, { companyId: header.id, name: header.name, seenPosition })
    return { ...header, monitoring }
  })
}
