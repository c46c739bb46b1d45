import { listAlertEvents, streamAlerts } from '@merleg/contract/alert-stream.contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { getAlertEventsPage } from './alert-stream.views.ts'
import { followAlerts, OpenStreams } from './follow-alerts.usecases.ts'

export function registerAlertStream(app: FastifyInstance, deps: Deps): void {
  const open = new OpenStreams(deps.config)

  registerEndpoint(app, streamAlerts, async ({ query, lastEventId, user, signal }) => {
    open.open(user.userId, signal)
    let complete = 0
    const onComplete = (position: number) => void (complete = position)
    const after = lastEventId ?? query.after ?? null
    return {
      events: followAlerts(deps, { user, after, signal, onComplete }),
      describeQuiet: () => `complete up to ${complete}`,
    }
  })
  registerEndpoint(app, listAlertEvents, ({ query, user }) => getAlertEventsPage(deps, user.subscriberId, query))
}
