import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import { createKeptLog } from '../../shared/testing-log.ts'
import { addTestUser, TEST_PASSWORD, type TestUser } from '../users/testing-users.ts'
import { disableUser } from '../users/users.usecases.ts'
import { startTestOidcProvider, TEST_CLIENT, type TestOidcProvider } from './testing-oidc-provider.ts'
import { visitProvider } from './testing-oidc-visit.ts'

const redirectUri = 'http://127.0.0.1:9/sign-in/callback'
const environment: Record<string, string> = {
  MERLEG_PUBLIC_URL: 'http://127.0.0.1:9',
  MERLEG_OIDC_CLIENT_ID: TEST_CLIENT.id,
  MERLEG_OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
  MERLEG_OIDC_NAME: 'Próba',
}
let provider: TestOidcProvider
beforeAll(async () => {
  provider = await startTestOidcProvider({ redirectUri })
  environment['MERLEG_OIDC_ISSUER'] = provider.issuer
})
const test = useTestApp(environment)
afterAll(() => provider.stop())
afterEach(() => {
  Object.assign(provider.faults, { isForOther: false, givesOldCodes: false, isBroken: false })
  test.deps.clock = systemClock
})

type Headers = Record<string, string>
type Start = { url: string; key: string }

const post = (url: string, payload: object = {}, headers: Headers = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers })

