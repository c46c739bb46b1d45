import { getCredits, getCreditStatement } from '@merleg/contract/credits.contract'
import type { EndpointAnswer, EndpointRequest } from '@merleg/contract/endpoint'
import {
  buyForeignReport,
  getForeignCompany,
  getForeignPurchase,
  listInternationalCountries,
  searchInternational,
} from '@merleg/contract/international.contract'
import { isSettled } from '@merleg/domain/international/foreign-order-states'
import type { ReportVariant } from '@merleg/domain/international/report-variants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '../../shared/http/api-error.ts'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'
import { makeIntentKey } from '../../shared/http/intent-key.ts'

export type ForeignCompanyPage = EndpointAnswer<typeof getForeignCompany>
export type ForeignSearch = NonNullable<EndpointRequest<typeof searchInternational>['query']>

const LOOK_EVERY_MS = 2000

export function countriesQuery() {
  return endpointQuery(listInternationalCountries)
}

type ForeignResults = EndpointAnswer<typeof searchInternational>

/** Asks the provider: not again before a while where it has answered and the same is looked at. */
export function foreignResultsQuery(query: ForeignSearch) {
  return {
    ...endpointQuery(searchInternational, { query }),
    staleTime: ({ state: { data } }: { state: { data?: ForeignResults | undefined } }) =>
      data?.error == null ? 60_000 : 0,
  }
}

/** Prices, credit and orders change: asked for anew each time. */
export function foreignCompanyQuery(id: string) {
  return { ...endpointQuery(getForeignCompany, { params: { id } }), staleTime: 0 }
}

/** An order and what proves it; looked at again while it is under way. */
export function foreignPurchaseQuery(orderId: string) {
  return {
    ...endpointQuery(getForeignPurchase, { params: { orderId } }),
    staleTime: 0,
    refetchInterval: (query: { state: { data?: { state: Parameters<typeof isSettled>[0] } | undefined } }) => {
      const state = query.state.data?.state
      return state !== undefined && isSettled(state) ? false : LOOK_EVERY_MS
    },
  }
}

/** Asks anew what can be had and what was bought, and what is left to spend. */
export function useRefreshCompany(id: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: endpointQueryKey(getForeignCompany, { params: { id } }) })
    for (const { path } of [getCredits, getCreditStatement]) await queryClient.invalidateQueries({ queryKey: [path] })
  }
}

/** Anything else may have come after the order was placed. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.code !== 'network' && error.code !== 'unexpected'
}

type Buying = { variant: ReportVariant; price: number }

/**
 * Buys a report, `price` in cents. Where no answer of the program itself came the next attempt has the same key, and so is the same purchase; a
 * mutation is never sent again by itself.
 */
export function useBuyReport(id: string) {
  const keys = useRef(new Map<ReportVariant, string>())
  const refresh = useRefreshCompany(id)
  return useMutation({
    mutationFn: ({ variant, price }: Buying) => {
      const key = keys.current.get(variant) ?? makeIntentKey()
      keys.current.set(variant, key)
      return call(buyForeignReport, { body: { id, variant, price, key } })
    },
    onSettled: (_answer, error, { variant }) => {
      if (error === null || isRefusal(error)) keys.current.delete(variant)
      void refresh()
    },
  })
}
