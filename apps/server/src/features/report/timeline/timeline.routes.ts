import { getTimeline } from '@merleg/contract/report/timeline.contract'
import { hasClaim } from '@merleg/domain/claims'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { listAlertMarks } from './alert-marks.repository.ts'
import { markItems } from './mark-items.ts'
import { getTimelinePage } from './timeline.views.ts'

export function registerTimeline(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getTimeline, async ({ params, user, locale }) => {
    const companyId = params.id
    const [timeline, marks] = await Promise.all([
      inSnapshot(deps.reads, (tx) => getTimelinePage(tx, { companyId, locale, today: today(deps.clock) })),
      hasClaim(user.claims, 'Monitoring')
        ? listAlertMarks(deps.db, { subscriberId: user.subscriberId, companyId, now: deps.clock.now() })
        : [],
    ])
    return { ...timeline, alerts: markItems(timeline, marks) }
  })
}
