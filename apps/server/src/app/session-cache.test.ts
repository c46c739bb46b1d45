import { expect, test, vi } from 'vitest'
import { type LiveSession, SessionCache } from './session-cache.ts'

const USER = {
  userId: 'u',
  subscriberId: 's',
  sessionId: 'x',
  name: 'n',
  email: 'e',
  role: 'member',
  claims: [],
  isSecondFactorGiven: false,
  trial: null,
  key: null,
  mustSetUpSecondFactor: false,
} as const
const start = new Date('2026-11-02T10:00:00Z').getTime()
const at = (seconds: number) => new Date(start + seconds * 1000)
const session = (expiresAt = at(3600)): LiveSession => ({ user: USER, expiresAt })

test('a session is read again after two seconds, and when the clock was set back', async () => {
  const cache = new SessionCache()
  const read = vi.fn(async () => session())
  const reads = []
  for (const seconds of [0, 1, 1.999, 2, 3, 0.5]) {
    expect(await cache.find({ token: 't', now: at(seconds), read })).toBe(USER)
    reads.push(read.mock.calls.length)
  }
  expect(reads).toEqual([1, 1, 1, 2, 2, 3])
})

test('each token has its own; one that nobody was given is asked for each time', async () => {
  const cache = new SessionCache()
  const known = vi.fn(async () => session())
  const unknown = vi.fn(async () => null)
  for (let times = 0; times < 3; times += 1) {
    expect(await cache.find({ token: 'known', now: at(0), read: known })).toBe(USER)
    expect(await cache.find({ token: 'unknown', now: at(0), read: unknown })).toBeNull()
  }
  expect([known.mock.calls.length, unknown.mock.calls.length]).toEqual([1, 3])
})

test('a session that ends within the two seconds is over at its end', async () => {
  const cache = new SessionCache()
  expect(await cache.find({ token: 't', now: at(0), read: async () => session(at(1)) })).toBe(USER)
  expect(await cache.find({ token: 't', now: at(1), read: async () => null })).toBeNull()
})

test('requests at the same time wait for one answer', async () => {
  const cache = new SessionCache()
  const read = vi.fn(async () => session())
  await Promise.all(Array.from({ length: 9 }, () => cache.find({ token: 't', now: at(0), read })))
  expect(read).toHaveBeenCalledTimes(1)
})

test('what was asked before clearing is not remembered after it', async () => {
  const cache = new SessionCache()
  const answer = Promise.withResolvers<LiveSession>()
  const early = cache.find({ token: 't', now: at(0), read: () => answer.promise })
  cache.clear()
  answer.resolve(session())
  expect(await early).toBe(USER)
  expect(await cache.find({ token: 't', now: at(0), read: async () => null })).toBeNull()
})

test('a fault is told and not remembered', async () => {
  const cache = new SessionCache()
  const failing = cache.find({ token: 't', now: at(0), read: () => Promise.reject(new Error('away')) })
  await expect(failing).rejects.toThrow('away')
  expect(await cache.find({ token: 't', now: at(0), read: async () => session() })).toBe(USER)
})

test('of more than ten thousand sessions the oldest is forgotten', async () => {
  const cache = new SessionCache()
  const read = vi.fn(async () => session())
  for (let token = 0; token <= 10_000; token += 1) await cache.find({ token: String(token), now: at(0), read })
  await cache.find({ token: '1', now: at(0), read })
  expect(read).toHaveBeenCalledTimes(10_001)
  await cache.find({ token: '0', now: at(0), read })
  expect(read).toHaveBeenCalledTimes(10_002)
})
