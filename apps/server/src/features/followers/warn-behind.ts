import type { DbOrTx } from '@merleg/db/connect'
import type { Deps } from '../../app/deps.ts'
import { listLags } from './cursors.repository.ts'

const STANDING_MS = 3_600_000

/** `warnedAt`: when it was warned of last, or else seen there first. */
type Stand = { readonly position: number; warnedAt: number }

/**
 * Warns of each follower that has stood at one place for an hour with batches before it, once an hour, whenever it is asked: one
 * that hangs or is never begun fails at nothing, and what waits for it (missing accounts wait for the company search) waits in
 * silence. How old a batch is says nothing of that: a load in parts is followed at its end, hours after its first part.
 */
export function createBehindWarning(
  { logger, clock }: Pick<Deps, 'logger' | 'clock'>,
  names: readonly string[],
): (db: DbOrTx) => Promise<void> {
  const stands = new Map<string, Stand>()
  return async (db) => {
    const now = clock.now().getTime()
    for (const { name, position, last, seconds, positions, failures } of await listLags(db, names)) {
      const before = stands.get(name)
      const isStanding = last > position && before?.position === position
      const stand = isStanding ? before : { position, warnedAt: now }
      stands.set(name, stand)
      if (now - stand.warnedAt < STANDING_MS) continue
      stand.warnedAt = now
      logger.warn({ follower: name, seconds: Math.round(seconds), positions, failures }, 'a follower is behind')
    }
  }
}
