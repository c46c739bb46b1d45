import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { defineEndpoint } from '@merleg/contract/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { registerEndpoint } from './register-endpoint.ts'
import { useEndpointServer } from './testing-endpoint-server.ts'

const readRows = defineEndpoint({
  method: 'GET',
  path: '/api/testing/rows',
  access: 'public',
  kind: 'stream',
  summary: 'Rows without end, or with a fault',
  query: z.strictObject({ count: z.coerce.number(), faultAt: z.coerce.number().default(-1) }),
  errors: ['company.not-found'],
})

const readCursor = defineEndpoint({
  method: 'GET',
  path: '/api/testing/cursor',
  access: 'public',
  kind: 'stream',
  summary: 'Rows of the database',
  query: z.strictObject({ count: z.coerce.number() }),
  errors: [],
})

const LINE = `${'x'.repeat(999)}\n`
const seen = { made: 0, isEnded: false, isAborted: false }

const server = useEndpointServer((app) => {
  registerEndpoint(app, readRows, async ({ query, signal }) => {
    Object.assign(seen, { made: 0, isEnded: false, isAborted: false })
    signal.addEventListener('abort', () => (seen.isAborted = true))
    async function* make() {
      try {
        for (; seen.made < query.count; seen.made++) {
          if (seen.made === query.faultAt) throw new AppError('company.not-found')
          yield LINE
        }
      } finally {
        seen.isEnded = true
      }
    }
    return { fileName: 'sorok – ű.csv', contentType: 'text/csv; charset=utf-8', body: make() }
  })
  registerEndpoint(app, readCursor, async ({ query }) => {
    async function* make() {
      const numbers = sql<{ n: number }>`(select generate_series(1, ${query.count}::int) as n)`.as('numbers')
      for await (const { n } of server.deps.db.selectFrom(numbers).select('n').stream(100)) yield `${n}\n`
    }
    return { fileName: 'numbers.csv', contentType: 'text/csv', body: make() }
  })
})

const url = (query: string) => `${server.address}/api/testing/rows?${query}`

test('a file arrives whole under its name, packed where the client takes it', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const answer = await fetch(url('count=3000'), { headers: { 'accept-encoding': encoding } })
    expect((await answer.text()).length).toBe(3_000_000)
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
    expect(decodeURIComponent(answer.headers.get('x-filename') ?? '')).toBe('sorok – ű.csv')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  const empty = await fetch(url('count=0'))
  expect([empty.status, await empty.text()]).toEqual([200, ''])
})

test('a fault before the first piece is an ordinary refusal', async () => {
  const answer = await fetch(url('count=10&faultAt=0'))
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'company.not-found' }])
  expect(answer.headers.get('x-filename')).toBeNull()
  expect(answer.headers.get('content-disposition')).toBeNull()
})

test.each(['identity', 'gzip'])('a fault in the middle breaks the connection (%s)', async (encoding) => {
  const answer = await fetch(url('count=3000&faultAt=2500'), { headers: { 'accept-encoding': encoding } })
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
})

test('no more is made than the client takes', async () => {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.write('GET /api/testing/rows?count=1000000000 HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(() => seen.made).toBeGreaterThan(10)
  await expect
    .poll(async () => {
      const before = seen.made
      await delay(100)
      return seen.made - before
    })
    .toBe(0)
  // What fits between the two: buffers of the kernel on both sides and ours.
  expect(seen.made).toBeLessThan(20_000)
  expect(seen.isEnded).toBe(false)
  socket.destroy()
  await expect.poll(() => seen).toMatchObject({ isEnded: true, isAborted: true })
})

test.each(['identity', 'gzip'])('a client that hangs up ends the maker (%s)', async (encoding) => {
  const hangUp = new AbortController()
  const headers = { 'accept-encoding': encoding }
  const answer = await fetch(url('count=1000000000'), { signal: hangUp.signal, headers })
  await answer.body?.getReader().read()
  hangUp.abort()
  await expect.poll(() => seen).toMatchObject({ isEnded: true, isAborted: true })
})

test('rows of a cursor are sent, and a client that hangs up gives its connection back', async () => {
  const cursorUrl = (count: number) => `${server.address}/api/testing/cursor?count=${count}`
  expect((await (await fetch(cursorUrl(1000))).text()).split('\n')).toHaveLength(1001)
  const hangUp = new AbortController()
  const answer = await fetch(cursorUrl(50_000_000), { signal: hangUp.signal })
  await answer.body?.getReader().read()
  const { pool } = server.database
  expect(pool.totalCount - pool.idleCount).toBe(1)
  hangUp.abort()
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
})

test('packed bytes are what was made', async () => {
  const answer = await server.app.inject({ url: '/api/testing/rows?count=20', headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(answer.rawPayload).toString()).toBe(LINE.repeat(20))
})
