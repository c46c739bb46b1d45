import { setTimeout as delay } from 'node:timers/promises'
import { useTestDatabase } from '@merleg/db/testing'
import { describe, expect, test } from 'vitest'
import type { Follower } from '../features/followers/follower.ts'
import { systemClock } from '../shared/clock.ts'
import { catchUpFollowers } from './catch-up-followers.ts'
import { readConfig } from './config.ts'

const database = useTestDatabase()
const deps = () => ({ db: database.db, clock: systemClock, config: readConfig({}) })

/** Followers that say when they begin and end; each takes the time it is given, unless it is stopped. */
function createFollowers(said: string[]) {
  const follower = (name: string, given: Partial<Follower> & { fails?: boolean } = {}): Follower => ({
    name,
    ...given,
    catchUp: async (_deps, { signal }) => {
      said.push(`${name} begins`)
      await delay(given.fails ? 50 : 100, undefined, { signal })
      if (given.fails) throw new Error(`${name} failed`)
      said.push(`${name} ends`)
    },
  })
  return follower
}

describe('the followers of a command', () => {
  test('work one after the other where there are connections for one', async () => {
    const said: string[] = []
    const follower = createFollowers(said)
    await catchUpFollowers(deps(), { followers: [follower('a', { isApart: true }), follower('b')] })
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  test('that are apart work beside the others, which wait for each other', async () => {
    const said: string[] = []
    const follower = createFollowers(said)
    const followers = [follower('a'), follower('b', { isApart: true }), follower('c')]
    await catchUpFollowers(deps(), { followers, isForTwo: true })
    expect(said.slice(0, 2).toSorted()).toEqual(['a begins', 'b begins'])
    expect(said.indexOf('a ends')).toBeLessThan(said.indexOf('c begins'))
    expect(said.indexOf('b ends')).toBeLessThan(said.indexOf('c ends'))
  })

  test.each([
    ['that is apart', 'a', 'b'],
    ['of the others', 'b', 'a'],
  ])('one %s stops those beside it when it fails', async (_which, failing, beside) => {
    const said: string[] = []
    const follower = createFollowers(said)
    const followers = [
      follower('a', { isApart: true, fails: failing === 'a' }),
      follower('b', { fails: failing === 'b' }),
      follower('c'),
    ]
    await expect(catchUpFollowers(deps(), { followers, isForTwo: true })).rejects.toThrow(`${failing} failed`)
    expect(said).toContain(`${beside} begins`)
    expect(said).not.toContain(`${beside} ends`)
    expect(said).not.toContain('c begins')
  })

  test('are stopped by who asked for them', async () => {
    const said: string[] = []
    const follower = createFollowers(said)
    const stopping = new AbortController()
    const followers = [follower('a', { isApart: true }), follower('b')]
    const work = catchUpFollowers(deps(), { followers, isForTwo: true, signal: stopping.signal })
    stopping.abort(new Error('stopped by hand'))
    await expect(work).rejects.toThrow('stopped by hand')
    expect(said.filter((each) => each.endsWith('ends'))).toEqual([])
  })
})
