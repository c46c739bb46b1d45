import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import { appCode } from '../second-factor/testing-app-code.ts'
import { useSignInCalls } from '../second-factor/testing-second-factor.ts'
import { addTestUser, TEST_PASSWORD, type TestUser } from '../users/testing-users.ts'
import { disableUser } from '../users/users.usecases.ts'
import { relyingPartyOf } from './relying-party.ts'
import { TestAuthenticator } from './testing-authenticator.ts'

const test = useTestApp()
const { post, get, remove, login, bearer, signIn, confirm, setUpApp } = useSignInCalls(test)
const of = { origin: 'http://merleg.test', domain: 'merleg.test' }
afterEach(() => {
  test.deps.clock = systemClock
})

type Headers = Record<string, string>
type Creation = { options: { challenge: string; user: { id: string }; excludeCredentials: { id: string }[] } }
type Asked = { options: { challenge: string; allowCredentials: { id: string }[] } }

async function add(headers: Headers, name = 'Telefon', authenticator = new TestAuthenticator(of)) {
  const { options } = (await post('/api/passkeys/add/start', {}, headers)).json<Creation>()
  const registration = authenticator.register(options)
  const answer = await post('/api/passkeys/add/finish', { name, registration }, headers)
  return { authenticator, answer, options, registration }
}

async function addUserWithPasskey() {
  const user = await addTestUser(test.deps.db)
  const headers = await signIn(user)
  await confirm(headers)
  const { authenticator, answer } = await add(headers)
  return { user, headers, authenticator, codes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes }
}

const ask = async (body: object = {}) => (await post('/api/passkeys/sign-in/start', body)).json<Asked>().options
const finish = (body: object) => post('/api/passkeys/sign-in/finish', body)
const signInBy = async (authenticator: TestAuthenticator, faults: Parameters<TestAuthenticator['sign']>[1] = {}) =>
  finish({ assertion: authenticator.sign(await ask(), faults) })
const list = async (headers: Headers) =>
  (await get('/api/passkeys', headers)).json<{ results: { id: string; name: string; lastUsedAt: string | null }[] }>()
    .results

