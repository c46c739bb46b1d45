import type { EndpointAnswer } from '@merleg/contract/endpoint'
import {
  getInternationalOrder,
  getOfflineOffer,
  listInternationalAlerts,
  listInternationalOrders,
  type OfflineOrder,
  orderOffline,
} from '@merleg/contract/international-orders.contract'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'

export type OfflineOffer = EndpointAnswer<typeof getOfflineOffer>

/** Countries, prices and the balance; asked for anew each time, for all of them change. */
export const offlineOfferQuery = { ...endpointQuery(getOfflineOffer), staleTime: 0 }

/** A page of the orders; what the operator does shows when the page is opened anew. */
export function ordersQuery(page: number) {
  return {
    ...endpointQuery(listInternationalOrders, { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}

export function alertsQuery(page: number) {
  return {
    ...endpointQuery(listInternationalAlerts, { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}

export function orderQuery(id: string) {
  return { ...endpointQuery(getInternationalOrder, { params: { id } }), staleTime: 0 }
}

/** Places an order; a mutation, which is never sent again by itself. Whatever came of it, prices and balance may be others. */
export function useOrderOffline() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: OfflineOrder) => call(orderOffline, { body }),
    onSettled: () => {
      for (const endpoint of [getOfflineOffer, listInternationalOrders])
        void queryClient.invalidateQueries({ queryKey: endpointQueryKey(endpoint) })
    },
  })
}
