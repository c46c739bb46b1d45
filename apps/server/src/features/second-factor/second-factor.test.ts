import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { doAtOnce, waitingForLocks } from '@merleg/db/testing-locks'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import { secretKeyFile } from '../../shared/secret-box.ts'
import { createKeptLog } from '../../shared/testing-log.ts'
import { addTestUser, TEST_PASSWORD, type TestUser } from '../users/testing-users.ts'
import { lockUser } from '../users/user-lock.repository.ts'
import { appCode } from './testing-app-code.ts'
import { useSignInCalls } from './testing-second-factor.ts'

const test = useTestApp()
const { post, get, remove, login, bearer, signIn, confirm, setUpApp } = useSignInCalls(test)

const start = new Date('2026-11-02T08:00:00Z')
let now = start
const pass = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000))
beforeEach(() => {
  now = start
  test.deps.clock = { now: () => now }
})
afterEach(() => {
  test.deps.clock = systemClock
})

type Step = { secondStep: { ticket: string; factors: string[] } }
const firstStep = async (user: TestUser) => (await login(user)).json<Step>().secondStep
const secondStep = (ticket: string, code: string) => post('/api/second-factor/sign-in', { ticket, code })
const mails = async (to: string) =>
  (
    await sql<{
      data: { to: string; id: string; text: string }
    }>`select data from pgboss.job where name = 'mail.send'`.execute(test.deps.db)
  ).rows.flatMap(({ data }) => (data.to === to ? [data] : []))

async function addUserWithApp() {
  const user = await addTestUser(test.deps.db)
  const headers = await signIn(user)
  const made = await setUpApp(headers)
  pass(60)
  return { user, headers, ...made }
}

const signInAgain = async (user: TestUser, code: string) =>
  bearer((await secondStep((await firstStep(user)).ticket, code)).json<{ token: string }>().token)

