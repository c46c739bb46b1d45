import type { Endpoint, EndpointEvent, EndpointRequest } from '@merleg/contract/endpoint'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { ApiError, isPassing } from './api-error.ts'
import { buildEndpointUrl, type EndpointValues } from '@merleg/contract/endpoint-url'
import { nameCall } from './call.ts'
import { sendRequest } from './request.ts'

type EventExtras = {
  signal?: AbortSignal
  /** Go on after this event; left out, from now on or from wherever the endpoint begins. */
  lastEventId?: string
  /** The first pause before asking anew; each further one is twice as long, to half a minute. */
  retryMs?: number
}
type EventsRequest<E extends Endpoint> = EndpointRequest<E> & EventExtras
type RequestArguments<E extends Endpoint> =
  Record<string, never> extends EndpointRequest<E> ? [request?: EventsRequest<E>] : [request: EventsRequest<E>]
type LooseRequest = EventExtras & { params?: EndpointValues; query?: EndpointValues }

const RETRY_MS = 1000
const MAX_RETRY_MS = 30_000

/**
 * The events of an endpoint as they come, checked against the contract; over fetch, as the token travels in a header.
 * A connection that breaks, ends or falls silent is made anew after a pause and goes on after the last event. Ends when
 * `signal` aborts; leaving the loop closes the connection.
 * @throws ApiError where the server refuses for good, or sends what is not in the contract (`unexpected`).
 */
export async function* readEvents<const E extends Endpoint & { kind: 'events' }>(
  endpoint: E,
  ...[request]: RequestArguments<E>
): AsyncGenerator<EndpointEvent<E>, void> {
  const { signal, lastEventId, retryMs = RETRY_MS, ...asked }: LooseRequest = request ?? {}
  const url = buildEndpointUrl(endpoint, asked)
  const closing = new AbortController()
  const connection = {
    lastEventId: lastEventId ?? null,
    signal: signal ? AbortSignal.any([signal, closing.signal]) : closing.signal,
  }
  const isOver = () => connection.signal.aborted
  try {
    for (let attempts = 0; !isOver(); attempts++) {
      if (attempts > 0) await pause(Math.min(retryMs * 2 ** (attempts - 1), MAX_RETRY_MS), connection.signal)
      try {
        for await (const message of readConnection(endpoint, url, connection)) {
          attempts = 0
          yield parseEvent(endpoint, message)
        }
      } catch (error) {
        if (!isOver() && !isPassing(error)) throw error
      }
    }
  } finally {
    closing.abort()
  }
}

type Connection = { lastEventId: string | null; signal: AbortSignal }

/** The messages of one connection, until it ends; what it heard last stays in `connection`. */
async function* readConnection(
  endpoint: Endpoint,
  url: string,
  connection: Connection,
): AsyncGenerator<EventSourceMessage> {
  const silence = watchSilence(3 * (endpoint.heartbeatMs ?? RETRY_MS))
  const signal = AbortSignal.any([connection.signal, silence.signal])
  const headers = {
    accept: 'text/event-stream',
    ...(connection.lastEventId === null ? {} : { 'last-event-id': connection.lastEventId }),
  }
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message) })
  try {
    const response = await sendRequest(url, { headers, signal, call: nameCall(endpoint) })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      silence.restart()
      parser.feed(piece.value)
      for (const message of messages.splice(0)) {
        connection.lastEventId = message.id ?? connection.lastEventId
        yield message
      }
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError({ status: 0, code: 'network', cause })
  } finally {
    silence.stop()
  }
}

function watchSilence(longestMs: number): { signal: AbortSignal; restart: () => void; stop: () => void } {
  const controller = new AbortController()
  let timer = setTimeout(() => controller.abort(), longestMs)
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(() => controller.abort(), longestMs)
  }
  return { signal: controller.signal, restart, stop }
}

function parseEvent<const E extends Endpoint>(endpoint: E, { id, event, data }: EventSourceMessage): EndpointEvent<E> {
  try {
    const schema = endpoint.events?.[event ?? '']
    if (!schema) throw new Error(`${endpoint.path} has no event ${event}`)
    const parsed: unknown = { id: endpoint.eventId?.parse(id), event, data: schema.parse(JSON.parse(data)) }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract ties schemas and type; generics hide it
    return parsed as EndpointEvent<E>
  } catch (cause) {
    throw new ApiError({ status: 200, code: 'unexpected', cause })
  }
}

/** Of several pages that lost the same server not all come back at once. */
async function pause(longestMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, longestMs * (0.5 + Math.random() / 2))
  const stop = () => resolve()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  await promise
  clearTimeout(timer)
  signal.removeEventListener('abort', stop)
}
