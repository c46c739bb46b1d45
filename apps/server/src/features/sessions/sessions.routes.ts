import { endOtherSessions, endSession, listSessions } from '@merleg/contract/sessions.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import * as sessions from './sessions.usecases.ts'
import { getSessionsPage } from './sessions.views.ts'

export function registerSessions(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, listSessions, ({ user }) => getSessionsPage(deps.db, user, deps.clock.now()))

  registerEndpoint(app, endSession, async ({ params, user, locale }) => {
    await sessions.endSession(deps, user, params.id)
    return { notification: getTranslator(locale, 'sessions/answers')('ended') }
  })

  registerEndpoint(app, endOtherSessions, async ({ user, locale }) => {
    await sessions.endOtherSessions(deps, user)
    return { notification: getTranslator(locale, 'sessions/answers')('othersEnded') }
  })
}
