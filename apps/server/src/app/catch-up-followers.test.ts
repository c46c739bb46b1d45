import { useTestDatabase } from '@merleg/db/testing'
import { describe, expect, test, vi } from 'vitest'
import type { Follower } from '../features/followers/follower.ts'
import { systemClock } from '../shared/clock.ts'
import { catchUpFollowers } from './catch-up-followers.ts'
import { readConfig } from './config.ts'

const database = useTestDatabase()
const deps = () => ({ db: database.db, clock: systemClock, config: readConfig({}) })

/** Followers that say when they begin and end, and what ended them otherwise; each works until it is let go. */
function createFollowers() {
  const said: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const gateOf = (name: string) => {
    const gate = gates.get(name) ?? Promise.withResolvers<void>()
    gates.set(name, gate)
    return gate
  }
  const begun = (name: string) => vi.waitFor(() => expect(said).toContain(`${name} begins`), { timeout: 20_000 })
  const follower = (name: string, given: Partial<Follower> = {}): Follower => ({
    name,
    ...given,
    catchUp: async (_deps, { signal }) => {
      said.push(`${name} begins`)
      const stopped = Promise.withResolvers<never>()
      signal?.addEventListener('abort', () => stopped.reject(signal.reason), { once: true })
      await Promise.race([gateOf(name).promise, stopped.promise])
      said.push(`${name} ends`)
    },
  })
  return {
    said,
    follower,
    begun,
    letGo: (name: string) => gateOf(name).resolve(),
    fail: (name: string) => gateOf(name).reject(new Error(`${name} failed`)),
  }
}

describe('the followers of a command', () => {
  test('work one after the other where there are connections for one', async () => {
    const { said, follower, letGo } = createFollowers()
    letGo('a')
    letGo('b')
    await catchUpFollowers(deps(), { followers: [follower('a', { isApart: true }), follower('b')] })
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  test('that are apart work beside the others, which wait for each other', async () => {
    const { said, follower, begun, letGo } = createFollowers()
    const followers = [follower('a'), follower('b', { isApart: true }), follower('c')]
    const work = catchUpFollowers(deps(), { followers, isForTwo: true })
    await begun('a')
    await begun('b')
    expect(said).not.toContain('c begins')
    letGo('a')
    await begun('c')
    expect(said).not.toContain('b ends')
    letGo('b')
    letGo('c')
    await work
    expect(said.toSorted()).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  test.each([
    ['that is apart', 'a', 'b'],
    ['of the others', 'b', 'a'],
  ])('one %s stops those beside it when it fails', async (_which, failing, beside) => {
    const { said, follower, begun, fail } = createFollowers()
    const followers = [follower('a', { isApart: true }), follower('b'), follower('c')]
    const work = catchUpFollowers(deps(), { followers, isForTwo: true })
    const outcome = work.catch((error: unknown) => error)
    await begun(failing)
    await begun(beside)
    fail(failing)
    expect(await outcome).toEqual(new Error(`${failing} failed`))
    expect(said.toSorted()).toEqual(['a begins', 'b begins'])
  })

  test('are stopped by who asked for them', async () => {
    const { said, follower, begun } = createFollowers()
    const stopping = new AbortController()
    const followers = [follower('a', { isApart: true }), follower('b')]
    const work = catchUpFollowers(deps(), { followers, isForTwo: true, signal: stopping.signal })
    const outcome = work.catch((error: unknown) => error)
    await begun('a')
    await begun('b')
    stopping.abort(new Error('stopped by hand'))
    expect(await outcome).toEqual(new Error('stopped by hand'))
    expect(said.toSorted()).toEqual(['a begins', 'b begins'])
  })
})
