import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import type { Mail, Mailer } from '../../shared/mail.ts'
import { MailFault } from '../../shared/mail-fault.ts'
import { listMailFiles } from '../../shared/mail-files.ts'
import { listFailedMails } from '../mails/mail.repository.ts'
import { addTestUser, TEST_PASSWORD, type TestUser } from '../users/testing-users.ts'
import { disableUser } from '../users/users.usecases.ts'
import { registerAuthJobs } from './auth.jobs.ts'
import { mailRecovery, type RecoveryRequest } from './recovery.usecases.ts'

const test = useTestApp()
const newPassword = 'zöld-teknős-8'

beforeAll(() => registerAuthJobs(test.deps))
afterEach(() => {
  test.deps.clock = systemClock
})

let addresses = 0
/** From an address of its own each time, but for tests of the throttle. */
const post = (url: string, payload: object, options: { locale?: string; remoteAddress?: string } = {}) => {
  addresses += 1
  const { locale = 'hu', remoteAddress = `10.1.${addresses >> 8}.${addresses & 255}` } = options
  return test.app.inject({ method: 'POST', url, payload, remoteAddress, headers: { 'x-locale': locale } })
}
const login = (user: TestUser, password: string) => post('/api/auth/login', { username: user.email, password })
const ask = (email: string, locale = 'hu') => post('/api/auth/recover-password', { email }, { locale })
const reset = (token: string, password = newPassword) =>
  post('/api/auth/reset-password', { token, password, passwordConfirmation: password })
const mailsTo = async (email: string) =>
  (await listMailFiles(test.deps.config.dataDir)).filter((mail) => mail.to === email)
const tokenIn = (text: string | undefined) =>
  /http:\/\/merleg\.test\/reset-password\?token=([\w-]{43})(\s|$)/.exec(text ?? '')?.[1] ?? 'no token'

/** Asks, and waits for the mail. */
async function receiveToken(user: TestUser): Promise<string> {
  const before = (await mailsTo(user.email)).length
  await ask(user.email)
  await vi.waitFor(async () => expect(await mailsTo(user.email)).toHaveLength(before + 1), {
    timeout: 20_000,
    interval: 200,
  })
  const known = (await mailsTo(user.email)).map((mail) => tokenIn(mail.text))
  return known[0] ?? 'no token'
}

/** Does what the job does, with the mails kept in memory. */
function mailNow(request: Partial<RecoveryRequest> & { email: string }, sent: Mail[], isBroken = false): Promise<void> {
  const send = async (mail: Mail) => {
    if (isBroken) throw new Error('no connection')
    sent.push(mail)
  }
  return mailBy({ send }, request)
}

const mailBy = (mailer: Mailer, request: Partial<RecoveryRequest> & { email: string }, isLast = false): Promise<void> =>
  mailRecovery(test.deps, {
    mailer,
    request: {
      recoveryId: crypto.randomUUID(),
      locale: 'hu',
      requestedAt: test.deps.clock.now().toISOString(),
      ...request,
    },
    attempt: { isLast },
  })

