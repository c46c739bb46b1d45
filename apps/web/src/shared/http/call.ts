import type { Endpoint, EndpointAnswer, EndpointRequest } from '@merleg/contract/endpoint'
import { ApiError } from './api-error.ts'
import { buildEndpointUrl, type EndpointValues } from '@merleg/contract/endpoint-url'
import { reportRefusal } from './report-refusal.ts'
import { sendRequest } from './request.ts'

type CallExtras = {
  signal?: AbortSignal | undefined
  /** Nobody waits for the answer: a refusal leads to no other page. */
  isSilent?: boolean | undefined
}
type JsonEndpoint = Endpoint & { kind: 'json' }
/** What a call needs: `params`, `query`, `body` as the contract says; `signal` to abort. */
export type CallRequest<E extends Endpoint> = EndpointRequest<E> & CallExtras
type RequestArguments<E extends Endpoint> =
  Record<string, never> extends EndpointRequest<E> ? [request?: CallRequest<E>] : [request: CallRequest<E>]

type LooseRequest = CallExtras & { params?: EndpointValues; query?: EndpointValues; body?: unknown }

function buildInit(endpoint: Endpoint, request: LooseRequest): RequestInit {
  const init: RequestInit = { method: endpoint.method }
  if (request.signal) init.signal = request.signal
  if (request.body !== undefined) {
    init.body = JSON.stringify(request.body)
    init.headers = { 'content-type': 'application/json' }
  }
  return init
}

/**
 * Makes one call of the contract and returns its checked answer. Never retries.
 * @throws ApiError on refusal, no answer, or an answer that is not what the contract says (`unexpected`).
 */
export async function call<const E extends JsonEndpoint>(
  endpoint: E,
  ...[request]: RequestArguments<E>
): Promise<EndpointAnswer<E>> {
  const loose: LooseRequest = request ?? {}
  const init = { ...buildInit(endpoint, loose), isSilent: loose.isSilent, call: nameCall(endpoint) }
  return readAnswer(endpoint, await sendRequest(buildEndpointUrl(endpoint, loose), init))
}

/** A call by its pattern, without what it asks for. */
export function nameCall({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** The answer in json, checked against the contract. */
export async function readAnswer<const E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<EndpointAnswer<E>> {
  const json: unknown = await response.json().catch(() => null)
  const parsed = endpoint.answer?.safeParse(json)
  if (parsed && !parsed.success) {
    const fault = new ApiError({ status: response.status, code: 'unexpected', cause: parsed.error })
    reportRefusal(fault, nameCall(endpoint))
    throw fault
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract ties schema and type; generics hide it
  return parsed?.data as EndpointAnswer<E>
}
