import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEndpoints } from './testing-endpoints.ts'
import { useTestApp } from './testing-app.ts'

const testApp = useTestApp()
const endpoints = await readEndpoints()
let headers: { authorization: string } = { authorization: '' }

beforeAll(async () => {
  headers = (await testApp.signIn({ claims: GRANTING_CLAIMS })).headers
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.constantFrom(
    '%',
    '_',
    '*',
    "' or 1=1 --",
    'a & !b <-> c:*',
    '1e999',
    '-0',
    'NaN',
    'null',
    '2024-02-30',
    'ß'.repeat(90),
  ),
)
const anyQuery = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom('query', 'currentPage', 'perPage', 'asOf', 'all'), anyText), anyText),
  {
    maxLength: 5,
  },
)
const anyPathPart = fc.oneof(anyText, fc.constantFrom('10738885', 'ro-67248', '2024', 'balance', '..', '%2e%2e'))

/** What a caller may rely on whatever is sent: an answer that is no fault, and of every refusal the same shape. */
function expectPolite(answer: { statusCode: number; body: string }, sent: unknown): void {
  expect(answer.statusCode, `${JSON.stringify(sent)}: ${answer.body}`).toBeLessThan(500)
  if (answer.statusCode >= 400)
    expect(JSON.parse(answer.body)).toMatchObject({
      type: expect.any(String),
      code: expect.any(String),
      message: expect.any(String),
    })
}

// An answer that stays open is not waited for.
const ending = endpoints.filter(([, { kind }]) => kind !== 'events')

test.each(ending)('%s stands any query, body and path', async (_name, endpoint) => {
  await fc.assert(
    fc.asyncProperty(anyQuery, anyPathPart, fc.jsonValue(), async (query, part, body) => {
      const search = new URLSearchParams(query.map(([key, value]): [string, string] => [key, value.toWellFormed()]))
      const path = endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(part.toWellFormed()))
      const request = {
        method: endpoint.method,
        url: `${path}?${search.toString()}`,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(endpoint.method === 'POST' ? { payload: JSON.stringify(body) } : {}),
      }
      // A logout that succeeds would end the session of the runs to come.
      if (endpoint.path === '/api/auth/logout') request.headers.authorization = 'Bearer none'
      expectPolite(await testApp.app.inject(request), request)
    }),
    { numRuns: 40 },
  )
})

describe('a body', () => {
  const send = (payload: string, type = 'application/json') =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/send-message',
      headers: { ...headers, 'content-type': type },
      payload,
    })

  test.each([
    ['nested ten thousand times', '['.repeat(10_000) + ']'.repeat(10_000), 413],
    ['with a value nested a thousand times', `{"message":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`, 413],
    ['that ends too early', '{"message":"x', 422],
    ['that is empty', '', 422],
    ['with a prototype', '{"__proto__":{"x":1},"message":"x"}', 422],
    ['of two megabytes', `"${'x'.repeat(2_000_000)}"`, 413],
    ['with an unknown field', '{"message":"x","other":1}', 422],
    ['with a thousand unknown fields', `{${Array.from({ length: 1000 }, (_, at) => `"k${at}":1`).join(',')}}`, 413],
  ])('%s is refused', async (_title, payload, status) => {
    const answer = await send(payload)
    expect(answer.statusCode).toBe(status)
    expectPolite(answer, payload.slice(0, 80))
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png'])(
    'of %s is refused',
    async (type) => {
      const answer = await send('x', type)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'request.unsupported-type'])
    },
  )
})

describe('an address', () => {
  test.each(['/%', '/api/%', '/api/report/%ff/header', '/assets/%'])(
    'that cannot be decoded, %s, is not found',
    async (url) => {
      const answer = await testApp.app.inject({ url, headers: { 'x-locale': 'en' } })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { type: 'page', code: 'page.not-found', message: 'The page was not found.' },
      ])
    },
  )

  test.each([
    ['hu', 'A keresett oldal nem található.'],
    ['en', 'The page was not found.'],
    ['de', 'Die Seite wurde nicht gefunden.'],
    ['xx', 'A keresett oldal nem található.'],
    ['x'.repeat(2000), 'A keresett oldal nem található.'],
  ])('unknown, is refused in the language asked for (%#)', async (locale, message) => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const answer = await testApp.app.inject({ method, url: '/api/none', headers: { 'x-locale': locale } })
      expect([answer.statusCode, answer.json()]).toEqual([404, { type: 'page', code: 'page.not-found', message }])
    }
  })
})

test('a request that never ends is not waited for for ever', () => {
  expect(testApp.app.server.requestTimeout).toBeGreaterThan(0)
})