describe('asking for a recovery mail', () => {
  it('sends a link in the language of the caller; its token sets a new password once and ends every session', async () => {
    const user = await addTestUser(test.deps.db)
    const { token: session } = (await login(user, TEST_PASSWORD)).json<{ token: string }>()
    const token = await receiveToken(user)
    expect((await mailsTo(user.email))[0]).toMatchObject({ subject: 'Új jelszó megadása' })
    const answer = await reset(token)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Új jelszavát elmentettük. Jelentkezzen be vele.' })
    expect(
      (await test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${session}` } })).statusCode,
    ).toBe(401)
    expect((await login(user, TEST_PASSWORD)).json()).toMatchObject({ code: 'auth.invalid-credentials' })
    expect((await login(user, newPassword)).statusCode).toBe(200)
    expect((await reset(token)).json()).toMatchObject({ code: 'auth.recovery-token-invalid' })
  })

  it('answers the same for an unknown address, and does the same work', async () => {
    const user = await addTestUser(test.deps.db)
    const queued = async () => {
      const { rows } = await sql<{
        count: number
      }>`select count(*) as count from pgboss.job where name = 'auth.recovery-mail'`.execute(test.deps.db)
      return rows[0]?.count ?? 0
    }
    const before = await queued()
    const [known, unknown] = [await ask(user.email, 'en'), await ask('nobody@test.example', 'en')]
    expect(unknown.statusCode).toBe(200)
    expect(unknown.json()).toEqual(known.json())
    expect(await queued()).toBe(before + 2)
  })

  it('puts no token into the queue or, readable, into the database', async () => {
    const user = await addTestUser(test.deps.db)
    const token = await receiveToken(user)
    const { rows } = await sql<{ text: string }>`
      select job::text as text from pgboss.job union all select password_recoveries::text from password_recoveries`.execute(
      test.deps.db,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { text } of rows) expect(text).not.toContain(token)
  })

  it.each(['unknown', 'disabled', 'demo'])('mails nothing to an account that is %s', async (state) => {
    const user = await addTestUser(test.deps.db, { isDemo: state === 'demo' })
    if (state === 'disabled') await disableUser(test.deps.db, { email: user.email, now: new Date() })
    const sent: Mail[] = []
    await mailNow({ email: state === 'unknown' ? 'nobody@test.example' : user.email }, sent)
    expect(sent).toEqual([])
  })

  it('is throttled by account and address together, known or not', async () => {
    for (const email of [(await addTestUser(test.deps.db)).email, 'nobody-asks@test.example']) {
      const askFrom = (remoteAddress: string) => post('/api/auth/recover-password', { email }, { remoteAddress })
      for (let count = 0; count < 5; count += 1) expect((await askFrom('10.8.0.1')).statusCode).toBe(200)
      const stopped = await askFrom('10.8.0.1')
      expect(stopped.statusCode).toBe(429)
      expect(stopped.json()).toMatchObject({ code: 'auth.too-many-attempts', retryAfterSeconds: expect.any(Number) })
      expect((await askFrom('10.8.0.2')).statusCode).toBe(200)
    }
  })

  it('refuses what is no e-mail address', async () => {
    const answer = await ask('a@b@c\r\nBcc: x@test.example')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation.failed', fields: { email: expect.any(String) } })
  })
})

describe('the job', () => {
  it('sends one mail for one request, however often it is repeated', async () => {
    const user = await addTestUser(test.deps.db)
    const request = { email: user.email, recoveryId: crypto.randomUUID() }
    const sent: Mail[] = []
    await expect(mailNow(request, sent, true)).rejects.toThrow('no connection')
    await mailNow(request, sent)
    await mailNow(request, sent)
    expect(sent).toHaveLength(1)
    expect((await reset(tokenIn(sent[0]?.text))).statusCode).toBe(200)
  })

  it('leaves the link alone that went out, where the process ended before that was noted', async () => {
    const user = await addTestUser(test.deps.db)
    const request = { email: user.email, recoveryId: crypto.randomUUID() }
    const sent: Mail[] = []
    await mailNow(request, sent)
    await test.deps.db
      .updateTable('password_recoveries')
      .set({ mailed_at: null })
      .where('recovery_id', '=', request.recoveryId)
      .execute()
    await mailNow(request, sent)
    expect(sent).toHaveLength(1)
    expect((await reset(tokenIn(sent[0]?.text))).statusCode).toBe(200)
  })

  it('sends no link that has expired meanwhile', async () => {
    const user = await addTestUser(test.deps.db)
    const sent: Mail[] = []
    await mailNow({ email: user.email, requestedAt: new Date(Date.now() - 30 * 60_000).toISOString() }, sent)
    expect(sent).toEqual([])
  })

  const refused = (command: string, responseCode: number) => ({
    send: () =>
      Promise.reject(new MailFault(Object.assign(new Error('no'), { code: 'EENVELOPE', command, responseCode }))),
  })
  const failedOf = async ({ email }: TestUser) =>
    (await listFailedMails(test.deps.db)).filter(({ recipient }) => recipient === email)

  async function mailFive({ email }: TestUser): Promise<void> {
    for (let count = 0; count < 5; count += 1) await mailNow({ email }, [])
  }

  async function letIn({ email }: TestUser): Promise<void> {
    const sent: Mail[] = []
    await mailNow({ email }, sent)
    const { statusCode } = await reset(tokenIn(sent[0]?.text))
    if (statusCode !== 200) throw new Error(`not let in: ${statusCode}`)
  }

  it('tells the operator what the mail server refused, and takes it back where the mail goes after all', async () => {
    const user = await addTestUser(test.deps.db)
    const request = { email: user.email, recoveryId: crypto.randomUUID() }
    await expect(mailBy(refused('DATA', 451), request)).rejects.toThrow('DATA 451')
    const failed = { mailId: `recovery.${request.recoveryId}`, subject: 'Új jelszó megadása', reason: 'no' }
    expect(await failedOf(user)).toMatchObject([{ ...failed, attempts: 1, givenUpAt: null }])
    const sent: Mail[] = []
    await mailNow(request, sent)
    expect([await failedOf(user), sent.length]).toEqual([[], 1])
  })

  it.each([
    ['the address is refused for good', 550, false],
    ['it was the last attempt', 451, true],
  ])('gives a mail up where %s', async (_why, code, isLast) => {
    const user = await addTestUser(test.deps.db)
    await mailBy(refused('RCPT TO', code), { email: user.email }, isLast)
    expect(await failedOf(user)).toMatchObject([{ attempts: 1, givenUpAt: expect.any(Date) }])
  })

  it('gives a mail up whose link expired before the mail server took it', async () => {
    const user = await addTestUser(test.deps.db)
    const request = { email: user.email, recoveryId: crypto.randomUUID(), requestedAt: new Date().toISOString() }
    await expect(mailBy(refused('DATA', 451), request)).rejects.toThrow('DATA 451')
    test.deps.clock = { now: () => new Date(Date.parse(request.requestedAt) + 30 * 60_000) }
    await mailNow(request, [])
    expect(await failedOf(user)).toMatchObject([{ attempts: 1, givenUpAt: test.deps.clock.now() }])
  })

  it.each([
    ['disabled meanwhile', ({ email }: TestUser) => disableUser(test.deps.db, { email, now: new Date() })],
    ['that got enough other mails meanwhile', mailFive],
    ['that another mail let in', letIn],
  ] as const)('gives up a mail that failed, of an account %s', async (_why, change) => {
    const user = await addTestUser(test.deps.db)
    const request = { email: user.email, recoveryId: crypto.randomUUID() }
    await expect(mailBy(refused('DATA', 451), request)).rejects.toThrow('DATA 451')
    await change(user)
    const sent: Mail[] = []
    await mailNow(request, sent)
    expect([sent, await failedOf(user)]).toMatchObject([[], [{ givenUpAt: expect.any(Date) }]])
  })

  it('fills no mailbox: of the links that were mailed lately each still works', async () => {
    const now = Date.now()
    const user = await addTestUser(test.deps.db)
    const sent: Mail[] = []
    for (let count = 0; count < 7; count += 1) await mailNow({ email: user.email }, sent)
    expect(sent).toHaveLength(5)
    test.deps.clock = { now: () => new Date(now + 16 * 60_000) }
    await mailNow({ email: user.email }, sent)
    expect(sent).toHaveLength(6)
    expect((await reset(tokenIn(sent[0]?.text))).statusCode).toBe(200)
    await mailNow({ email: user.email }, sent)
    expect(sent).toHaveLength(7)
  })

  it('counts no link of a day to come: after a clock was set back mails are sent again', async () => {
    const now = Date.now()
    const user = await addTestUser(test.deps.db)
    const sent: Mail[] = []
    test.deps.clock = { now: () => new Date(now + 86_400_000) }
    const requestedAt = test.deps.clock.now().toISOString()
    for (let count = 0; count < 5; count += 1) await mailNow({ email: user.email, requestedAt }, sent)
    test.deps.clock = { now: () => new Date(now) }
    await mailNow({ email: user.email }, sent)
    expect(sent).toHaveLength(6)
  })

  it.each([
    ['hu', 'Új jelszó megadása'],
    ['en', 'Set a new password'],
    ['de', 'Neues Passwort festlegen'],
  ] as const)('writes in %s', async (locale, subject) => {
    const user = await addTestUser(test.deps.db, { name: 'Tóth {{minutes}} $t(signature) <b>' })
    const sent: Mail[] = []
    await mailNow({ email: user.email, locale }, sent)
    expect(sent[0]).toMatchObject({ subject, to: user.email })
    expect(sent[0]?.text).toContain('Tóth {{minutes}} $t(signature) <b>')
    expect(sent[0]?.text).toContain('30 ')
  })
})

describe('a recovery token', () => {
  const sendToken = async (user: TestUser) => {
    const sent: Mail[] = []
    await mailNow({ email: user.email }, sent)
    return tokenIn(sent[0]?.text)
  }

  it('works until its 30 minutes are over', async () => {
    const now = new Date('2026-03-02T08:00:00Z')
    const after = (minutes: number) => ({ now: () => new Date(now.getTime() + minutes * 60_000) })
    test.deps.clock = after(0)
    const [user, late] = [await addTestUser(test.deps.db), await addTestUser(test.deps.db)]
    const [token, lateToken] = [await sendToken(user), await sendToken(late)]
    test.deps.clock = after(29.9)
    expect((await reset(token)).statusCode).toBe(200)
    test.deps.clock = after(30)
    expect((await reset(lateToken)).json()).toMatchObject({ code: 'auth.recovery-token-invalid' })
  })

  it('works once, also when it is used twice at the same time', async () => {
    const token = await sendToken(await addTestUser(test.deps.db))
    const statuses = (await Promise.all([reset(token), reset(token), reset(token)])).map((answer) => answer.statusCode)
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 422, 422])
  })

  it('is useless once another one of the account was used', async () => {
    const user = await addTestUser(test.deps.db)
    const [first, second] = [await sendToken(user), await sendToken(user)]
    expect((await reset(second)).statusCode).toBe(200)
    expect((await reset(first)).json()).toMatchObject({ code: 'auth.recovery-token-invalid' })
  })

  it('does not open a disabled account', async () => {
    const user = await addTestUser(test.deps.db)
    const token = await sendToken(user)
    await disableUser(test.deps.db, { email: user.email, now: new Date() })
    expect((await reset(token)).json()).toMatchObject({ code: 'auth.recovery-token-invalid' })
  })

  it('opens an account that is guarded, and keeps it open to whoever used it', async () => {
    const user = await addTestUser(test.deps.db)
    const guard = () =>
      sql`insert into login_attempts (scope, key, attempts, window_started_at)
        values ('account', sha256(${user.email}::bytea), 1000, ${test.deps.clock.now()})
        on conflict (scope, key) do update set attempts = 1000`.execute(test.deps.db)
    await guard()
    expect((await login(user, TEST_PASSWORD)).json()).toMatchObject({ code: 'auth.account-guarded' })
    const remoteAddress = '10.8.1.1'
    const body = { token: await sendToken(user), password: newPassword, passwordConfirmation: newPassword }
    // Strangers behind the same address have used up its wrong links.
    for (let guess = 0; guess < 32; guess += 1)
      await post('/api/auth/reset-password', { ...body, token: 'guess' }, { remoteAddress })
    expect((await post('/api/auth/reset-password', body, { remoteAddress })).statusCode).toBe(200)
    await guard()
    const signIn = { username: user.email, password: newPassword }
    expect((await post('/api/auth/login', signIn, { remoteAddress })).statusCode).toBe(200)
    expect((await login(user, newPassword)).json()).toMatchObject({ code: 'auth.account-guarded' })
  })

  it('is none whose end lies further ahead than it can', async () => {
    const now = Date.now()
    const user = await addTestUser(test.deps.db)
    test.deps.clock = { now: () => new Date(now + 3 * 3_600_000) }
    const token = await sendToken(user)
    test.deps.clock = systemClock
    expect((await reset(token)).json()).toMatchObject({ code: 'auth.recovery-token-invalid' })
  })

  it.each([
    ['Password2026!', 'common'],
    ['kovacs.eva.1985', 'own-data'],
    ['ProbaKft2026', 'own-data'],
  ])('is not used up by %s, which is refused', async (weak, fault) => {
    const token = await sendToken(await addTestUser(test.deps.db))
    const refused = await reset(token, weak)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: `password.${fault}`, fields: { password: fault } },
    ])
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('is not used up by a password that is refused', async () => {
    const token = await sendToken(await addTestUser(test.deps.db))
    const short = await reset(token, 'short12')
    expect(short.json()).toMatchObject({ code: 'validation.failed', fields: { password: expect.any(String) } })
    const different = await post('/api/auth/reset-password', {
      token,
      password: newPassword,
      passwordConfirmation: 'other-password',
    })
    expect(different.statusCode).toBe(422)
    expect(different.json()).toMatchObject({
      code: 'validation.failed',
      fields: { passwordConfirmation: 'password-mismatch' },
    })
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('cannot be guessed at for ever', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 31; guess += 1) {
      const answer = await post(
        '/api/auth/reset-password',
        { token: `guess-${guess}`, password: newPassword, passwordConfirmation: newPassword },
        { remoteAddress: '10.9.9.9' },
      )
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429])
  })
})
