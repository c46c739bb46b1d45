import { setTimeout as delay } from 'node:timers/promises'
import { defineEndpoint } from '@merleg/contract/endpoint'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { deleteSessionsOfUser } from '../features/users/sessions.repository.ts'
import { setClaims } from '../features/users/users.usecases.ts'
import { registerEndpoint } from './register-endpoint.ts'
import { useEndpointServer } from './testing-endpoint-server.ts'

const followCounts = defineEndpoint({
  method: 'GET',
  path: '/api/testing/counts',
  access: 'Monitoring',
  kind: 'events',
  summary: 'Counts up, and then waits',
  query: z.strictObject({ until: z.coerce.number(), fault: z.stringbool().default(false) }),
  events: { count: z.object({ value: z.number() }), last: z.strictObject({ at: z.string() }) },
  eventId: z.coerce.number().int().min(0),
  heartbeatMs: 100,
  errors: [],
})

const followAny = defineEndpoint({
  method: 'GET',
  path: '/api/testing/any',
  access: 'public',
  kind: 'events',
  summary: 'One event without an id, and the end',
  events: { hello: z.string() },
  heartbeatMs: 60_000,
  errors: [],
})

const seen = { isEnded: false }

const server = useEndpointServer((app) => {
  registerEndpoint(app, followCounts, async ({ query, lastEventId, signal }) => {
    seen.isEnded = false
    async function* count() {
      try {
        for (let value = (lastEventId ?? 0) + 1; value <= query.until; value++)
          yield { id: value, event: 'count' as const, data: { value } }
        if (query.fault) throw new Error('made to fail')
        yield { id: query.until, event: 'last' as const, data: { at: 'two\nlines – ű' } }
        if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      } finally {
        seen.isEnded = true
      }
    }
    return count()
  })
  registerEndpoint(app, followAny, async () => {
    async function* greet() {
      yield { event: 'hello' as const, data: 'szia' }
    }
    return greet()
  })
})

const signedIn = () => server.signIn({ claims: ['Monitoring'] })

/** Opens the stream and collects its text while it lasts. */
async function follow(headers: Record<string, string>, query = 'until=2') {
  const hangUp = new AbortController()
  const url = `${server.address}/api/testing/counts?${query}`
  const answer = await fetch(url, { signal: hangUp.signal, headers: { 'accept-encoding': 'gzip', ...headers } })
  const stream = { answer, text: '', end: 'none' as 'none' | 'whole' | 'broken', hangUp: () => hangUp.abort() }
  const read = async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) stream.text += chunk
  }
  void read().then(
    () => (stream.end = 'whole'),
    () => (stream.end = 'broken'),
  )
  return stream
}

describe('what is sent', () => {
  test('events with their ids and names, at once and unpacked', async () => {
    const stream = await follow((await signedIn()).headers)
    await expect.poll(() => stream.text).toContain('last')
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.answer.headers.get('content-encoding')).toBeNull()
    expect(stream.answer.headers.get('cache-control')).toBe('no-store')
    expect(stream.text.replaceAll(/^:.*\n\n/gm, '')).toBe(
      'id: 1\nevent: count\ndata: {"value":1}\n\n' +
        'id: 2\nevent: count\ndata: {"value":2}\n\n' +
        'id: 2\nevent: last\ndata: {"at":"two\\nlines – ű"}\n\n',
    )
    stream.hangUp()
  })

  test('a sign of life while nothing happens', async () => {
    const stream = await follow((await signedIn()).headers)
    await expect.poll(() => stream.text.split(': still here\n\n').length).toBeGreaterThan(3)
    expect(stream.end).toBe('none')
    stream.hangUp()
  })

  test('only what came after the last one that the reader had', async () => {
    const { headers } = await signedIn()
    const stream = await follow({ ...headers, 'last-event-id': '4' }, 'until=6')
    await expect.poll(() => stream.text).toContain('last')
    expect([...stream.text.matchAll(/"value":(\d+)/g)].map(([, value]) => value)).toEqual(['5', '6'])
    stream.hangUp()
  })

  test.each(['x', '-1', 'ő', '1.5'])('a last one that never was is refused (%s)', async (id) => {
    const { headers } = await signedIn()
    const { answer } = await follow({ ...headers, 'last-event-id': encodeURIComponent(id) })
    expect(answer.status).toBe(422)
  })

  test('the end, where there is one', async () => {
    const answer = await fetch(`${server.address}/api/testing/any`, { headers: { 'last-event-id': 'ignored' } })
    expect(await answer.text()).toBe(': connected\n\nevent: hello\ndata: "szia"\n\n')
  })

  test('a fault breaks the connection', async () => {
    const stream = await follow((await signedIn()).headers, 'until=2&fault=true')
    await expect.poll(() => stream.end).toBe('broken')
  })
})

describe('who may listen', () => {
  test('nobody without a session or the claim', async () => {
    const { headers } = await server.signIn({ claims: ['Cegriport'] })
    expect([(await follow({})).answer.status, (await follow(headers)).answer.status]).toEqual([401, 400])
  })

  test('nobody after the end of the session, told or not', async () => {
    for (const isTold of [true, false]) {
      const { headers, userId } = await signedIn()
      const stream = await follow(headers)
      await expect.poll(() => stream.text).toContain('last')
      await deleteSessionsOfUser(server.deps.db, { userId })
      if (isTold) server.deps.sessions.clear()
      await expect.poll(() => stream.end, { timeout: 3000 }).toBe('whole')
      expect(seen.isEnded).toBe(true)
    }
  })

  test('nobody after the claim was taken away', async () => {
    const { headers } = await signedIn()
    const stream = await follow(headers)
    const me = await server.app.inject({ url: '/api/me', headers })
    await setClaims(server.deps.db, { email: me.json<{ email: string }>().email, claims: ['Cegriport'], now: new Date() })
    await expect.poll(() => stream.end, { timeout: 3000 }).toBe('whole')
  })

  test('listening is no use of the session', async () => {
    const { headers, userId } = await signedIn()
    const stream = await follow(headers)
    const past = new Date(Date.now() - 600_000)
    const { db } = server.deps
    await db.updateTable('sessions').set({ last_seen_at: past }).where('user_id', '=', userId).execute()
    await delay(300)
    const row = await db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', userId).executeTakeFirst()
    expect(row?.last_seen_at).toEqual(past)
    stream.hangUp()
  })
})

test('a reader that hangs up ends the source', async () => {
  const stream = await follow((await signedIn()).headers)
  await expect.poll(() => stream.text).toContain('last')
  expect(seen.isEnded).toBe(false)
  stream.hangUp()
  await expect.poll(() => seen.isEnded).toBe(true)
})

test('a server that stops ends its streams at once', async () => {
  const stream = await follow((await signedIn()).headers)
  await expect.poll(() => stream.text).toContain('last')
  const begun = Date.now()
  await server.app.close()
  await expect.poll(() => stream.end).toBe('whole')
  expect(Date.now() - begun).toBeLessThan(2000)
})
