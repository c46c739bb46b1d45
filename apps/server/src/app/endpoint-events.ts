import { Readable } from 'node:stream'
import type { Endpoint } from '@merleg/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { headerText } from './error-handler.ts'

/** An event of any endpoint; the contract's own type is narrower. */
export type AnyEvent = { id?: string | number | undefined; event: string; data: unknown }

/** What a handler answers with: events, or events with what is said of them while there are none. */
export type EventSource<Event> = AsyncIterable<Event> | QuietSource<Event>
type QuietSource<Event> = {
  events: AsyncIterable<Event>
  /** Words of ASCII in one line, for the sign of life. */
  describeQuiet: () => string
}

type EventStream = { endpoint: Endpoint; source: EventSource<AnyEvent>; signal: AbortSignal }

/** Where a reader that was there before wants to go on; null for a new one, who may say so by an empty header. */
export function readLastEventId(endpoint: Endpoint, request: FastifyRequest): string | number | null {
  const text = headerText(request.headers['last-event-id'])
  if (text === undefined || text === '' || endpoint.eventId === undefined) return null
  const parsed = endpoint.eventId.safeParse(text)
  if (!parsed.success) throw new AppError('validation.failed', { fields: { 'last-event-id': 'invalid' } })
  return parsed.data
}

/** Sends events as they come, until the source ends, the client is gone or `signal` aborts. */
export function sendEvents(reply: FastifyReply, stream: EventStream): FastifyReply {
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // A proxy that collects the answer would hold events back.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(writeEvents(stream), { objectMode: false }))
  )
}

async function* writeEvents({ endpoint, source, signal }: EventStream): AsyncGenerator<string> {
  const { events: iterable, describeQuiet } = isQuiet(source) ? source : { events: source, describeQuiet: stillHere }
  const events = iterable[Symbol.asyncIterator]()
  // So that the reader knows at once that it is connected.
  yield `: connected\n${endpoint.retryMs === undefined ? '' : `retry: ${endpoint.retryMs}\n`}\n`
  try {
    for (let next = events.next(); ;) {
      const found = await waitForEvent(next, { quietMs: endpoint.heartbeatMs ?? 15_000, signal })
      if (found === 'stopped' || (found !== 'quiet' && found.done === true)) return
      yield found === 'quiet' ? `: ${describeQuiet()}\n\n` : writeEvent(endpoint, found.value)
      if (found !== 'quiet') next = events.next()
    }
  } finally {
    // Not awaited: a source that waits for something is told by the signal, and ends when it hears it.
    void events.return?.().catch(() => undefined)
  }
}

const stillHere = (): string => 'still here'

function isQuiet<Event>(source: EventSource<Event>): source is QuietSource<Event> {
  return 'describeQuiet' in source
}

type Waited = IteratorResult<AnyEvent> | 'quiet' | 'stopped'

function waitForEvent(
  next: Promise<IteratorResult<AnyEvent>>,
  { quietMs, signal }: { quietMs: number; signal: AbortSignal },
): Promise<Waited> {
  const { promise, resolve, reject } = Promise.withResolvers<Waited>()
  const timer = setTimeout(() => resolve('quiet'), quietMs)
  const stop = () => resolve('stopped')
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  next.then(resolve, reject)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}

function writeEvent(endpoint: Endpoint, { id, event, data }: AnyEvent): string {
  const schema = endpoint.events?.[event]
  if (!schema) throw new Error(`${endpoint.path} has no event ${event}`)
  const idLine = id === undefined ? '' : `id: ${id}\n`
  // It comes back in a header.
  if (!/^[\x20-\x7e]*\n?$/.test(idLine)) throw new Error(`${endpoint.path}: an event's id must be one line of ASCII`)
  return `${idLine}event: ${event}\ndata: ${JSON.stringify(schema.parse(data))}\n\n`
}
