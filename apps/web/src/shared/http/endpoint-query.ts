import type { Endpoint, EndpointAnswer, EndpointRequest } from '@merleg/contract/endpoint'
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

type RequestArguments<E extends Endpoint> =
  Record<string, never> extends EndpointRequest<E> ? [request?: EndpointRequest<E>] : [request: EndpointRequest<E>]

/**
 * The key of a call in the query cache: its path, then what was asked; `[endpoint.path]` alone matches them all. An empty
 * query asks for the same as none.
 */
export function endpointQueryKey<E extends Endpoint>(endpoint: E, request?: Partial<EndpointRequest<E>>): unknown[] {
  if (request === undefined) return [endpoint.path]
  const { query, ...rest } = request
  return [endpoint.path, query === undefined || Object.keys(query).length === 0 ? rest : request]
}

/** Query options for a GET of the contract; spread and add `placeholderData: keepPreviousData` for tables. */
export function endpointQuery<const E extends Endpoint & { method: 'GET'; kind: 'json' }>(
  endpoint: E,
  ...[request]: RequestArguments<E>
) {
  return queryOptions<EndpointAnswer<E>>({
    queryKey: endpointQueryKey(endpoint, request),
    queryFn: async ({ signal, meta }) => {
      const anyEndpoint: Endpoint & { kind: 'json' } = endpoint
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `call` returns for E; generics hide it
      return (await call(anyEndpoint, {
        ...request,
        signal,
        isSilent: meta?.['isAhead'] === true,
      })) as EndpointAnswer<E>
    },
  })
}

/**
 * Asks ahead for what the reader may open next, such as what the pointer rests on: a refusal leads to no other page and
 * ends no session. Whoever has opened it meanwhile has it asked anew, and is told.
 */
export function askAhead(client: QueryClient, options: { queryKey: QueryKey }): void {
  const { queryKey } = options
  void client.query({ ...options, meta: { isAhead: true } }).catch(() => client.resetQueries({ queryKey, exact: true }))
}
