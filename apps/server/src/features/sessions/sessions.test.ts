import { listenTo } from '@merleg/db/listen'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { SessionCache } from '../../app/session-cache.ts'
import { useTestApp } from '../../app/testing-app.ts'
import { addTestUser, TEST_PASSWORD, type TestUser } from '../users/testing-users.ts'
import { proveTestUser } from '../auth/testing-proof.ts'
import { SESSION_CHANNEL } from '../users/sessions.repository.ts'

const test = useTestApp()
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

type Headers = Record<string, string>
type From = { userAgent?: string; address?: string; device?: string }

async function signIn(user: TestUser, { userAgent = CHROME, address = '192.0.2.7', device }: From = {}) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: user.email, password: TEST_PASSWORD, ...(device && { device }) },
    headers: { 'user-agent': userAgent },
    remoteAddress: address,
  })
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` }
}

type Shown = { id: string; isThis: boolean; browser: string; system: string; kind: string; address: string }
const list = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/sessions', headers })).json<{
    results: Shown[]
    seats: { signedIn: number; contract: number | null }
    isDemo: boolean
  }>()
const status = async (headers: Headers, app = test.app) => (await app.inject({ url: '/api/me', headers })).statusCode
const end = (id: string, headers: Headers) => test.app.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers })

describe('the list of sessions', () => {
  it('says by which device, from where, when and how, this one first', async () => {
    const user = await addTestUser(test.deps.db)
    await signIn(user, { userAgent: IPHONE, address: '198.51.100.4' })
    const headers = await signIn(user)
    const { results, isDemo } = await list(headers)
    expect(isDemo).toBe(false)
    expect(results).toMatchObject([
      { isThis: true, browser: 'Chrome 142', system: 'Windows 10', kind: 'desktop', address: '192.0.2.7' },
      { isThis: false, browser: 'Safari 18', system: 'iOS 18.5', kind: 'phone', address: '198.51.100.4' },
    ])
    expect(results[0]).toMatchObject({ method: 'password', hasSecondFactor: false, startedAt: expect.any(String) })
  })

  it('tells how many people are signed in, and for how many the contract is', async () => {
    const user = await addTestUser(test.deps.db)
    const headers = await signIn(user)
    await signIn(user)
    expect((await list(headers)).seats).toEqual({ signedIn: 1, contract: null })
    await sql`update subscribers set seats = 3 where subscriber_id = ${user.subscriberId}`.execute(test.deps.db)
    const colleague = await addTestUser(test.deps.db)
    await sql`update users set subscriber_id = ${user.subscriberId} where user_id = ${colleague.userId}`.execute(
      test.deps.db,
    )
    await signIn(colleague)
    expect((await list(headers)).seats).toEqual({ signedIn: 2, contract: 3 })
  })

  it('of a demo account shows and ends this one alone: the others are of strangers', async () => {
    const user = await addTestUser(test.deps.db, { isDemo: true })
    const [stranger, headers] = [await signIn(user), await signIn(user)]
    const { results, isDemo } = await list(headers)
    expect([results.length, isDemo]).toEqual([1, true])
    const [foreign] = (await list(stranger)).results
    expect((await end(foreign?.id ?? '', headers)).statusCode).toBe(404)
    const others = await test.app.inject({ method: 'POST', url: '/api/sessions/end-others', payload: {}, headers })
    expect(others.json()).toMatchObject({ code: 'auth.demo-account' })
    expect(await status(stranger)).toBe(200)
  })
})

describe('ending a session', () => {
  it('is for its own user, and ends one, or all but this', async () => {
    const [user, other] = [await addTestUser(test.deps.db), await addTestUser(test.deps.db)]
    const [one, two, headers] = [await signIn(user), await signIn(user), await signIn(user)]
    const others = await signIn(other)
    const [mine] = (await list(one)).results
    expect((await end(mine?.id ?? '', headers)).json()).toMatchObject({ code: 'auth.confirmation-required' })
    await Promise.all([proveTestUser(test.deps, user.userId), proveTestUser(test.deps, other.userId)])
    expect((await end(mine?.id ?? '', others)).statusCode).toBe(404)
    expect((await end(mine?.id ?? '', headers)).statusCode).toBe(200)
    expect([await status(one), await status(two), await status(headers)]).toEqual([401, 200, 200])
    expect((await end(mine?.id ?? '', headers)).json()).toMatchObject({ code: 'session.not-found' })
    await test.app.inject({ method: 'POST', url: '/api/sessions/end-others', payload: {}, headers })
    expect([await status(two), await status(headers), await status(others)]).toEqual([401, 200, 200])
  })

  it('is heard by every process', async () => {
    const sessions = new SessionCache()
    // The clock stands still: nothing is forgotten by the passing of time.
    const at = new Date()
    const away = await buildApp({ ...test.deps, sessions, clock: { now: () => at } }, { readiness: { state: 'ready' } })
    const listener = await new Promise<{ close: () => Promise<void> }>((resolve) => {
      const made = listenTo(test.database.connectionString, SESSION_CHANNEL, () => {
        sessions.clear()
        resolve(made)
      })
    })
    const user = await addTestUser(test.deps.db)
    const [one, headers] = [await signIn(user), await signIn(user)]
    expect(await status(one, away)).toBe(200)
    const [mine] = (await list(one)).results
    await proveTestUser(test.deps, user.userId)
    await end(mine?.id ?? '', headers)
    await expect.poll(() => status(one, away)).toBe(401)
    await listener.close()
    await away.close()
  })
})

describe('a mail about a new device', () => {
  const told = async (user: TestUser) => {
    const { rows } = await sql<{ text: string }>`
      select data ->> 'text' as text from pgboss.job where name = 'mail.send' and data ->> 'to' = ${user.email}
      order by created_on`.execute(test.deps.db)
    return rows.map(({ text }) => text)
  }
  const [mine, another] = ['m'.repeat(32), 'a'.repeat(32)]

  it('goes for a device that is not known, not at the very first, and once', async () => {
    const user = await addTestUser(test.deps.db)
    await signIn(user, { device: mine })
    await signIn(user, { device: mine, address: '203.0.113.9', userAgent: IPHONE })
    expect(await told(user)).toEqual([])
    await signIn(user, { device: another, userAgent: IPHONE, address: '203.0.113.9' })
    await signIn(user, { device: another })
    expect(await told(user)).toEqual([expect.stringContaining('Safari 18, iOS 18.5, hálózati cím: 203.0.113.9.')])
  })

  it('goes for a program without a key, by what it calls itself and from where it comes', async () => {
    const user = await addTestUser(test.deps.db)
    await signIn(user, { device: mine })
    await signIn(user, { userAgent: 'script' })
    await signIn(user, { userAgent: 'script' })
    expect(await told(user)).toEqual([expect.stringContaining('ismeretlen eszköz')])
    const { rows } = await sql<{ hash: Buffer }>`
      select device_hash as hash from known_devices where user_id = ${user.userId}`.execute(test.deps.db)
    expect(rows.every(({ hash }) => hash.length === 32 && !hash.includes(mine))).toBe(true)
  })

  it('does not go of a demo account', async () => {
    const user = await addTestUser(test.deps.db, { isDemo: true })
    await signIn(user, { device: mine })
    await signIn(user, { device: another })
    expect(await told(user)).toEqual([])
  })
})