async function signIn(user: TestUser): Promise<Headers> {
  const answer = await post('/api/auth/login', { username: user.email, password: TEST_PASSWORD })
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` }
}

async function signInConfirmed(user: TestUser): Promise<Headers> {
  const headers = await signIn(user)
  expect((await post('/api/second-factor/confirm', { password: TEST_PASSWORD }, headers)).statusCode).toBe(200)
  return headers
}

async function start(headers?: Headers): Promise<Start> {
  const path = headers === undefined ? 'sign-in' : 'link'
  const answer = await post(`/api/oidc/${path}/start`, {}, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const visit = (url: string, account: string) => visitProvider(url, { account, redirectUri })

async function link(user: TestUser, account: string): Promise<Headers> {
  const headers = await signInConfirmed(user)
  const { url, key } = await start(headers)
  const answer = await post('/api/oidc/link/finish', { key, ...(await visit(url, account)) }, headers)
  expect(answer.json()).toMatchObject({ notification: expect.any(String) })
  return headers
}

async function signInBy(account: string, change: (url: URL) => void = () => undefined) {
  const { url, key } = await start()
  const changed = new URL(url)
  change(changed)
  return post('/api/oidc/sign-in/finish', { key, ...(await visit(changed.href, account)) })
}

const list = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/oidc/identities', headers })).json<{
    provider: string
    results: { id: string; label: string; lastUsedAt: string | null }[]
  }>()

const attempts = async () =>
  (await sql<{ count: number }>`select count(*)::integer as count from oidc_attempts`.execute(test.deps.db)).rows[0]
    ?.count

describe('a linked account of the provider', () => {
  it('lets its owner in, by PKCE, state and nonce, and says so of the session', async () => {
    const user = await addTestUser(test.deps.db)
    const headers = await link(user, 'anna')
    const { url } = await start()
    const asked = new URL(url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: TEST_CLIENT.id,
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: redirectUri,
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    const { token } = (await signInBy('anna')).json<{ token: string }>()
    const own = { authorization: `Bearer ${token}` }
    expect((await test.app.inject({ url: '/api/me', headers: own })).json()).toMatchObject({ userId: user.userId })
    const { results } = (await test.app.inject({ url: '/api/sessions', headers: own })).json<{
      results: { method: string; isThis: boolean }[]
    }>()
    expect(results.find(({ isThis }) => isThis)?.method).toBe('oidc')
    expect(await list(headers)).toMatchObject({
      provider: 'Próba',
      results: [{ label: 'anna@provider.example', lastUsedAt: expect.any(String) }],
    })
    const logout = (await test.app.inject({ url: '/api/oidc/logout', headers: own })).json<{ url: string }>()
    expect(logout.url).toMatch(new RegExp(`^${provider.issuer}/session/end\\?`))
    expect((await test.app.inject({ url: '/api/oidc/logout', headers })).json()).toEqual({ url: null })
  })

  it('is nobody by its address: unlinked it is refused with what to do', async () => {
    const user = await addTestUser(test.deps.db)
    await sql`update users set email = 'bela@provider.example' where user_id = ${user.userId}`.execute(test.deps.db)
    const { url, key } = await start()
    const finish = { key, ...(await visit(url, 'bela')) }
    const answer = await post('/api/oidc/sign-in/finish', finish, { 'x-locale': 'en' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'oidc.not-linked', message: expect.stringContaining('Sign-in and security') },
    ])
  })

  it('is linked to one user, and unlinked only by him, who proves anew who he is', async () => {
    const [user, other] = [await addTestUser(test.deps.db), await addTestUser(test.deps.db)]
    const headers = await link(user, 'cili')
    await link(user, 'cili')
    expect((await list(headers)).results).toHaveLength(1)
    const others = await signInConfirmed(other)
    const { url, key } = await start(others)
    const taken = await post('/api/oidc/link/finish', { key, ...(await visit(url, 'cili')) }, others)
    expect([taken.statusCode, taken.json()]).toMatchObject([409, { code: 'oidc.identity-taken' }])
    const [identity] = (await list(headers)).results
    const remove = (as: Headers) =>
      test.app.inject({ method: 'DELETE', url: `/api/oidc/identities/${identity?.id ?? ''}`, headers: as })
    expect((await remove(others)).statusCode).toBe(404)
    expect((await remove(await signIn(user))).json()).toMatchObject({ code: 'auth.confirmation-required' })
    const versionOf = async () =>
      (await test.deps.db.selectFrom('users').select('sign_in_version').where('user_id', '=', user.userId).execute())[0]
        ?.sign_in_version ?? 0
    const before = await versionOf()
    expect((await remove(headers)).statusCode).toBe(200)
    // What the account of the provider proved before signs in no more.
    expect(await versionOf()).toBe(before + 1)
    expect((await signInBy('cili')).json()).toMatchObject({ code: 'oidc.not-linked' })
  })

  it('is asked for a proof before it is linked, and never linked to a demo account', async () => {
    const headers = await signIn(await addTestUser(test.deps.db))
    expect((await post('/api/oidc/link/start', {}, headers)).json()).toMatchObject({
      code: 'auth.confirmation-required',
    })
    const demo = await signIn(await addTestUser(test.deps.db, { isDemo: true }))
    expect((await post('/api/oidc/link/start', {}, demo)).json()).toMatchObject({ code: 'auth.demo-account' })
  })

  it('does not let in whose account is disabled, or whose trial is over', async () => {
    const [user, tried] = [await addTestUser(test.deps.db), await addTestUser(test.deps.db)]
    await link(user, 'dora')
    await link(tried, 'edit')
    await disableUser(test.deps.db, { email: user.email, now: new Date() })
    expect((await signInBy('dora')).json()).toMatchObject({ code: 'auth.account-disabled' })
    await sql`update subscribers set trial_ends_at = '2026-01-01' where subscriber_id = ${tried.subscriberId}`.execute(
      test.deps.db,
    )
    expect((await signInBy('edit')).json()).toMatchObject({ code: 'trial.over' })
  })
})

describe('what comes back from the provider', () => {
  it('counts once, within ten minutes, and for the browser that began', async () => {
    const user = await addTestUser(test.deps.db)
    await link(user, 'fanni')
    const { url, key } = await start()
    const returned = await visit(url, 'fanni')
    const finish = (change: object) => post('/api/oidc/sign-in/finish', { key, ...returned, ...change })
    const over = { code: 'oidc.attempt-over' }
    expect((await finish({ key: 'x'.repeat(43) })).json()).toMatchObject(over)
    expect((await finish({ state: 'x'.repeat(43) })).json()).toMatchObject(over)
    const later = new Date(Date.now() + 10 * 60_000)
    test.deps.clock = { now: () => later }
    expect((await finish({})).json()).toMatchObject(over)
    test.deps.clock = systemClock
    expect((await finish({})).json()).toMatchObject({ token: expect.any(String) })
    expect((await finish({})).json()).toMatchObject(over)
  })

  it('is not taken for a sign-in where an account was to be linked, nor for another user', async () => {
    const [user, other] = [await addTestUser(test.deps.db), await addTestUser(test.deps.db)]
    const headers = await signInConfirmed(user)
    const { url, key } = await start(headers)
    const returned = { key, ...(await visit(url, 'gabor')) }
    expect((await post('/api/oidc/sign-in/finish', returned)).json()).toMatchObject({ code: 'oidc.attempt-over' })
    expect((await post('/api/oidc/link/finish', returned, await signIn(other))).json()).toMatchObject({
      code: 'oidc.attempt-over',
    })
    expect((await list(headers)).results).toEqual([])
  })

  const refused = { code: 'oidc.refused' }

  it('is refused with another nonce, audience, issuer, or a code that is over or was used', async () => {
    const user = await addTestUser(test.deps.db)
    await link(user, 'hanna')
    const nonced = await start()
    const withNonce = { key: nonced.key, ...(await visit(nonced.url, 'hanna')) }
    await sql`update oidc_attempts set nonce = 'another'`.execute(test.deps.db)
    expect((await post('/api/oidc/sign-in/finish', withNonce)).json()).toMatchObject(refused)
    provider.faults.isForOther = true
    const forOther = (url: URL) => url.searchParams.set('client_id', 'other')
    expect((await signInBy('hanna', forOther)).json()).toMatchObject(refused)
    provider.faults.isForOther = false
    provider.faults.givesOldCodes = true
    expect((await signInBy('hanna')).json()).toMatchObject(refused)
    provider.faults.givesOldCodes = false
    const first = await start()
    const returned = await visit(first.url, 'hanna')
    expect((await post('/api/oidc/sign-in/finish', { key: first.key, ...returned })).statusCode).toBe(200)
    const second = await start()
    const state = new URL(second.url).searchParams.get('state')
    const replayed = { key: second.key, ...returned, state }
    expect((await post('/api/oidc/sign-in/finish', replayed)).json()).toMatchObject(refused)
    const third = await start()
    const mixed = { key: third.key, ...(await visit(third.url, 'hanna')), iss: 'https://evil.example' }
    expect((await post('/api/oidc/sign-in/finish', mixed)).json()).toMatchObject(refused)
    expect((await signInBy('hanna')).statusCode).toBe(200)
  })

  it('may be that the user cancelled, and leaves nothing behind', async () => {
    await sql`delete from oidc_attempts`.execute(test.deps.db)
    expect((await signInBy('')).json()).toMatchObject({ code: 'oidc.cancelled' })
    expect(await attempts()).toBe(0)
  })

  it('does not come while the provider is down', async () => {
    provider.faults.isBroken = true
    const answer = await signInBy('anna')
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'oidc.provider-down' }])
    const config = { ...test.deps.config, MERLEG_OIDC_ISSUER: 'http://127.0.0.1:9' }
    const { logger, lines } = createKeptLog('warn')
    const away = await buildApp({ ...test.deps, config, logger }, { readiness: { state: 'ready' } })
    const started = await away.inject({ method: 'POST', url: '/api/oidc/sign-in/start', payload: {} })
    await away.close()
    expect([started.statusCode, started.json()]).toMatchObject([503, { code: 'oidc.provider-down' }])
    expect(lines.join('')).not.toContain(TEST_CLIENT.secret)
  })

  it('is not asked for where none is configured', async () => {
    const config = { ...test.deps.config, MERLEG_OIDC_ISSUER: undefined }
    const without = await buildApp({ ...test.deps, config }, { readiness: { state: 'ready' } })
    const started = await without.inject({ method: 'POST', url: '/api/oidc/sign-in/start', payload: {} })
    await without.close()
    expect([started.statusCode, started.json()]).toMatchObject([404, { code: 'oidc.not-configured' }])
  })
})

it('nothing secret of the way reaches the log', async () => {
  const { logger, lines } = createKeptLog('debug')
  const app = await buildApp({ ...test.deps, logger }, { readiness: { state: 'ready' } })
  const started = await app.inject({ method: 'POST', url: '/api/oidc/sign-in/start', payload: {} })
  const { url, key } = started.json<Start>()
  const returned = await visit(url, 'ismeretlen')
  await app.inject({ method: 'POST', url: '/api/oidc/sign-in/finish', payload: { key, ...returned } })
  await app.close()
  const log = lines.join('')
  expect(log).toContain('not-linked')
  for (const secret of [key, returned['code'] ?? '?', returned['state'] ?? '?', 'ismeretlen@', TEST_CLIENT.secret])
    expect(log).not.toContain(secret)
})
