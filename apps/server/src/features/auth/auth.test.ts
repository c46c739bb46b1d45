import { getMe, TokenAnswer } from '@merleg/contract/auth.contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import { addTestUser, TEST_PASSWORD, type TestUser } from '../users/testing-users.ts'
import { disableUser } from '../users/users.usecases.ts'

const test = useTestApp({ MERLEG_SESSION_HOURS: '12' })

afterEach(() => {
  test.deps.clock = systemClock
})

const post = (
  url: string,
  payload: object,
  options: { headers?: Record<string, string>; remoteAddress?: string } = {},
) => test.app.inject({ method: 'POST', url, payload, ...options })
const signInAs = (user: TestUser, password = TEST_PASSWORD, remoteAddress = '127.0.0.1') =>
  post('/api/auth/login', { username: user.email, password }, { remoteAddress })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const me = (token: string) => test.app.inject({ url: '/api/me', headers: bearer(token) })
const tokenOf = async (user: TestUser) => TokenAnswer.parse((await signInAs(user)).json()).token

const startedAt = new Date('2026-03-02T08:00:00Z')
const atMinute = (minute: number) => {
  test.deps.clock = { now: () => new Date(startedAt.getTime() + minute * 60_000) }
}

describe('login', () => {
  it('answers a token that opens the account, whatever the case of the address', async () => {
    const user = await addTestUser(test.deps.db, { claims: ['Cegriport'] })
    const answer = await post(
      '/api/auth/login',
      { username: ` ${user.email.toUpperCase()} `, password: TEST_PASSWORD },
      { headers: { 'x-locale': 'de' } },
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { token } = TokenAnswer.parse(answer.json())
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(getMe.answer.parse((await me(token)).json())).toEqual({
      userId: user.userId,
      name: user.name,
      email: user.email,
      onlyValid: false,
      dataExpanded: false,
      inThousandHUF: false,
      hideSearchHistory: false,
      salesView: false,
      perPage: 10,
      role: 'member',
      claims: ['Cegriport'],
      trialEndsAt: null,
      mustSetUpSecondFactor: false,
      hasDemoData: false,
    })
    const stored = await sql<{
      locale: string
    }>`select locale from users where user_id = ${user.userId} and last_login_at is not null`.execute(test.deps.db)
    expect(stored.rows).toEqual([{ locale: 'de' }])
  })

  it('takes the same password composed in another way', async () => {
    const user = await addTestUser(test.deps.db)
    expect((await signInAs(user, TEST_PASSWORD.normalize('NFD'))).statusCode).toBe(200)
  })

  it('stores neither token nor password', async () => {
    const user = await addTestUser(test.deps.db)
    const token = await tokenOf(user)
    const { rows } = await sql<{
      text: string
    }>`select row_to_json(sessions)::text || row_to_json(users)::text as text from sessions join users using (user_id)`.execute(
      test.deps.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { text } of rows) {
      expect(text).not.toContain(token)
      expect(text).not.toContain(TEST_PASSWORD)
    }
  })

  it('refuses a wrong password and an unknown address alike, in the language of the caller', async () => {
    const user = await addTestUser(test.deps.db)
    const headers = { 'x-locale': 'en' }
    const wrong = await post('/api/auth/login', { username: user.email, password: 'wrong-password' }, { headers })
    const unknown = await post(
      '/api/auth/login',
      { username: 'nobody\u0007@test.example', password: 'wrong-password' },
      { headers },
    )
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json()).toMatchObject({
      type: 'auth',
      code: 'auth.invalid-credentials',
      message: expect.stringContaining('password'),
    })
    expect(unknown.json()).toEqual(wrong.json())
  })

  it.each([
    [{ username: '', password: 'x' }, 'username'],
    [{ username: 'a@test.example' }, 'password'],
    [{ username: 'a@test.example', password: 'x'.repeat(201) }, 'password'],
  ])('refuses %o with the path of the field', async (payload, field) => {
    const answer = await post('/api/auth/login', payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation.failed', fields: { [field]: expect.any(String) } })
  })

  it('says that an account is disabled only to who knows its password', async () => {
    const user = await addTestUser(test.deps.db)
    const token = await tokenOf(user)
    await disableUser(test.deps.db, { email: user.email, now: new Date() })
    expect((await signInAs(user)).json()).toMatchObject({ code: 'auth.account-disabled' })
    expect((await signInAs(user, 'wrong-password')).json()).toMatchObject({ code: 'auth.invalid-credentials' })
    expect((await me(token)).statusCode).toBe(401)
  })
})

describe('throttle', () => {
  it('stops guessing at an account from one address, also with the right password, until the window is over', async () => {
    const user = await addTestUser(test.deps.db)
    atMinute(0)
    for (let guess = 1; guess <= 10; guess += 1)
      expect((await signInAs(user, 'wrong', '10.0.0.99')).statusCode).toBe(422)
    atMinute(5)
    const stopped = await signInAs(user, TEST_PASSWORD, '10.0.0.99')
    expect(stopped.statusCode).toBe(429)
    expect(stopped.headers['retry-after']).toBe('600')
    expect(stopped.json()).toMatchObject({ code: 'auth.too-many-attempts', retryAfterSeconds: 600 })
    atMinute(15)
    expect((await signInAs(user, TEST_PASSWORD, '10.0.0.99')).statusCode).toBe(200)
  })

  it('does not let one stranger, however stubborn, shut the owner out', async () => {
    const user = await addTestUser(test.deps.db)
    atMinute(0)
    const guesses = await Promise.all(Array.from({ length: 120 }, () => signInAs(user, 'wrong', '10.0.4.1')))
    expect(guesses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10)
    expect((await signInAs(user, TEST_PASSWORD, '10.0.4.2')).statusCode).toBe(200)
  })

  it.each(['an account', 'an address without an account'])(
    'guards %s against guesses from everywhere, and lets the owner in from where he was before',
    async (what) => {
      const user = await addTestUser(test.deps.db)
      const name = what === 'an account' ? user.email : `nobody-${user.email}`
      const guess = (address: string, password = 'wrong') =>
        post('/api/auth/login', { username: name, password }, { remoteAddress: address })
      atMinute(0)
      expect((await signInAs(user, TEST_PASSWORD, '10.0.5.1')).statusCode).toBe(200)
      await sql`insert into login_attempts (scope, key, attempts, window_started_at)
        values ('account', sha256(${name}::bytea), 99, ${startedAt})
        on conflict (scope, key) do update set attempts = 99`.execute(test.deps.db)
      expect((await guess('10.0.6.1')).statusCode).toBe(422)
      const guarded = await guess('10.0.6.2', TEST_PASSWORD)
      expect([guarded.statusCode, guarded.json()]).toMatchObject([429, { code: 'auth.account-guarded' }])
      expect((await signInAs(user, TEST_PASSWORD, '10.0.5.1')).statusCode).toBe(200)
      atMinute(15)
      expect((await guess('10.0.6.3')).statusCode).toBe(422)
    },
  )

  it('leaves the account open whose password is everybody’s', async () => {
    const user = await addTestUser(test.deps.db, { isDemo: true })
    await sql`insert into login_attempts (scope, key, attempts, window_started_at)
      values ('account', sha256(${user.email}::bytea), 1000, ${test.deps.clock.now()})
      on conflict (scope, key) do update set attempts = 1000`.execute(test.deps.db)
    expect((await signInAs(user, TEST_PASSWORD, '10.0.8.1')).statusCode).toBe(200)
  })

  it('knows nothing of windows that a clock has opened in the future', async () => {
    const user = await addTestUser(test.deps.db)
    atMinute(600)
    for (let guess = 1; guess <= 10; guess += 1) await signInAs(user, 'wrong', '10.0.7.1')
    expect((await signInAs(user, TEST_PASSWORD, '10.0.7.1')).statusCode).toBe(429)
    atMinute(0)
    expect((await signInAs(user, TEST_PASSWORD, '10.0.7.1')).statusCode).toBe(200)
  })

  it('starts from nought after a right password', async () => {
    const user = await addTestUser(test.deps.db)
    atMinute(0)
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 9; guess += 1)
        expect((await signInAs(user, 'wrong', '10.0.2.1')).statusCode).toBe(422)
      expect((await signInAs(user, TEST_PASSWORD, '10.0.2.1')).statusCode).toBe(200)
    }
  })

  it('lets no more through when all guesses come at once', async () => {
    const user = await addTestUser(test.deps.db)
    const answers = await Promise.all(Array.from({ length: 25 }, () => signInAs(user, 'wrong', '10.0.3.1')))
    expect(answers.filter((answer) => answer.statusCode === 422)).toHaveLength(10)
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(15)
  })

  it('stops an address that tries many accounts', async () => {
    atMinute(0)
    const statuses: number[] = []
    for (let count = 1; count <= 101; count += 1) {
      const answer = await post(
        '/api/auth/login',
        { username: `spray-${count}@test.example`, password: 'wrong' },
        { remoteAddress: `2001:db8::${count.toString(16)}` },
      )
      statuses.push(answer.statusCode)
    }
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(422))
    expect(statuses[100]).toBe(429)
  })
})

