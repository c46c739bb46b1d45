import type { Endpoint, EndpointRequest } from './endpoint.ts'

/** Path parameters or query values of a request. */
export type EndpointValues = Record<string, unknown> | undefined

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The address of a call: parameters filled in and encoded, query values that are undefined left out. */
export function buildEndpointUrl(
  endpoint: Endpoint,
  request: { params?: EndpointValues; query?: EndpointValues },
): string {
  const path = endpoint.path.replace(/:([A-Za-z0-9]+)/g, (_, name: string) => {
    const value = request.params?.[name]
    if (!isPlain(value)) throw new Error(`${endpoint.path}: no value for ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (isPlain(value)) search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The address of a call of the contract, for links and files that an answer offers. */
export function endpointUrl<const E extends Endpoint>(endpoint: E, request: Omit<EndpointRequest<E>, 'body'>): string {
  const { params, query }: { params?: EndpointValues; query?: EndpointValues } = request
  return buildEndpointUrl(endpoint, { params, query })
}
