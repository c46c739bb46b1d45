import { defineEndpoint, type EndpointEvent } from '@merleg/contract/endpoint'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { setPreference } from '../storage/preferences.ts'
import { readEvents } from './read-events.ts'

const followCounts = defineEndpoint({
  method: 'GET',
  path: '/api/testing/counts',
  access: 'user',
  kind: 'events',
  summary: 'Counts',
  query: z.strictObject({ from: z.coerce.number<number>() }),
  events: { count: z.object({ value: z.number() }), end: z.null() },
  eventId: z.coerce.number(),
  heartbeatMs: 50,
  errors: [],
})

type Connection = { headers: Headers; url: string; isClosed: boolean }

/** Each connection is answered by the next text; a null stays open after what came before it, 0 does not come about. */
function answerWith(...answers: (readonly (string | null)[] | Response | 0)[]): Connection[] {
  const seen: Connection[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const connection = {
      headers: new Headers(init?.headers),
      url: url instanceof Request ? url.url : url.toString(),
      isClosed: false,
    }
    const answer = answers[seen.push(connection) - 1] ?? new Response(null, { status: 503 })
    if (answer === 0) throw new TypeError('fetch failed')
    if (answer instanceof Response) return answer
    const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const piece of answer) if (piece !== null) controller.enqueue(new TextEncoder().encode(piece))
        if (!answer.includes(null)) return controller.close()
        init?.signal?.addEventListener('abort', () => {
          connection.isClosed = true
          controller.error(new DOMException('aborted', 'AbortError'))
        })
      },
    })
    return new Response(pieces, { headers: { 'content-type': 'text/event-stream' } })
  })
  return seen
}

afterEach(() => vi.restoreAllMocks())

const count = (value: number) => `id: ${value}\nevent: count\ndata: {"value":${value}}\n\n`

/** Reads until the event `end`, or so many. */
async function read(most = 100, extras: { signal?: AbortSignal } = {}) {
  const events: EndpointEvent<typeof followCounts>[] = []
  for await (const event of readEvents(followCounts, { query: { from: 1 }, retryMs: 1, ...extras })) {
    if (events.push(event) === most || event.event === 'end') break
  }
  return events
}

const END = 'id: 9\nevent: end\ndata: null\n\n'

describe('events', () => {
  test('come checked, however the bytes are cut, asked for with the token', async () => {
    setPreference('token', 'secret')
    const text = `: connected\n\n${count(1)}${count(2)}${END}`
    const seen = answerWith(text.split(/(?=.)/u))
    expect(await read()).toEqual([
      { id: 1, event: 'count', data: { value: 1 } },
      { id: 2, event: 'count', data: { value: 2 } },
      { id: 9, event: 'end', data: null },
    ])
    expect(seen[0]?.url).toMatch(/\/api\/testing\/counts\?from=1$/)
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(seen[0]?.headers.get('accept')).toBe('text/event-stream')
    expect(seen[0]?.headers.has('last-event-id')).toBe(false)
  })

  test('go on after the last one when the connection ends, breaks, or is refused for a while', async () => {
    const seen = answerWith(
      [count(1), count(2)],
      0,
      new Response(null, { status: 503 }),
      [': connected\n\n'],
      [count(3)],
      [END],
    )
    expect((await read()).map(({ id }) => id)).toEqual([1, 2, 3, 9])
    expect(seen.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '2', '2', '2', '2', '3'])
  })

  test('are asked for anew when the server has fallen silent', async () => {
    const seen = answerWith([count(1), null], [END])
    expect((await read()).map(({ id }) => id)).toEqual([1, 9])
    expect(seen[0]?.isClosed).toBe(true)
  })

  test('end without a word when the reader aborts, in the middle or in a pause', async () => {
    for (const answer of [[count(1), null], [count(1)]]) {
      const stop = new AbortController()
      answerWith(answer)
      const ids: unknown[] = []
      for await (const { id } of readEvents(followCounts, {
        query: { from: 1 },
        retryMs: 60_000,
        signal: stop.signal,
      })) {
        ids.push(id)
        stop.abort()
      }
      expect(ids).toEqual([1])
    }
  })

  test('are let go when the reader leaves the loop', async () => {
    const seen = answerWith([count(1), null])
    expect(await read(1)).toHaveLength(1)
    await expect.poll(() => seen[0]?.isClosed).toBe(true)
  })

  test('that are not in the contract are a fault', async () => {
    for (const text of ['event: other\ndata: 1\n\n', 'id: 1\nevent: count\ndata: {"value":"x"}\n\n']) {
      answerWith([text])
      await expect(read()).rejects.toMatchObject({ code: 'unexpected' })
    }
  })

  test('are refused for good like any call', async () => {
    answerWith(Response.json({ type: 'company', code: 'company.not-found', message: 'x' }, { status: 404 }))
    await expect(read()).rejects.toMatchObject({ status: 404, code: 'company.not-found' })
  })
})

test('asks the compiler for what the contract demands', () => {
  // @ts-expect-error -- the query is missing
  const withoutQuery = () => readEvents(followCounts)
  const wrongData = async () => {
    for await (const event of readEvents(followCounts, { query: { from: 1 } })) {
      // @ts-expect-error -- the end carries nothing
      if (event.event === 'end') expect(event.data.value).toBe(1)
    }
    return null
  }
  expect([withoutQuery, wrongData]).toHaveLength(2)
})
