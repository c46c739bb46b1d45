import { requestOffer, requestTopUp, sendMessage } from '@merleg/contract/requests.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import * as requests from './requests.usecases.ts'

export function registerRequests(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, sendMessage, async ({ body, user, locale, request }) => {
    const message = { text: body.message, pageAddress: body.notification ?? null, locale, address: request.ip }
    await requests.sendMessage(deps, user, message)
    return { notification: getTranslator(locale, 'requests/answers')('message') }
  })

  registerEndpoint(app, requestOffer, async ({ body, user, locale, request }) => {
    await requests.requestOffer(deps, user, { feature: body.feature, locale, address: request.ip })
    return { notification: getTranslator(locale, 'requests/answers')('offer') }
  })

  registerEndpoint(app, requestTopUp, async ({ body, user, locale, request }) => {
    const { account, amount, message = '' } = body
    await requests.requestTopUp(deps, user, { account, amount, text: message, locale, address: request.ip })
    return { notification: getTranslator(locale, 'requests/answers')('topUp') }
  })
}