describe('an authenticator app', () => {
  it('is set up by a code of it, after the password: sealed, with a picture, other sessions end, a mail goes', async () => {
    const user = await addTestUser(test.deps.db)
    const [headers, other] = [await signIn(user), await signIn(user)]
    const refused = await post('/api/second-factor/app/start', {}, headers)
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'auth.confirmation-required' }])
    expect((await confirm(headers)).statusCode).toBe(200)
    const started = (await post('/api/second-factor/app/start', {}, headers)).json<{
      secret: string
      url: string
      squares: string[]
    }>()
    expect(started.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(started.url).toBe(
      `otpauth://totp/M%C3%A9rleg:${encodeURIComponent(user.email)}?issuer=M%C3%A9rleg&secret=${started.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(started.squares.every((row) => row.length === started.squares.length)).toBe(true)
    const { rows } = await sql<{
      secret: string
    }>`select secret from totp_secrets where user_id = ${user.userId}`.execute(test.deps.db)
    expect(rows[0]?.secret).toMatch(/^sealed\.v1\./)
    const wrong = await post('/api/second-factor/app/confirm', { code: '000000' }, headers)
    expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { code: 'second-factor.code-wrong' }])
    expect((await login(user)).json()).toHaveProperty('token')
    const code = appCode(started.secret, now)
    const done = (await post('/api/second-factor/app/confirm', { code }, headers)).json<{ recoveryCodes: string[] }>()
    expect(new Set(done.recoveryCodes).size).toBe(10)
    expect(done.recoveryCodes[0]).toMatch(/^([0-9a-hjkmnp-tv-z]{6}-){3}[0-9a-hjkmnp-tv-z]{6}$/)
    expect((await get('/api/me', headers)).statusCode).toBe(200)
    expect((await get('/api/me', other)).statusCode).toBe(401)
    expect((await get('/api/second-factor', headers)).json()).toMatchObject({
      app: { since: now.toISOString() },
      passkeys: 0,
      recoveryCodesLeft: 10,
      confirmBy: ['code', 'recovery-code'],
    })
    expect((await mails(user.email)).map(({ id }) => id)).toEqual([expect.stringMatching(/^security\.app-set\./)])
  })

  it('is not set up where another secret was asked for while its code was checked', async () => {
    const { db } = test.deps
    const user = await addTestUser(db)
    const headers = await signIn(user)
    await confirm(headers)
    const askAnew = async () =>
      (await post('/api/second-factor/app/start', {}, headers)).json<{ secret: string }>().secret
    const prove = (secret: string) => post('/api/second-factor/app/confirm', { code: appCode(secret, now) }, headers)
    const former = await askAnew()
    const begun = await db.transaction().execute(async (tx) => {
      await lockUser(tx, user.userId)
      const answer = prove(former)
      await expect.poll(async () => (await waitingForLocks.get(db)).count).toBe(1)
      // Stored by another connection, as by another page of his.
      return { answer, newer: await askAnew() }
    })
    const refused = await begun.answer
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'second-factor.code-wrong' }])
    pass(60)
    expect((await prove(begun.newer)).statusCode).toBe(200)
    expect((await prove(begun.newer)).json()).toMatchObject({ code: 'second-factor.already-set' })
  })

  it('is asked for after the password; a code counts once, also at another sign-in', async () => {
    const { user, secret } = await addUserWithApp()
    const { ticket, factors } = await firstStep(user)
    expect(factors).toEqual(['code', 'recovery-code'])
    const code = appCode(secret, now)
    const { token } = (await secondStep(ticket, ` ${code.slice(0, 3)} ${code.slice(3)}`)).json<{ token: string }>()
    expect((await get('/api/me', bearer(token))).statusCode).toBe(200)
    const { results } = (await get('/api/sessions', bearer(token))).json<{ results: { hasSecondFactor: boolean }[] }>()
    expect(results[0]?.hasSecondFactor).toBe(true)
    expect((await secondStep(ticket, code)).json()).toMatchObject({ code: 'second-factor.ticket-over' })
    const again = await firstStep(user)
    expect((await secondStep(again.ticket, code)).json()).toMatchObject({ code: 'second-factor.code-wrong' })
    // Neither the one before: only codes of later steps.
    expect((await secondStep(again.ticket, appCode(secret, new Date(now.getTime() - 30_000)))).statusCode).toBe(422)
    pass(30)
    expect((await secondStep(again.ticket, appCode(secret, now))).statusCode).toBe(200)
  })

  it.each([
    [-30_000, 200],
    [30_000, 200],
    [-60_000, 422],
    [60_000, 422],
  ])('takes a clock that is off by %i ms: %i', async (difference, status) => {
    const { user, secret } = await addUserWithApp()
    pass(300)
    const { ticket } = await firstStep(user)
    const code = appCode(secret, new Date(now.getTime() + difference))
    expect((await secondStep(ticket, code)).statusCode).toBe(status)
  })

  it('two at once with one code: one gets in', async () => {
    const { user, secret } = await addUserWithApp()
    const steps = await Promise.all([firstStep(user), firstStep(user), firstStep(user)])
    const code = appCode(secret, now)
    const answers = await Promise.all(steps.map(({ ticket }) => secondStep(ticket, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })

  it('a ticket is over after ten minutes, and after five tries; an account rests after five, and its owner is told', async () => {
    const { user, secret } = await addUserWithApp()
    const { ticket: old } = await firstStep(user)
    pass(600)
    expect((await secondStep(old, appCode(secret, now))).json()).toMatchObject({ code: 'second-factor.ticket-over' })
    const { ticket: guessed } = await firstStep(user)
    for (let guess = 0; guess < 5; guess += 1)
      expect((await secondStep(guessed, '000000')).json()).toMatchObject({ code: 'second-factor.code-wrong' })
    expect((await secondStep(guessed, appCode(secret, now))).json()).toMatchObject({
      code: 'second-factor.ticket-over',
    })
    const { ticket } = await firstStep(user)
    const rested = await secondStep(ticket, appCode(secret, now))
    expect([rested.statusCode, rested.json()]).toMatchObject([
      429,
      { code: 'auth.too-many-attempts', retryAfterSeconds: expect.any(Number) },
    ])
    expect((await secondStep(ticket, appCode(secret, now))).statusCode).toBe(429)
    const told = (await mails(user.email)).filter(({ id }) => id.startsWith('security.second-factor-guessed'))
    expect(told).toHaveLength(1)
    pass(15 * 60)
    const { ticket: later } = await firstStep(user)
    expect((await secondStep(later, appCode(secret, now))).statusCode).toBe(200)
  })

  it('is proved before it is removed: by the password and a factor', async () => {
    const { user, headers, secret } = await addUserWithApp()
    pass(300)
    expect((await remove('/api/second-factor/app', headers)).json()).toMatchObject({
      code: 'auth.confirmation-required',
    })
    expect((await confirm(headers)).json()).toMatchObject({
      code: 'second-factor.code-wrong',
      fields: { code: 'missing' },
    })
    const code = appCode(secret, now)
    const guessed = await post('/api/second-factor/confirm', { password: 'nem ez', code }, headers)
    expect(guessed.json()).toMatchObject({ code: 'auth.invalid-credentials', fields: { password: 'wrong-password' } })
    expect((await confirm(headers, '000000')).json()).toMatchObject({ code: 'second-factor.code-wrong' })
    // The code beside the wrong password was not used up.
    expect((await confirm(headers, code)).statusCode).toBe(200)
    expect((await remove('/api/second-factor/app', headers)).statusCode).toBe(200)
    expect((await login(user)).json()).toHaveProperty('token')
    expect((await get('/api/second-factor', headers)).json()).toMatchObject({ app: null, recoveryCodesLeft: 0 })
    expect((await remove('/api/second-factor/app', headers)).json()).toMatchObject({ code: 'second-factor.not-set' })
  })

  it('is locked by fifty wrong codes in a day, until a recovery code; its owner is told', async () => {
    const { user, secret, codes } = await addUserWithApp()
    const guess = async (times: number) => {
      for (let turn = 0; turn < times; turn += 5) {
        const { ticket } = await firstStep(user)
        for (let at = 0; at < 5; at += 1) await secondStep(ticket, '000000')
        pass(15 * 60)
      }
    }
    const enter = async (code: string) => secondStep((await firstStep(user)).ticket, code)
    await guess(45)
    // A day that is over counts no more.
    pass(24 * 3600)
    await guess(45)
    expect((await enter(appCode(secret, now))).statusCode).toBe(200)
    await guess(5)
    const locked = await enter(appCode(secret, now))
    expect([locked.statusCode, locked.json()]).toMatchObject([409, { code: 'second-factor.locked' }])
    const told = (await mails(user.email)).filter(({ id }) => id.startsWith('security.second-factor-locked'))
    expect(told).toHaveLength(1)
    // It stays so, whatever time passes.
    pass(48 * 3600)
    expect((await enter(appCode(secret, now))).statusCode).toBe(409)
    const again = await signInAgain(user, codes[0] ?? '')
    expect((await get('/api/second-factor', again)).json()).toMatchObject({ isAppLocked: false })
    pass(60)
    expect((await enter(appCode(secret, now))).statusCode).toBe(200)
  })

  it('of another key lets nobody in, and counts no wrong code; a recovery code does, and so does the key put back', async () => {
    const { user, secret, codes, headers } = await addUserWithApp()
    const { config } = test.deps
    const other = await addTestUser(test.deps.db)
    const otherHeaders = await signIn(other)
    await confirm(otherHeaders)
    const dataDir = join(config.dataDir, 'elsewhere')
    const elsewhere = await buildApp(
      { ...test.deps, config: { ...config, dataDir } },
      { readiness: { state: 'ready' } },
    )
    const ask = (url: string, payload: object, given: Record<string, string> = {}) =>
      elsewhere.inject({ method: 'POST', url, payload, headers: given })
    for (let tries = 0; tries < 6; tries += 1) {
      const { ticket: refusedTicket } = await firstStep(user)
      const guess = { ticket: refusedTicket, code: appCode(secret, now) }
      const refused = await ask('/api/second-factor/sign-in', guess)
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'second-factor.unreadable' }])
    }
    const proof = { password: TEST_PASSWORD, code: appCode(secret, now) }
    expect((await ask('/api/second-factor/confirm', proof, headers)).json()).toMatchObject({
      code: 'second-factor.unreadable',
    })
    const { ticket } = await firstStep(user)
    expect((await ask('/api/second-factor/sign-in', { ticket, code: codes[0] })).statusCode).toBe(200)
    // Neither is a second key begun beside what the first one has sealed.
    expect((await ask('/api/second-factor/app/start', {}, otherHeaders)).json()).toMatchObject({
      code: 'secrets.key-missing',
    })
    await expect(stat(secretKeyFile(dataDir))).rejects.toThrow('ENOENT')
    await elsewhere.close()
    expect((await secondStep((await firstStep(user)).ticket, appCode(secret, now))).statusCode).toBe(200)
  })

  it('is not for a demo account', async () => {
    const headers = await signIn(await addTestUser(test.deps.db, { isDemo: true }))
    await confirm(headers)
    expect((await post('/api/second-factor/app/start', {}, headers)).json()).toMatchObject({
      code: 'auth.demo-account',
    })
  })
})

describe('recovery codes', () => {
  it('work once, however they are written, and only for their owner; new ones replace them', async () => {
    const { user, headers, secret, codes } = await addUserWithApp()
    const other = await addUserWithApp()
    const [first = '', second = ''] = codes
    const foreign = await firstStep(other.user)
    expect((await secondStep(foreign.ticket, first)).statusCode).toBe(422)
    const { ticket } = await firstStep(user)
    const written = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')
    expect((await secondStep(ticket, written)).statusCode).toBe(200)
    const again = await firstStep(user)
    expect((await secondStep(again.ticket, first)).json()).toMatchObject({ code: 'second-factor.code-wrong' })
    const told = (await mails(user.email)).find(({ id }) => id.startsWith('security.recovery-code-used.'))
    expect(told?.text).toContain('Felhasználható kódok száma: 9.')
    expect((await post('/api/second-factor/recovery-codes', {}, headers)).json()).toHaveProperty('recoveryCodes')
    expect((await secondStep(again.ticket, second)).statusCode).toBe(422)
    expect((await secondStep(again.ticket, appCode(secret, now))).statusCode).toBe(200)
  })
})

describe('recovery codes that are asked for several times at once', () => {
  const codesOf = async ({ userId }: TestUser) =>
    (await test.deps.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute()).length
  type Call = () => ReturnType<typeof post>
  const atOnce = (calls: readonly Call[]) => doAtOnce(test.deps.db, { table: 'recovery_codes', calls })
  const renew = (headers: Record<string, string>) => post('/api/second-factor/recovery-codes', {}, headers)

  it('are those that were made last', async () => {
    const { user, headers } = await addUserWithApp()
    await atOnce([() => renew(headers), () => renew(headers), () => renew(headers), () => renew(headers)])
    expect(await codesOf(user)).toBe(10)
  })

  it('do not outlive the app that is removed meanwhile', async () => {
    const { user, headers } = await addUserWithApp()
    await atOnce([() => remove('/api/second-factor/app', headers), () => renew(headers)])
    expect(await codesOf(user)).toBe(0)
  })
})

describe('a subscriber that requires a second factor', () => {
  const require = (user: TestUser, isRequired: boolean) =>
    sql`update subscribers set requires_second_factor = ${isRequired} where subscriber_id = ${user.subscriberId}`.execute(
      test.deps.db,
    )

  it('has everything but the set-up refused, and is served once it is there, which stays', async () => {
    const user = await addTestUser(test.deps.db, { claims: ['Cegriport'] })
    await require(user, true)
    const headers = await signIn(user)
    expect((await get('/api/me', headers)).json()).toMatchObject({ mustSetUpSecondFactor: true })
    for (const url of ['/api/profile', '/api/sessions', '/api/report/10738885/data']) {
      const refused = await get(url, headers)
      expect([refused.statusCode, refused.json()], url).toMatchObject([
        400,
        { type: 'second-factor', code: 'second-factor.set-up-required' },
      ])
    }
    const { secret } = await setUpApp(headers)
    expect((await get('/api/me', headers)).json()).toMatchObject({ mustSetUpSecondFactor: false })
    expect((await get('/api/profile', headers)).statusCode).toBe(200)
    pass(60)
    await confirm(headers, appCode(secret, now))
    const kept = await remove('/api/second-factor/app', headers)
    expect([kept.statusCode, kept.json()]).toMatchObject([409, { code: 'second-factor.last-one' }])
    await require(user, false)
    expect((await remove('/api/second-factor/app', headers)).statusCode).toBe(200)
    await require(user, true)
    test.deps.sessions.clear()
    expect((await get('/api/profile', headers)).statusCode).toBe(400)
  })

  it('leaves demo accounts, which can have none, as they are', async () => {
    const user = await addTestUser(test.deps.db, { isDemo: true })
    await require(user, true)
    expect((await get('/api/profile', await signIn(user))).statusCode).toBe(200)
  })
})

it('nothing secret reaches the log', async () => {
  const { logger, lines } = createKeptLog('debug')
  const app = await buildApp({ ...test.deps, logger }, { readiness: { state: 'ready' } })
  const { user, secret, codes } = await addUserWithApp()
  const send = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const answer = await send('/api/auth/login', { username: user.email, password: TEST_PASSWORD })
  const { ticket } = answer.json<Step>().secondStep
  await send('/api/second-factor/sign-in', { ticket, code: '123456' })
  await send('/api/second-factor/sign-in', { ticket, code: codes[0] })
  await app.close()
  const log = lines.join('')
  expect(log).toContain('recovery-code-used')
  for (const part of [ticket, secret, codes[0] ?? '?', '123456', user.email]) expect(log).not.toContain(part)
})
