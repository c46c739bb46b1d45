import type { EndpointInput } from '@merleg/contract/endpoint'
import type { setOperatorPrice } from '@merleg/contract/operator/price-list.contract'
import { isCreditProduct } from '@merleg/domain/credits/credit-accounts'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import { today } from '../../../shared/clock.ts'
import type { Price } from '../../credits/prices.repository.ts'
import { changePrice, nameInTrail, PriceError } from '../../credits/prices.usecases.ts'
import { type Operator, tellOperatorAct } from '../trail/tell-operator-act.ts'

/** Answers what it costs from that day on; null: it is not sold. Throws `validation.failed`, `price.not-sold`, `price.never-sold`. */
export async function setPriceByOperator(
  deps: Deps,
  operator: Operator,
  { product, ...asked }: EndpointInput<typeof setOperatorPrice>['body'],
): Promise<Price | null> {
  if (!isCreditProduct(product)) throw new AppError('validation.failed', { fields: { product: 'invalid_value' } })
  const change = { ...asked, product, now: deps.clock.now(), today: today(deps.clock) }
  const price = await changePrice(deps.db, change).catch((error: unknown) => {
    if (!(error instanceof PriceError)) throw error
    if (error.fault !== 'past') throw new AppError(`price.${error.fault}`)
    throw new AppError('validation.failed', { fields: { fromDay: 'past' } })
  })
  const act = asked.amount === null ? 'price-ended' : 'price-set'
  tellOperatorAct(deps, operator, { act, subjectId: nameInTrail(change) })
  return price
}
