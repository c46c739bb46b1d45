import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { loadRegisterOrder, orderPublications } from '@merleg/contract/report/register-order.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../../shared/http/endpoint-query.ts'

export type OrderPage = EndpointAnswer<typeof loadRegisterOrder>

/** Documents, prices, billing details and earlier orders; asked for anew each time, for prices change. */
export function registerOrderQuery(id: string) {
  return { ...endpointQuery(loadRegisterOrder, { params: { id } }), staleTime: 0 }
}

/** Asks anew for documents, prices, billing details and orders. */
export function useRefreshOrder(id: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: endpointQueryKey(loadRegisterOrder, { params: { id } }) })
}

type Sent = { publications: readonly string[]; total: number; key: string }

type OrderAnswered = {
  onPlaced: (answer: EndpointAnswer<typeof orderPublications>, sent: Sent) => void
  onRefused: (error: Error, sent: Sent) => void
}

/**
 * Places an order at the total that is shown; a mutation, which is never sent again by itself (decisions 5). What it is
 * answered with is told also where the page was left by then, which what is given to `mutate` is not.
 */
export function usePlaceOrder(id: string, { onPlaced, onRefused }: OrderAnswered) {
  const refresh = useRefreshOrder(id)
  return useMutation({
    mutationFn: async ({ publications, total, key }: Sent) =>
      call(orderPublications, {
        params: { id, publications: publications.join(',') },
        query: { total: String(total), key },
      }),
    onSuccess: onPlaced,
    onError: onRefused,
    // Refused or not, prices and orders may be others now; the answer does not wait for them.
    onSettled: () => void refresh(),
  })
}
