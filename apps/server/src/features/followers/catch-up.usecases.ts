import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@merleg/db/connect'
import { type ProgressLine, SILENT_LINE } from '../../shared/cli/progress-line.ts'
import { timePhase } from '../../shared/phase-times.ts'
import { findFeedEnd } from '../register/feed.repository.ts'
import { placeBatches } from '../register/feed.usecases.ts'
import { advanceCursor, findCursor, tryLockFollower, unlockFollower } from './cursors.repository.ts'
import type { Follower, FollowerDeps } from './follower.ts'

export type CatchUpOptions = {
  line?: ProgressLine
  signal?: AbortSignal | undefined
}

/** How often a run looks whether the one of another process has ended. */
const LOCK_RETRY_MS = 250

/**
 * Lets a follower do what is to be done, and again until there is no batch that it has not followed. Where another
 * process is at it, waits for that one first. The follower is asked once in any case, because not only batches make
 * work for it: a new day, another version of the program.
 */
export async function catchUp(deps: FollowerDeps, follower: Follower, options: CatchUpOptions = {}): Promise<void> {
  const { db } = deps
  const { line = SILENT_LINE, signal } = options
  const { name } = follower
  await withFollowerLock(db, { name, line, signal }, async () => {
    for (let isFirst = true; ; isFirst = false) {
      signal?.throwIfAborted()
      await placeBatches(db)
      const { position: after } = await findCursor(db, name)
      const upTo = await findFeedEnd(db)
      if (!isFirst && after >= upTo) return
      await timePhase(name, () => follower.catchUp(deps, { after, upTo, line, signal })).finally(line.end)
      // Where the follower has not stored it with its work, the work is such that it may be done again.
      await advanceCursor(db, name, upTo)
    }
  })
}

/** Is there a batch that the follower has not followed? */
export async function isBehind({ db }: Pick<FollowerDeps, 'db'>, name: string): Promise<boolean> {
  await placeBatches(db)
  const { position } = await findCursor(db, name)
  return position < (await findFeedEnd(db))
}

type Lock = { name: string; line?: ProgressLine; signal?: AbortSignal | undefined }

/** Does what only whoever follows under the name may do; where another process is at it, after that one. */
export async function withFollowerLock(
  db: Db,
  { name, line = SILENT_LINE, signal }: Lock,
  work: () => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (let tries = 0; !(await tryLockFollower(connection, name)); tries += 1) {
      signal?.throwIfAborted()
      if (tries === 0) line.show(`${name}: another process is at it`)
      await delay(LOCK_RETRY_MS)
    }
    try {
      await work()
    } finally {
      // Of a connection that is gone the lock is gone, too.
      await unlockFollower(connection, name).catch(() => undefined)
    }
  })
}
