import * as contract from '@merleg/contract/webhooks.contract'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import type { SessionUser } from '../../app/session.ts'
import { resolveName } from '../../shared/outgoing/outgoing-guard.ts'
import { ownEndpoint } from './webhook-endpoints.repository.ts'
import * as webhooks from './webhooks.usecases.ts'
import { getAttempts, getDeliveriesPage, getWebhooksPage, renderAttempt } from './webhooks.views.ts'

export function registerWebhooks(app: FastifyInstance, deps: Deps): void {
  const load = (user: SessionUser, id: string) => loadOwned(deps.db, user, { kind: ownEndpoint, id })
  const loadToSend = async (user: SessionUser, id: string) => {
    await webhooks.refuseDemo(deps, user)
    return load(user, id)
  }

  registerEndpoint(app, contract.listWebhooks, ({ user }) => getWebhooksPage(deps, user.subscriberId))
  registerEndpoint(app, contract.addWebhook, async ({ body, user, locale }) => {
    await webhooks.refuseDemo(deps, user)
    const added = await webhooks.addWebhook(deps, user, body)
    return { ...added, notification: getTranslator(locale, 'webhooks/answers')('added') }
  })
  registerEndpoint(app, contract.updateWebhook, async ({ params, body, user, locale }) => {
    await webhooks.updateWebhook(deps, await loadToSend(user, params.id), body)
    return { notification: getTranslator(locale, 'webhooks/answers')('updated') }
  })
  registerEndpoint(app, contract.switchWebhook, async ({ params, body, user, locale }) => {
    await webhooks.switchWebhook(deps, await loadToSend(user, params.id), body.isActive)
    return { notification: getTranslator(locale, 'webhooks/answers')(body.isActive ? 'resumed' : 'paused') }
  })
  registerEndpoint(app, contract.deleteWebhook, async ({ params, user, locale }) => {
    await webhooks.deleteWebhook(deps, await load(user, params.id))
    return { notification: getTranslator(locale, 'webhooks/answers')('deleted') }
  })
  registerEndpoint(app, contract.rotateWebhookSecret, async ({ params, body, user, locale }) => {
    const endpoint = await loadToSend(user, params.id)
    const { endFormer = false } = body
    const secret = await webhooks.rotateSecret(deps, endpoint, { endFormer })
    const t = getTranslator(locale, 'webhooks/answers')
    return { id: endpoint.endpointId, secret, notification: t(endFormer ? 'rotatedAtOnce' : 'rotated') }
  })
  registerEndpoint(app, contract.testWebhook, async ({ params, user, locale }) => {
    const attempt = await webhooks.sendTest({ ...deps, resolve: resolveName }, await loadToSend(user, params.id))
    return { attempt: renderAttempt(attempt, locale) }
  })
  registerEndpoint(app, contract.listWebhookDeliveries, async ({ params, query, user, locale }) =>
    getDeliveriesPage(deps, await load(user, params.id), { query, locale }),
  )
  registerEndpoint(app, contract.listWebhookAttempts, async ({ params, user, locale }) =>
    getAttempts(deps, await load(user, params.id), { deliveryId: params.deliveryId, locale }),
  )
  registerEndpoint(app, contract.replayWebhook, async ({ params, body, user, locale }) => {
    const count = await webhooks.replay(deps, await loadToSend(user, params.id), body)
    const number = formatNumber(locale, count)
    return { count, notification: getTranslator(locale, 'webhooks/answers')('replayed', { count, number }) }
  })
}
