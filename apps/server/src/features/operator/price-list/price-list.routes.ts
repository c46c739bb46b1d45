import * as contract from '@merleg/contract/operator/price-list.contract'
import { isCreditProduct } from '@merleg/domain/credits/credit-accounts'
import { spanPrices } from '@merleg/domain/credits/price-validity'
import { formatDate } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { listPrices } from '../../credits/prices.repository.ts'
import { setPriceByOperator } from './price-list.usecases.ts'

export function registerPriceList(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, contract.listOperatorPrices, async ({ query }) => {
    const day = today(deps.clock)
    const spans = spanPrices(await listPrices(deps.db), day)
    const items = spans
      // What is paid otherwise has a command of its own.
      .filter(({ product, state }) => isCreditProduct(product) && (query.state === 'all' || state !== 'past'))
      .map(({ setAt: _setAt, ...price }) => price)
    return { items, today: day }
  })
  registerEndpoint(app, contract.setOperatorPrice, async ({ body, user, locale }) => {
    const price = await setPriceByOperator(deps, user, body)
    const t = getTranslator(locale, 'operator/answers')
    const day = formatDate(locale, body.fromDay)
    if (body.amount !== null) return { notification: t('price.set', { day }) }
    return { notification: t(price === null ? 'price.ended' : 'price.general', { day }) }
  })
}
