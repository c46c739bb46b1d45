import { buildEndpointUrl } from '@merleg/contract/endpoint-url'
import type { Endpoint, EndpointAnswer, EndpointRequest } from '@merleg/contract/endpoint'

type Asked<E extends Endpoint> = EndpointRequest<E> & { readonly token: string; readonly baseUrl: string }

/** Asks the server itself, as the browser would. Its answer as it comes: status, headers, body. */
export async function ask<const E extends Endpoint>(endpoint: E, asked: Asked<E>): Promise<Response> {
  const { token, baseUrl, ...request } = asked
  const { params, query, body } = request
  return fetch(new URL(buildEndpointUrl(endpoint, { params, query }), baseUrl), {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'x-locale': 'hu',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** Its checked answer. @throws when the server refuses or answers otherwise than agreed */
export async function read<const E extends Endpoint>(endpoint: E, asked: Asked<E>): Promise<EndpointAnswer<E>> {
  const response = await ask(endpoint, asked)
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract ties schema and type; generics hide it
  return endpoint.answer?.parse(await response.json()) as EndpointAnswer<E>
}
