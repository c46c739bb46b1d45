import { randomBytes, randomUUID } from 'node:crypto'
import { unsubscribePage } from '@merleg/contract/pages'
import { expect, test } from 'vitest'
import { useTestApp } from './testing-app.ts'

const LIMIT = 5
const testApp = useTestApp({ MERLEG_REQUESTS_PER_MINUTE: String(LIMIT) })

const counted = useTestApp({ MERLEG_REQUESTS_PER_MINUTE: String(LIMIT) })

const oneOfTwo = useTestApp({ MERLEG_REQUESTS_PER_MINUTE: String(LIMIT), MERLEG_PROCESSES: '2' })

const call = (headers: Record<string, string>) => testApp.app.inject({ url: '/api/me', headers })

test('made-up tokens and addresses share the limit of where they come from; a session has its own', async () => {
  const strangers = [
    () => ({ authorization: `Bearer ${randomBytes(32).toString('base64url')}` }),
    () => ({ 'x-forwarded-for': `10.0.0.${randomBytes(1)[0] ?? 0}` }),
  ]
  const statuses = []
  for (let calls = 0; calls < LIMIT; calls += 1) statuses.push((await call(strangers[calls % 2]?.() ?? {})).statusCode)
  expect(statuses).toEqual(Array(LIMIT).fill(401))
  for (const stranger of strangers) {
    const refused = await call({ ...stranger(), 'x-locale': 'en' })
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        type: 'traffic',
        code: 'traffic.too-many-requests',
        message: expect.stringContaining('traffic'),
        retryAfterSeconds: expect.any(Number),
      },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  const { headers } = await testApp.signIn({ claims: [] })
  for (let calls = 0; calls < LIMIT; calls += 1) expect((await call(headers)).statusCode).toBe(200)
  expect((await call(headers)).statusCode).toBe(429)
  const colleague = await testApp.signIn({ claims: [] })
  expect((await call(colleague.headers)).statusCode).toBe(200)
})

test.each([
  ['the one click of mail programs', '10.1.1.1', () => unsubscribePage(randomUUID())],
  ['a call whose path is written in another way', '10.1.1.2', () => '/%61pi/monitoring/mails/unsubscribe'],
])('%s is counted, too', async (_what, remoteAddress, url) => {
  const ask = async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await counted.app.inject({ method: 'POST', url: url(), headers, payload: 'a=b', remoteAddress })).statusCode
  }
  const statuses = []
  for (let calls = 0; calls <= LIMIT; calls += 1) statuses.push(await ask())
  expect(statuses.map((status) => status === 429)).toEqual([...Array(LIMIT).fill(false), true])
})

test.each(['/metrics', '/readyz'])('%s is counted by where it comes from, whatever token it carries', async (url) => {
  const remoteAddress = url === '/metrics' ? '10.1.1.3' : '10.1.1.4'
  const { headers } = await counted.signIn({ claims: [] })
  const statuses = []
  for (let calls = 0; calls <= LIMIT; calls += 1)
    statuses.push((await counted.app.inject({ url, remoteAddress, ...(calls % 2 ? { headers } : {}) })).statusCode)
  expect(statuses.map((status) => status === 429)).toEqual([...Array(LIMIT).fill(false), true])
})

test('one of two processes counts to its half, rounded up', async () => {
  const { headers } = await oneOfTwo.signIn({ claims: [] })
  const ask = async () => (await oneOfTwo.app.inject({ url: '/api/me', headers })).statusCode
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
})
