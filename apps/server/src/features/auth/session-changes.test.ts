import { listenTo } from '@merleg/db/listen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { SessionCache } from '../../app/session-cache.ts'
import { useTestApp } from '../../app/testing-app.ts'
import { disableUser, enableUser, setClaims } from '../users/users.usecases.ts'
import { deleteSessionsOfUser, SESSION_CHANNEL } from '../users/sessions.repository.ts'

const testApp = useTestApp()
let other: FastifyInstance
let listener: { close: () => Promise<void> }

// A second process on the same database, as far as it matters here: what it knows of sessions is its own.
beforeAll(async () => {
  const sessions = new SessionCache()
  const at = new Date()
  // The clock stands still: nothing is forgotten by the passing of time.
  testApp.deps.clock = { now: () => at }
  other = await buildApp({ ...testApp.deps, sessions }, { readiness: { state: 'ready' } })
  await new Promise<void>((resolve) => {
    listener = listenTo(testApp.database.connectionString, SESSION_CHANNEL, () => {
      sessions.clear()
      resolve()
    })
  })
})
afterAll(async () => {
  await listener.close()
  await other.close()
})

const statusAt = async (app: FastifyInstance, headers: Record<string, string>, url = '/api/me') =>
  (await app.inject({ url, headers })).statusCode

async function emailOf(headers: Record<string, string>): Promise<string> {
  return (await testApp.app.inject({ url: '/api/me', headers })).json<{ email: string }>().email
}

describe('a session that both processes know', () => {
  test('is refused at once where the user signs out, and soon everywhere', async () => {
    const { headers } = await testApp.signIn({ claims: [] })
    expect([await statusAt(testApp.app, headers), await statusAt(other, headers)]).toEqual([200, 200])
    await testApp.app.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: {} })
    expect(await statusAt(testApp.app, headers)).toBe(401)
    await expect.poll(() => statusAt(other, headers)).toBe(401)
  })

  test('is refused soon after a command disabled the user, and stays refused', async () => {
    const { headers } = await testApp.signIn({ claims: [] })
    const email = await emailOf(headers)
    expect(await statusAt(other, headers)).toBe(200)
    await disableUser(testApp.deps.db, { email, now: testApp.deps.clock.now() })
    await expect.poll(() => statusAt(other, headers)).toBe(401)
    await enableUser(testApp.deps.db, { email, now: testApp.deps.clock.now() })
    expect(await statusAt(other, headers)).toBe(401)
  })

  test('soon has the claims that a command gave or took', async () => {
    const { headers } = await testApp.signIn({ claims: ['Cegriport'] })
    const email = await emailOf(headers)
    const url = '/api/report/10738885/data'
    expect(await statusAt(other, headers, url)).toBe(404)
    await setClaims(testApp.deps.db, { email, claims: [], now: new Date() })
    await expect.poll(() => statusAt(other, headers, url)).toBe(400)
    await setClaims(testApp.deps.db, { email, claims: ['Cegriport'], now: new Date() })
    await expect.poll(() => statusAt(other, headers, url)).toBe(404)
  })

  test('is refused after a new password was set elsewhere', async () => {
    const { headers, userId } = await testApp.signIn({ claims: [] })
    expect(await statusAt(other, headers)).toBe(200)
    await deleteSessionsOfUser(testApp.deps.db, { userId })
    await expect.poll(() => statusAt(other, headers)).toBe(401)
  })
})
