import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from '@merleg/db/connect'
import { listenTo } from '@merleg/db/listen'
import { WORK_LIMITS, type WorkLimits } from '@merleg/db/work-limits'
import type { Deps } from '../../app/deps.ts'
import { FEED_CHANNEL } from '../register/feed.repository.ts'
import { catchUp, isBehind } from './catch-up.usecases.ts'
import { countFailure } from './cursors.repository.ts'
import type { Follower, FollowerDeps } from './follower.ts'
import { createBehindWarning } from './warn-behind.ts'

export type Following = { close: () => Promise<void> }

type Input = {
  deps: Pick<Deps, 'clock' | 'config' | 'logger'>
  connectionString: string
  followers: readonly Follower[]
  limits?: WorkLimits
}

/** Without a notice too: a load that was killed tells nobody of its end, and a pooler may not pass notices on. */
const LOOK_EVERY_MS = 30_000
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 5 * 60_000
/** For each follower its lock, and what its work takes at most. */
const CONNECTIONS_EACH = 4

/**
 * Makes this process follow: each follower catches up at once, and then whenever a merge is committed. One that fails is
 * tried again, later and later, and keeps none of the others from their work. Urgent ones go first: two processors are
 * soon taken by ratings and statistics, and a warning would wait for them. `close` stops runs where they are.
 */
export function startFollowing({ deps, connectionString, followers, limits = WORK_LIMITS.follower }: Input): Following {
  // Of their own: requests need not wait for them, nor they keep to a request's time.
  const database = createDatabase(connectionString, {
    ...limits,
    maxConnections: CONNECTIONS_EACH * followers.length,
    applicationName: 'merleg followers',
  })
  const closing = new AbortController()
  const { signal } = closing
  const bells = followers.map(() => createBell())
  const urgent = createTurns()
  const ringAll = () => {
    // All hear the bell at once, and the others must not begin before the urgent ones have heard it, too.
    for (const { isUrgent, name } of followers) if (isUrgent && !signal.aborted) urgent.begin(name)
    bells.forEach((bell) => bell.ring())
  }
  signal.addEventListener('abort', ringAll, { once: true })
  const listener = listenTo(connectionString, FEED_CHANNEL, ringAll)
  const warnBehind = createBehindWarning(
    deps,
    followers.map(({ name }) => name),
  )
  const timer = setInterval(() => {
    ringAll()
    // Of a database that is gone each follower tells itself.
    void warnBehind(database.db).catch(() => undefined)
  }, LOOK_EVERY_MS)
  const followerDeps = { ...deps, db: database.db }
  const loops = followers.map((follower, index) => {
    const bell = bells[index] ?? createBell()
    return follow({ deps: followerDeps, logger: deps.logger, follower, bell, urgent, signal })
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
  urgent: Turns
  signal: AbortSignal
}

async function follow(loop: Loop): Promise<void> {
  const { bell, follower, urgent, signal } = loop
  const { name, isUrgent = false } = follower
  const isClosing = () => signal.aborted
  let failures = 0
  for (let isDue = true; ;) {
    await bell.rung()
    if (!isUrgent) await urgent.over()
    if (isClosing()) break
    const startedAt = performance.now()
    try {
      await followWhatIsNew(loop, isDue)
      isDue = false
      failures = 0
      if (!bell.isRung()) urgent.end(name)
      await rest(loop, performance.now() - startedAt)
    } catch (error) {
      if (isClosing()) break
      isDue = true
      failures += 1
      // Nobody waits for one that fails until it is tried again.
      urgent.fail(name)
      await waitAfterFailure(loop, { error, failures })
      urgent.retry(name)
      bell.ring()
    }
  }
  urgent.end(name)
}

async function followWhatIsNew({ deps, follower, signal }: Loop, isDue: boolean): Promise<void> {
  if (isDue || (await isBehind(deps, follower.name)) || (await follower.hasOtherWork?.(deps)) === true)
    await catchUp(deps, follower, { signal })
}

async function rest({ follower: { restAfter }, signal }: Loop, ranMs: number): Promise<void> {
  const restMs = restAfter?.(ranMs) ?? 0
  // Stopped meanwhile: the loop sees that itself.
  if (restMs > 0) await delay(restMs, undefined, { signal }).catch(() => undefined)
}

async function waitAfterFailure(
  { deps, logger, follower: { name }, signal }: Loop,
  { error, failures }: { error: unknown; failures: number },
): Promise<void> {
  logger.warn({ err: error, follower: name, failures }, 'a follower failed and will be tried again')
  // Of a database that is gone nothing can be noted.
  await countFailure(deps.db, name).catch(() => undefined)
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)
  await delay(wait, undefined, { signal }).catch(() => undefined)
}

type Turns = Record<'begin' | 'end' | 'fail' | 'retry', (name: string) => void> & { over: () => Promise<void> }

/** Who is at work before the others, and when nobody is. */
function createTurns(): Turns {
  const busy = new Set<string>()
  const failing = new Set<string>()
  let { promise, resolve } = Promise.withResolvers<void>()
  resolve()
  const end = (name: string) => {
    busy.delete(name)
    if (busy.size === 0) resolve()
  }
  return {
    begin: (name) => {
      if (failing.has(name)) return
      if (busy.size === 0) ({ promise, resolve } = Promise.withResolvers<void>())
      busy.add(name)
    },
    end,
    fail: (name) => {
      failing.add(name)
      end(name)
    },
    retry: (name) => void failing.delete(name),
    over: () => promise,
  }
}

type Bell = { ring: () => void; isRung: () => boolean; rung: () => Promise<void> }

/** Rung several times before anybody waits for it, it is heard once. */
function createBell(): Bell {
  let isRung = false
  let { promise, resolve } = Promise.withResolvers<void>()
  return {
    ring: () => {
      isRung = true
      resolve()
    },
    isRung: () => isRung,
    rung: async () => {
      await promise
      isRung = false
      ;({ promise, resolve } = Promise.withResolvers<void>())
    },
  }
}
