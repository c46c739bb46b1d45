import { CLAIMS, GRANTING_CLAIMS, hasClaim, offeredClaim } from '@merleg/domain/claims'
import { type Endpoint, isForMachines } from '@merleg/contract/endpoint'
import type { Role } from '@merleg/domain/roles'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addTestKey } from '../features/api-keys/testing-keys.ts'
import { useTestApp } from './testing-app.ts'
import { readEndpoints } from './testing-endpoints.ts'

const endpoints = await readEndpoints()
const testApp = useTestApp()

function inject(endpoint: Endpoint, headers: Record<string, string>, suffix = '') {
  const url = endpoint.path
    .replace('/lists/:id', '/lists/0199aa00-0000-7000-8000-000000000001')
    .replace(':ids', '10738885,12345676')
    .replace(':tax8', '10738885')
    .replace(':id', findId(endpoint))
    .replace(':deliveryId', '0199aa00-0000-7000-8000-000000000001')
    .replace(':year', '2024')
    .replace(':part', 'balance')
    .replace(':country', 'at')
    .replace(':variant', 'small')
    .replace(':availability', 'instant')
    .replace(':orderId', '0199aa00-0000-7000-8000-000000000001')
    .replaceAll(/:\w+/g, '1')
  const body = endpoint.method === 'POST' ? { payload: { surprise: true } } : {}
  return testApp.app.inject({
    method: endpoint.method,
    url: url + suffix,
    headers: { ...headers, 'x-locale': 'de' },
    ...(endpoint.kind === 'upload' ? { payload: makeForm() } : body),
  })
}

/** A path that is not of its shape leads nowhere: the id of a company, or of a row. */
function findId({ params }: Endpoint): string {
  const ids = ['10738885', '0f0e0d0c-0000-4000-8000-000000000001']
  return ids.find((id) => z.safeParse(params?.shape['id'] ?? z.string(), id).success) ?? ''
}

function makeForm(): FormData {
  const form = new FormData()
  form.append('surprise', 'true')
  return form
}

/** Operators are of one subscriber alone: who is asked for by no endpoint is no operator here. */
function roleFor({ role }: Endpoint): Role {
  return role ?? 'member'
}

test('the contract has endpoints', () => {
  expect(endpoints.length).toBeGreaterThan(15)
})

const guarded = endpoints.filter(([, endpoint]) => endpoint.access !== 'public')

test.each(guarded)('%s refuses a caller without a token, or with a wrong one', async (_name, endpoint) => {
  for (const headers of [{}, { authorization: 'Bearer short' }, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
    const answer = await inject(endpoint, headers)
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { type: 'auth', code: 'auth.required', message: 'Bitte melden Sie sich an, um fortzufahren.' },
    ])
  }
})

const administered = guarded.filter(([, endpoint]) => endpoint.role !== undefined)

test.each(administered)('%s refuses a member before it looks at the input', async (_name, endpoint) => {
  const { headers } = await testApp.signIn({ claims: GRANTING_CLAIMS })
  const answer = await inject(endpoint, headers, '?surprise=1')
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'role.missing', name: endpoint.role }])
})

const personal = guarded.filter(([, endpoint]) => !isForMachines(endpoint))

test.each(personal)('%s refuses a key of a program', async (_name, endpoint) => {
  const { headers } = await addTestKey(testApp, { claims: GRANTING_CLAIMS })
  const answer = await inject(endpoint, headers, '?surprise=1')
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'key.not-for-pages' }])
})

const mechanical = guarded.filter(([, endpoint]) => isForMachines(endpoint))

