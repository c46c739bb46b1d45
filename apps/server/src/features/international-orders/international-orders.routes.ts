import {
  downloadInternationalOrder,
  getInternationalOrder,
  getOfflineOffer,
  listInternationalAlerts,
  listInternationalOrders,
  orderOffline,
} from '@merleg/contract/international-orders.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { today } from '../../shared/clock.ts'
import { isDemoAccount } from '../users/account-holders.repository.ts'
import * as orders from './international-orders.usecases.ts'
import { getAlertsPage, getOfflineOfferPage, getOrderPage, getOrdersPage } from './international-orders.views.ts'

/** Prices, balances and orders are read as just written: not from a replica. */
export function registerInternationalOrders(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getOfflineOffer, async ({ user, locale }) => {
    return getOfflineOfferPage(deps.db, { user, locale, day: today(deps.clock) })
  })

  registerEndpoint(app, orderOffline, async ({ body, user, locale }) => {
    const { orderId, orderNumber, isNew } = await orders.orderOffline(deps, user, { body, locale })
    const isDemo = await isDemoAccount(deps.db, user.userId)
    const text = !isNew ? 'orderedBefore' : isDemo ? 'orderedDemo' : 'ordered'
    const t = getTranslator(locale, 'international-orders/answers')
    return { message: t(text, { number: orderNumber }), orderId, orderNumber }
  })

  registerEndpoint(app, listInternationalOrders, async ({ query, user, locale }) => {
    return getOrdersPage(deps.db, { subscriberId: user.subscriberId, locale, page: query.page })
  })

  registerEndpoint(app, listInternationalAlerts, async ({ query, user, locale }) => {
    return getAlertsPage(deps.db, { subscriberId: user.subscriberId, locale, page: query.page })
  })

  registerEndpoint(app, getInternationalOrder, async ({ params, user, locale }) => {
    const order = await orders.loadOrder(deps.db, user, params.id)
    return getOrderPage(deps.db, { order, locale })
  })

  registerEndpoint(app, downloadInternationalOrder, async ({ params, user }) => {
    return orders.openDeliveredReport(deps.db, user, params.id)
  })
}
