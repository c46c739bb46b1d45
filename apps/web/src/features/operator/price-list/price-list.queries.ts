import { listOperatorPrices, setOperatorPrice } from '@merleg/contract/operator/price-list.contract'
import type { CreditProduct } from '@merleg/domain/credits/credit-accounts'
import { call } from '../../../shared/http/call.ts'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { FRESH, useAct } from '../desk/use-act.ts'

export const pricesQuery = (state: 'open' | 'all') => ({
  ...endpointQuery(listOperatorPrices, { query: { state } }),
  ...FRESH,
})

/** `amount` in hundredths; null ends the price. */
export type PriceChange = {
  product: CreditProduct
  variant: string
  country: string
  amount: number | null
  fromDay: string
}

export function useSetPrice() {
  return useAct((body: PriceChange) => call(setOperatorPrice, { body }))
}
