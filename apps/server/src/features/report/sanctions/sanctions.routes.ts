import { decideSanctionMatch, getReportSanctions } from '@merleg/contract/report/sanctions.contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { ensureScreened } from '../../sanctions/screening.usecases.ts'
import { decideMatch } from './sanctions.usecases.ts'
import { getSanctionsPage } from './sanctions.views.ts'

export function registerSanctions(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getReportSanctions, async ({ params, user, locale }) => {
    const parties = await ensureScreened(deps, params.id)
    // What was just written is read: not from a replica.
    return getSanctionsPage(deps.db, {
      companyId: params.id,
      subscriberId: user.subscriberId,
      day: today(deps.clock),
      locale,
      parties,
    })
  })
  registerEndpoint(app, decideSanctionMatch, ({ params, body, user }) =>
    decideMatch(deps, { companyId: params.id, matchId: params.matchId, user, ...body }),
  )
}
