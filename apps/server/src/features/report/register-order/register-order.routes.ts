import { loadRegisterOrder, orderPublications } from '@merleg/contract/report/register-order.contract'
import { formatDay } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import * as registerOrder from './register-order.usecases.ts'
import { getRegisterOrderPage } from './register-order.views.ts'

export function registerRegisterOrder(app: FastifyInstance, deps: Deps): void {
  // Prices, billing details and orders are read as just written: not from a replica.
  registerEndpoint(app, loadRegisterOrder, ({ params, user, locale }) =>
    getRegisterOrderPage(deps.db, {
      companyId: params.id,
      user,
      locale,
      now: deps.clock.now(),
    }),
  )

  registerEndpoint(app, orderPublications, async ({ params, query, user, locale }) => {
    const { orderNumber, orderedAt, isNew, isMailed } = await registerOrder.orderPublications(deps, user, {
      companyId: params.id,
      publications: params.publications,
      shownTotalHuf: query.total === undefined ? null : Number(query.total),
      requestKey: query.key ?? null,
      locale,
    })
    const t = getTranslator(locale, 'report/register-order/answers')
    const notification = isNew
      ? t(isMailed ? 'ordered' : 'orderedDemo', { number: orderNumber })
      : t('orderedBefore', { number: orderNumber, date: formatDay(locale, orderedAt.toISOString()) })
    return { notification, orderNumber, isNew }
  })
}
