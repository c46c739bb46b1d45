import { getTimeline } from '@merleg/contract/report/timeline.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getTimelinePage } from './timeline.views.ts'

export function registerTimeline(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getTimeline, ({ params, locale }) =>
    inSnapshot(deps.reads, (tx) => getTimelinePage(tx, { companyId: params.id, locale, today: today(deps.clock) })),
  )
}