describe('demo login', () => {
  const demoLogin = (user: TestUser, options: { termsAccepted?: boolean; password?: string } = {}) =>
    post('/api/auth/demo-login', {
      username: user.email,
      password: options.password ?? TEST_PASSWORD,
      termsAccepted: options.termsAccepted ?? true,
    })

  it('opens a demo account once the terms are accepted', async () => {
    const user = await addTestUser(test.deps.db, { isDemo: true })
    const refused = await demoLogin(user, { termsAccepted: false })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'auth.terms-not-accepted',
      message: 'Kérjük, szíveskedjen a feltételeket elfogadni!',
    })
    const opened = await demoLogin(user)
    expect((await me(TokenAnswer.parse(opened.json()).token)).statusCode).toBe(200)
  })

  it.each(['another account', 'a disabled demo account', 'a wrong password'])('refuses %s', async (reason) => {
    const user = await addTestUser(test.deps.db, { isDemo: reason !== 'another account' })
    if (reason === 'a disabled demo account') await disableUser(test.deps.db, { email: user.email, now: new Date() })
    const answer = await demoLogin(user, { password: reason === 'a wrong password' ? 'wrong' : TEST_PASSWORD })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'auth.invalid-credentials' })
  })

  it('refuses a body without the terms', async () => {
    const answer = await post('/api/auth/demo-login', { username: 'a@test.example', password: TEST_PASSWORD })
    expect(answer.json()).toMatchObject({ code: 'validation.failed', fields: { termsAccepted: expect.any(String) } })
  })
})