test.each(mechanical)('%s takes a key with the claim, and refuses one without', async (_name, endpoint) => {
  const { access } = endpoint
  const withClaim = await inject(endpoint, (await addTestKey(testApp, { claims: GRANTING_CLAIMS })).headers, '?surprise=1')
  expect([withClaim.statusCode, withClaim.json()]).toMatchObject([422, { code: 'validation.failed' }])
  expect(withClaim.headers.ratelimit).toMatch(/^"minute";r=\d+;t=\d+, "month";r=\d+;t=\d+$/)
  if (access === 'public' || access === 'user') return
  const others = GRANTING_CLAIMS.filter((claim) => !hasClaim([claim], access))
  const without = await inject(endpoint, (await addTestKey(testApp, { claims: others })).headers, '?surprise=1')
  expect([without.statusCode, without.json()]).toMatchObject([400, { code: 'claim.missing' }])
})

const claimed = guarded.filter(([, endpoint]) => endpoint.access !== 'user')

test.each(claimed)('%s refuses a user without the claim before it looks at the input', async (_name, endpoint) => {
  const { access } = endpoint
  if (access === 'public' || access === 'user') throw new Error('no claim is asked for')
  const others = CLAIMS.filter((claim) => !hasClaim([claim], access))
  const { headers } = await testApp.signIn({ claims: others })
  const answer = await inject(endpoint, headers, '?surprise=1')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { type: 'module', code: 'claim.missing', name: offeredClaim(access) },
  ])
})

test.each(endpoints)('%s refuses an unknown query parameter or a wrong body', async (_name, endpoint) => {
  const { headers } = await testApp.signIn({ claims: GRANTING_CLAIMS, role: roleFor(endpoint) })
  const answer = await inject(endpoint, headers, '?surprise=1')
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'validation.failed' }])
})

/** Also where a parameter of a path may be a word of another one. */
function isPathOf(pattern: string, path: string): boolean {
  const [ours, others] = [pattern.split('/'), path.split('/')]
  return ours.length === others.length && ours.every((part, at) => part.startsWith(':') || part === others[at])
}

test.each(endpoints)('%s refuses HEAD and every other method, and tells the right ones', async (_name, endpoint) => {
  const right = [
    ...new Set(endpoints.filter(([, { path }]) => isPathOf(path, endpoint.path)).map(([, { method }]) => method)),
  ]
  for (const method of ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    if (right.some((each) => each === method)) continue
    const answer = await testApp.app.inject({ method, url: `${endpoint.path}?a=b`, headers: { 'x-locale': 'en' } })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, right.toSorted().join(', ')])
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ type: 'request', code: 'request.wrong-method' })
  }
})

const MALFORMED = [
  '%',
  '%00',
  '%F0%28',
  "';--",
  '../..',
  '%2e%2e%2f',
  'x'.repeat(600),
  '☃',
  '0',
  '-1',
  '1e309',
  '[]',
  '{}',
]

// An answer that stays open is not waited for.
const ending = endpoints.filter(([, { kind }]) => kind !== 'events')

test.each(ending)('%s stands any path parameter and body', async (_name, endpoint) => {
  const { headers } = await testApp.signIn({ claims: GRANTING_CLAIMS })
  for (const text of MALFORMED) {
    const url = endpoint.path.replaceAll(/:\w+/g, text)
    const answers = await Promise.all([
      testApp.app.inject({ method: endpoint.method, url, headers }),
      testApp.app.inject({
        method: 'POST',
        url: endpoint.path,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: text,
      }),
      testApp.app.inject({
        method: 'POST',
        url: endpoint.path,
        headers: { ...headers, 'content-type': text.replaceAll(/[^\w/]/g, '') || 'x' },
        payload: text,
      }),
    ])
    for (const answer of answers) expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500)
  }
})

test('text that cannot be stored is refused', async () => {
  const { headers } = await testApp.signIn({ claims: GRANTING_CLAIMS })
  const answers = await Promise.all([
    testApp.app.inject({ url: '/api/quick-search?query=abc%00', headers }),
    testApp.app.inject({ method: 'POST', url: '/api/send-message', headers, payload: { message: 'a\u0000b' } }),
    testApp.app.inject({
      method: 'POST',
      url: '/api/send-message',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"message":"\\ud800"}',
    }),
  ])
  expect(answers.map((answer) => answer.statusCode)).toEqual([422, 422, 422])
})
