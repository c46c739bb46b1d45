import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from '@merleg/db/connect'
import { listenTo } from '@merleg/db/listen'
import type { Deps } from '../../app/deps.ts'
import { FEED_CHANNEL } from '../register/feed.repository.ts'
import { catchUp, isBehind } from './catch-up.usecases.ts'
import { countFailure } from './cursors.repository.ts'
import type { Follower, FollowerDeps } from './follower.ts'

export type Following = { close: () => Promise<void> }

type Input = {
  deps: Pick<Deps, 'clock' | 'config' | 'logger'>
  connectionString: string
  followers: readonly Follower[]
}

/** Without a notice too: a load that was killed tells nobody of its end, and a pooler may not pass notices on. */
const LOOK_EVERY_MS = 30_000
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 5 * 60_000
/** For each follower its lock, and what its work takes at most. */
const CONNECTIONS_EACH = 4

/**
 * Makes this process follow: each follower catches up at once, and then whenever a merge is committed. One that fails is
 * tried again, later and later, and keeps none of the others from their work. `close` stops runs where they are.
 */
export function startFollowing({ deps, connectionString, followers }: Input): Following {
  // Of their own: requests need not wait for them, nor they keep to a request's time.
  const database = createDatabase(connectionString, {
    maxConnections: CONNECTIONS_EACH * followers.length,
    applicationName: 'merleg followers',
  })
  const closing = new AbortController()
  const { signal } = closing
  const bells = followers.map(() => createBell())
  const ringAll = () => bells.forEach((bell) => bell.ring())
  signal.addEventListener('abort', ringAll, { once: true })
  const listener = listenTo(connectionString, FEED_CHANNEL, ringAll)
  const timer = setInterval(ringAll, LOOK_EVERY_MS)
  const followerDeps = { ...deps, db: database.db }
  const loops = followers.map((follower, index) => {
    const bell = bells[index] ?? createBell()
    return follow({ deps: followerDeps, logger: deps.logger, follower, bell, signal })
  })
  return {
    close: async () => {
      closing.abort()
      clearInterval(timer)
      await listener.close()
      await Promise.all(loops)
      await database.close()
    },
  }
}

type Loop = {
  deps: FollowerDeps
  logger: Deps['logger']
  follower: Follower
  bell: Bell
  signal: AbortSignal
}

async function follow({ deps, logger, follower, bell, signal }: Loop): Promise<void> {
  const { name } = follower
  const isClosing = () => signal.aborted
  let failures = 0
  for (let isDue = true; ;) {
    await bell.rung()
    if (isClosing()) return
    try {
      if (isDue || (await isBehind(deps, name)) || (await follower.hasOtherWork?.(deps)) === true)
        await catchUp(deps, follower, { signal })
      isDue = false
      failures = 0
    } catch (error) {
      if (isClosing()) return
      isDue = true
      failures += 1
      logger.warn({ err: error, follower: name, failures }, 'a follower failed and will be tried again')
      // Of a database that is gone nothing can be noted.
      await countFailure(deps.db, name).catch(() => undefined)
      await delay(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS), undefined, { signal }).catch(
        () => undefined,
      )
      bell.ring()
    }
  }
}

type Bell = { ring: () => void; rung: () => Promise<void> }

/** Rung several times before anybody waits for it, it is heard once. */
function createBell(): Bell {
  let { promise, resolve } = Promise.withResolvers<void>()
  return {
    ring: () => resolve(),
    rung: async () => {
      await promise
      ;({ promise, resolve } = Promise.withResolvers<void>())
    },
  }
}
