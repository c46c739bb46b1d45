import { getMarketing } from '@merleg/contract/report/marketing.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getMarketingPage } from './marketing.views.ts'

export function registerMarketing(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getMarketing, ({ params, locale }) =>
    inSnapshot(deps.reads, (tx) => getMarketingPage(tx, { companyId: params.id, locale, today: today(deps.clock) })),
  )
}
