import { expect, test } from 'vitest'
import type { Endpoint } from '@merleg/contract/endpoint'
import { readEndpoints } from '../../app/testing-endpoints.ts'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import { useSignInCalls } from '../second-factor/testing-second-factor.ts'
import { appCode } from '../second-factor/testing-app-code.ts'
import { addTestUser, TEST_PASSWORD } from '../users/testing-users.ts'

const testApp = useTestApp()
const { post, signIn, confirm, setUpApp } = useSignInCalls(testApp)
const ID = '0f0e0d0c-0000-4000-8000-000000000001'
const registration = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', attestationObject: 'x' },
  clientExtensionResults: {},
}

/** Every call that needs a fresh proof, with what it is sent: one that is new has to be added here. */
const CALLS: Readonly<Record<string, object | null>> = {
  'POST /api/second-factor/app/start': {},
  'POST /api/second-factor/app/confirm': { code: '000000' },
  'DELETE /api/second-factor/app': null,
  'POST /api/second-factor/recovery-codes': {},
  'POST /api/passkeys/add/start': {},
  'POST /api/passkeys/add/finish': { name: 'x', registration },
  'DELETE /api/passkeys/:id': null,
  'POST /api/oidc/link/start': {},
  'DELETE /api/oidc/identities/:id': null,
  'DELETE /api/sessions/:id': null,
  'POST /api/sessions/end-others': {},
  'GET /api/personal-data/download': null,
  'POST /api/personal-data/closing': { isAtOnce: false },
  'POST /api/administration/keys/add': { name: 'x', claims: [], expiresOn: '2099-01-01' },
  'POST /api/administration/users/:id/role': { role: 'administrator' },
  'POST /api/administration/users/:id/state': { isDisabled: true },
  'POST /api/administration/users/:id/second-factor/reset': {},
  'POST /api/administration/users/:id/closing': { isAtOnce: true },
  'POST /api/administration/invitations': { email: 'x@test.example', role: 'administrator', claims: [] },
  'POST /api/profile': {
    currentPassword: TEST_PASSWORD,
    password: 'zöld-teknős-8',
    passwordConfirmation: 'zöld-teknős-8',
  },
}

const guarded = (await readEndpoints()).filter(([, { freshProof }]) => freshProof !== undefined)

test('each call that needs a proof is tried, and names the refusal', () => {
  expect(guarded.map(([name]) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted())
  expect(guarded.filter(([, { errors }]) => !errors.includes('auth.confirmation-required'))).toEqual([])
})

const send = (name: string, { method, path }: Endpoint, headers: Record<string, string>) => {
  const payload = CALLS[name]
  const url = path.replace(':id', ID)
  return testApp.app.inject({ method, url, headers, ...(payload && { payload }) })
}

test.each(guarded)(
  '%s: a session is not enough, nor a proof of minutes ago, or the password beside a factor',
  async (name, endpoint) => {
    const refused = { code: 'auth.confirmation-required' }
    const user = await addTestUser(testApp.deps.db, { role: 'administrator' })
    const [headers, elsewhere] = [await signIn(user), await signIn(user)]
    const hasPassword = name === 'POST /api/profile'
    if (!hasPassword) {
      const stale = await send(name, endpoint, headers)
      expect([stale.statusCode, stale.json()]).toMatchObject([403, refused])
      // Of another session of the same user.
      await confirm(elsewhere)
      expect((await send(name, endpoint, headers)).json()).toMatchObject(refused)
    }
    const { secret } = await setUpApp(headers)
    const later = new Date(Date.now() + 6 * 60_000)
    testApp.deps.clock = { now: () => later }
    try {
      await confirm(headers)
      expect((await send(name, endpoint, headers)).json()).toMatchObject(refused)
      expect((await confirm(headers, appCode(secret, later))).statusCode).toBe(200)
      const proved = await send(name, endpoint, headers)
      expect(proved.statusCode).not.toBe(403)
      expect(proved.body).not.toContain('auth.confirmation-required')
    } finally {
      testApp.deps.clock = systemClock
    }
  },
)

test('inviting a member, and a name alone, need none', async () => {
  const user = await addTestUser(testApp.deps.db, { role: 'administrator' })
  const headers = await signIn(user)
  const invited = { email: `${user.userId}@test.example`, role: 'member', claims: [] }
  expect((await post('/api/administration/invitations', invited, headers)).statusCode).toBe(200)
  expect((await post('/api/profile', { name: 'Új Név' }, headers)).statusCode).toBe(200)
})

test('wrong passwords count as tries to sign in', async () => {
  const user = await addTestUser(testApp.deps.db)
  const headers = await signIn(user)
  for (let guess = 0; guess < 10; guess += 1)
    expect((await post('/api/second-factor/confirm', { password: 'nem ez' }, headers)).statusCode).toBe(422)
  const rested = await post('/api/second-factor/confirm', { password: TEST_PASSWORD }, headers)
  expect([rested.statusCode, rested.json()]).toMatchObject([429, { code: 'auth.too-many-attempts' }])
})
