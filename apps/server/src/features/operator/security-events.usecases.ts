import type { Deps } from '../../app/deps.ts'
import type { SecurityEvent } from '../../shared/security-log.ts'
import { insertSecurityEvent } from './security-events.repository.ts'

/** Have a trail of their own: the audit trail of the subscriber, and the orders. */
const KEPT_ELSEWHERE: ReadonlySet<SecurityEvent['event']> = new Set(['person-opened', 'order', 'trial-asked'])

/** Keeps what was logged as security for the pages of the provider; what cannot be kept stands in the log all the same. */
export async function storeSecurityEvent(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  told: SecurityEvent,
): Promise<void> {
  if (KEPT_ELSEWHERE.has(told.event)) return
  const { event, ...rest } = told
  const { userId, ...detail }: { userId: string | null } = { userId: null, ...rest }
  await insertSecurityEvent(db, { event, userId, detail: JSON.stringify(detail), now: clock.now() }).catch(
    (error: unknown) => logger.warn({ err: error }, 'a security event could not be kept'),
  )
}