describe('a passkey', () => {
  it('is added after a proof, lets in without the password, and brings recovery codes', async () => {
    const user = await addTestUser(test.deps.db)
    const headers = await signIn(user)
    expect((await post('/api/passkeys/add/start', {}, headers)).json()).toMatchObject({
      code: 'auth.confirmation-required',
    })
    await confirm(headers)
    const { authenticator, answer } = await add(headers)
    expect(answer.json()).toMatchObject({ recoveryCodes: expect.arrayContaining([expect.any(String)]) })
    const { token } = (await signInBy(authenticator)).json<{ token: string }>()
    expect((await get('/api/me', bearer(token))).json()).toMatchObject({ userId: user.userId })
    const { results } = (await get('/api/sessions', bearer(token))).json<{ results: object[] }>()
    expect(results[0]).toMatchObject({ isThis: true, method: 'passkey', hasSecondFactor: true })
    expect(await list(headers)).toMatchObject([{ name: 'Telefon', lastUsedAt: expect.any(String) }])
  })

  it('is one of several, which have names, and is not made twice on one device', async () => {
    const { headers, authenticator, user } = await addUserWithPasskey()
    const second = await add(headers, 'Kulcs')
    expect(second.answer.json()).toMatchObject({ recoveryCodes: null })
    expect(second.options.excludeCredentials).toHaveLength(1)
    const [first] = await list(headers)
    const url = `/api/passkeys/${first?.id ?? ''}`
    expect((await post(url, { name: ' Új\nnév ' }, headers)).statusCode).toBe(200)
    expect((await list(headers)).map(({ name }) => name)).toEqual(['Új név', 'Kulcs'])
    const stranger = await signIn(await addTestUser(test.deps.db))
    expect((await post(url, { name: 'x' }, stranger)).statusCode).toBe(404)
    await confirm(stranger)
    expect((await remove(url, stranger)).statusCode).toBe(404)
    expect((await remove(url, headers)).statusCode).toBe(200)
    const gone = await signInBy(authenticator)
    expect([gone.statusCode, gone.json()]).toMatchObject([422, { code: 'passkey.refused' }])
    expect((await login(user)).json()).toMatchObject({ secondStep: { factors: ['passkey', 'recovery-code'] } })
  })

  it('is the second step after a password, of the same user alone', async () => {
    const [{ user, authenticator }, other] = [await addUserWithPasskey(), await addUserWithPasskey()]
    const { ticket } = (await login(user)).json<{ secondStep: { ticket: string } }>().secondStep
    const foreign = await finish({ ticket, assertion: other.authenticator.sign(await ask({ ticket })) })
    expect(foreign.json()).toMatchObject({ code: 'passkey.refused' })
    // What was asked for a sign-in does not count as the second step.
    expect((await finish({ ticket, assertion: authenticator.sign(await ask()) })).statusCode).toBe(422)
    const options = await ask({ ticket })
    expect(options.allowCredentials).toHaveLength(1)
    const assertion = authenticator.sign(options)
    expect((await finish({ ticket, assertion })).json()).toHaveProperty('token')
    expect((await finish({ ticket, assertion })).json()).toMatchObject({ code: 'second-factor.ticket-over' })
  })

  it('proves anew who one is', async () => {
    const { headers, authenticator, user } = await addUserWithPasskey()
    const later = new Date(Date.now() + 6 * 60_000)
    test.deps.clock = { now: () => later }
    const [passkey] = await list(headers)
    expect((await remove(`/api/passkeys/${passkey?.id ?? ''}`, headers)).statusCode).toBe(403)
    const start = (password: string) => post('/api/passkeys/confirm/start', { password }, headers)
    expect((await start('wrong')).json()).toMatchObject({ fields: { password: 'wrong-password' } })
    // Neither the password alone is enough.
    expect((await confirm(headers)).json()).toMatchObject({ fields: { code: 'missing' } })
    const { options } = (await start(TEST_PASSWORD)).json<Asked>()
    const assertion = authenticator.sign(options)
    expect((await post('/api/passkeys/confirm/finish', { assertion }, headers)).statusCode).toBe(200)
    expect((await post('/api/passkeys/confirm/finish', { assertion }, headers)).statusCode).toBe(422)
    expect((await remove(`/api/passkeys/${passkey?.id ?? ''}`, headers)).statusCode).toBe(200)
    expect((await login(user)).json()).toHaveProperty('token')
  })

  it('stays where the subscriber requires a factor and it is the last', async () => {
    const { headers, user } = await addUserWithPasskey()
    await sql`update subscribers set requires_second_factor = true where subscriber_id = ${user.subscriberId}`.execute(
      test.deps.db,
    )
    const [passkey] = await list(headers)
    expect((await remove(`/api/passkeys/${passkey?.id ?? ''}`, headers)).json()).toMatchObject({
      code: 'second-factor.last-one',
    })
  })

  it('beside an app leaves its recovery codes as they are', async () => {
    const user = await addTestUser(test.deps.db)
    const headers = await signIn(user)
    const { secret } = await setUpApp(headers)
    const later = new Date(Date.now() + 60_000)
    test.deps.clock = { now: () => later }
    await confirm(headers, appCode(secret, later))
    expect((await add(headers)).answer.json()).toMatchObject({ recoveryCodes: null })
    expect((await login(user)).json()).toMatchObject({ secondStep: { factors: ['passkey', 'code', 'recovery-code'] } })
  })

  it('is not for a demo account, and not for one that is disabled', async () => {
    const demo = await signIn(await addTestUser(test.deps.db, { isDemo: true }))
    await confirm(demo)
    expect((await post('/api/passkeys/add/start', {}, demo)).json()).toMatchObject({ code: 'auth.demo-account' })
    const { user, authenticator } = await addUserWithPasskey()
    await disableUser(test.deps.db, { email: user.email, now: new Date() })
    expect((await signInBy(authenticator)).json()).toMatchObject({ code: 'auth.account-disabled' })
  })
})

