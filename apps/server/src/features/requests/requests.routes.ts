import { requestOffer, sendMessage } from '@merleg/contract/requests.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import * as messages from './messages.usecases.ts'

export function registerRequests(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, sendMessage, async ({ body, user, locale, request }) => {
    const writing = { text: body.message, pageAddress: body.notification ?? null, locale, address: request.ip }
    await messages.sendMessage(deps, user, writing)
    return { notification: getTranslator(locale, 'auth/answers')('messageSent') }
  })

  registerEndpoint(app, requestOffer, async ({ body, user, locale, request }) => {
    await messages.requestOffer(deps, user, { feature: body.feature, locale, address: request.ip })
    return { notification: getTranslator(locale, 'auth/answers')('offerRequested') }
  })
}