describe('session', () => {
  it('ends at logout, and only that one', async () => {
    const user = await addTestUser(test.deps.db)
    const [token, other] = [await tokenOf(user), await tokenOf(user)]
    const answer = await post('/api/auth/logout', {}, { headers: { ...bearer(token), 'x-locale': 'de' } })
    expect(answer.json()).toEqual({ message: 'Sie haben sich abgemeldet.' })
    expect((await me(token)).statusCode).toBe(401)
    expect((await me(other)).statusCode).toBe(200)
    expect((await post('/api/auth/logout', {}, { headers: bearer(token) })).statusCode).toBe(401)
  })

  it.each([
    {},
    { authorization: 'Bearer' },
    { authorization: `Bearer ${'x'.repeat(43)}` },
    { authorization: `Basic ${'x'.repeat(43)}` },
  ])('is needed: %o', async (headers) => {
    const answer = await test.app.inject({ url: '/api/me', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'auth.required' })
  })

  it('ends when it is not used for the hours of the settings; use moves the end on', async () => {
    const user = await addTestUser(test.deps.db)
    atMinute(0)
    const token = await tokenOf(user)
    atMinute(11 * 60)
    expect((await me(token)).statusCode).toBe(200)
    atMinute(22 * 60)
    expect((await me(token)).statusCode).toBe(200)
    atMinute(34 * 60)
    expect((await me(token)).statusCode).toBe(401)
  })

  it('ends after 30 days of steady use', async () => {
    const user = await addTestUser(test.deps.db)
    atMinute(0)
    const token = await tokenOf(user)
    for (let hour = 10; hour < 720; hour += 10) {
      atMinute(hour * 60)
      expect((await me(token)).statusCode).toBe(200)
    }
    atMinute(720 * 60)
    expect((await me(token)).statusCode).toBe(401)
  })

  it('is none that began, or was used, in the future', async () => {
    const user = await addTestUser(test.deps.db)
    atMinute(0)
    const used = await tokenOf(user)
    atMinute(600)
    const begun = await tokenOf(user)
    expect((await me(used)).statusCode).toBe(200)
    atMinute(2)
    expect((await me(used)).statusCode).toBe(401)
    expect((await me(begun)).statusCode).toBe(401)
    // The clock of another process may be a little ahead.
    atMinute(3)
    const near = await tokenOf(user)
    atMinute(2.5)
    expect((await me(near)).statusCode).toBe(200)
  })

  it('is written at most once a minute', async () => {
    const user = await addTestUser(test.deps.db)
    atMinute(0)
    const token = await tokenOf(user)
    const lastSeen = async () => {
      const { rows } = await sql<{
        at: Date
      }>`select last_seen_at as at from sessions where user_id = ${user.userId}`.execute(test.deps.db)
      return rows[0]?.at.getTime()
    }
    atMinute(0.9)
    await me(token)
    expect(await lastSeen()).toBe(startedAt.getTime())
    atMinute(1)
    await me(token)
    expect(await lastSeen()).toBe(startedAt.getTime() + 60_000)
  })

  it('ignores a stored claim that this version does not know', async () => {
    const user = await addTestUser(test.deps.db)
    await sql`update subscribers set claims = '{ReszletesKereso,Jovobelato,Monitoring,monitoring}' where subscriber_id = ${user.subscriberId}`.execute(
      test.deps.db,
    )
    expect(getMe.answer.parse((await me(await tokenOf(user))).json()).claims).toEqual(['Reszleteskereso', 'Monitoring'])
  })

  it('leaves no expired session of the user behind at the next login', async () => {
    const user = await addTestUser(test.deps.db)
    atMinute(0)
    await tokenOf(user)
    atMinute(13 * 60)
    await tokenOf(user)
    const { rows } = await sql`select from sessions where user_id = ${user.userId}`.execute(test.deps.db)
    expect(rows).toHaveLength(1)
  })
})