describe('what a device signed', () => {
  const refused = { code: 'passkey.refused' }

  it.each([
    ['from another page', { origin: 'https://evil.example' }],
    ['without knowing its user', { isUnverified: true }],
    ['with another key', { isForgery: true }],
    ['with a counter that does not go on', { counter: 1 }],
  ])('is refused %s', async (_what, faults) => {
    const { authenticator } = await addUserWithPasskey()
    expect((await signInBy(authenticator)).statusCode).toBe(200)
    expect((await signInBy(authenticator, faults)).json()).toMatchObject(refused)
  })

  it('counts once, within five minutes', async () => {
    const { authenticator } = await addUserWithPasskey()
    const assertion = authenticator.sign(await ask())
    expect((await finish({ assertion })).statusCode).toBe(200)
    expect((await finish({ assertion })).json()).toMatchObject(refused)
    const late = authenticator.sign(await ask())
    const later = new Date(Date.now() + 5 * 60_000)
    test.deps.clock = { now: () => later }
    expect((await finish({ assertion: late })).json()).toMatchObject(refused)
  })

  it('is refused when nobody knows the passkey, or it is nonsense', async () => {
    const unknown = new TestAuthenticator(of)
    unknown.register({ challenge: 'x', user: { id: 'eA' } })
    expect((await signInBy(unknown)).json()).toMatchObject(refused)
    const assertion = unknown.sign(await ask())
    const broken = { ...assertion, response: { ...assertion.response, clientDataJSON: 'bm9uc2Vuc2U' } }
    expect((await finish({ assertion: broken })).json()).toMatchObject(refused)
  })

  it('makes no passkey of another page, another user, or a second time', async () => {
    const [user, other] = [await addTestUser(test.deps.db), await addTestUser(test.deps.db)]
    const [headers, others] = [await signIn(user), await signIn(other)]
    await confirm(headers)
    await confirm(others)
    const options = async () => (await post('/api/passkeys/add/start', {}, headers)).json<Creation>().options
    const send = (registration: object, as = headers) =>
      post('/api/passkeys/add/finish', { name: 'x', registration }, as)
    const forged = new TestAuthenticator(of).register(await options(), { origin: 'https://evil.example' })
    expect((await send(forged)).json()).toMatchObject(refused)
    expect((await send(new TestAuthenticator(of).register(await options()), others)).json()).toMatchObject(refused)
    const unverified = new TestAuthenticator(of).register(await options(), { isUnverified: true })
    expect((await send(unverified)).json()).toMatchObject(refused)
    const authenticator = new TestAuthenticator(of)
    const registration = authenticator.register(await options())
    expect((await send(registration)).statusCode).toBe(200)
    expect((await send(registration)).json()).toMatchObject(refused)
  })
})

it.each([
  [{ MERLEG_PUBLIC_URL: 'https://merleg.example/x' }, 'merleg.example', ['https://merleg.example']],
  [{ MERLEG_PUBLIC_URL: 'http://127.0.0.1:3000' }, 'localhost', ['http://127.0.0.1:3000', 'http://localhost:3000']],
  [
    { MERLEG_PUBLIC_URL: 'https://app.merleg.example', MERLEG_PASSKEY_DOMAIN: 'merleg.example' },
    'merleg.example',
    ['https://app.merleg.example'],
  ],
])('%o binds passkeys to %s', (settings, id, origins) => {
  const config = { ...test.deps.config, MERLEG_PASSKEY_DOMAIN: undefined, ...settings }
  expect(relyingPartyOf(config)).toMatchObject({ id, origins })
})

it('is told by mail, and named there in one line', async () => {
  const user: TestUser = await addTestUser(test.deps.db)
  const headers = await signIn(user)
  await confirm(headers)
  await add(headers, 'Irodai\nkulcs')
  const { rows } = await sql<{ data: { to: string; subject: string; text: string } }>`
    select data from pgboss.job where name = 'mail.send' and data ->> 'to' = ${user.email}`.execute(test.deps.db)
  expect(rows.map(({ data }) => data.subject)).toEqual(['Jelkulcsot vettek fel'])
  expect(rows[0]?.data.text).toContain('Neve: Irodai kulcs.')
})
