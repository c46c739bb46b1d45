import type { DbOrTx } from '@merleg/db/connect'
import type { Deps } from '../../app/deps.ts'
import { listLags } from './cursors.repository.ts'

const BEHIND_SECONDS = 3600
const AGAIN_MS = 3_600_000

/**
 * Warns of each follower that is more than an hour behind, once an hour, whenever it is asked: one that hangs or is never begun
 * fails at nothing, and what waits for it (missing accounts wait for the company search) waits in silence.
 */
export function createBehindWarning(
  { logger, clock }: Pick<Deps, 'logger' | 'clock'>,
  names: readonly string[],
): (db: DbOrTx) => Promise<void> {
  const warnedAt = new Map<string, number>()
  return async (db) => {
    const now = clock.now().getTime()
    for (const { name, seconds, positions, failures } of await listLags(db, names)) {
      if (seconds < BEHIND_SECONDS || now - (warnedAt.get(name) ?? -Infinity) < AGAIN_MS) continue
      warnedAt.set(name, now)
      logger.warn({ follower: name, seconds: Math.round(seconds), positions, failures }, 'a follower is behind')
    }
  }
}
