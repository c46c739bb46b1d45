import type { Deps } from '../../app/deps.ts'
import { callerAddress, type SecurityEvent } from '../../shared/security-log.ts'
import { toAddressKey } from '../auth/login-throttle.usecases.ts'
import { foldSecurityEvent, insertSecurityEvent } from './security-events.repository.ts'

/** Have a trail of their own: the audit trail of the subscriber, and the orders. */
const KEPT_ELSEWHERE: ReadonlySet<SecurityEvent['event']> = new Set(['person-opened', 'order', 'trial-asked'])

/**
 * What can be brought about without a password, or by the one of a demo account, which everybody knows: nobody shall fill the
 * database with it.
 */
const ANYBODYS: ReadonlySet<SecurityEvent['event']> = new Set([
  'login',
  'login-failed',
  'locked-out',
  'recovery-asked',
  'claim-refused',
  'identity-confirmed',
  'session-ended',
  'passkey-refused',
  'oidc-refused',
])

/** Keeps what was logged as security for the pages of the provider; what cannot be kept stands in the log all the same. */
export async function storeSecurityEvent(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  told: SecurityEvent,
): Promise<void> {
  if (KEPT_ELSEWHERE.has(told.event)) return
  const { event, ...rest } = told
  const { userId, ...detail }: { userId: string | null } = { userId: null, ...rest }
  const kept = { event, userId, detail: JSON.stringify(detail), now: clock.now() }
  const storing = ANYBODYS.has(event)
    ? foldSecurityEvent(db, { ...kept, address: describeCaller() })
    : insertSecurityEvent(db, kept)
  await storing.catch((error: unknown) => logger.warn({ err: error }, 'a security event could not be kept'))
}

/** Of what is heard of in a job, such as links that were asked for, no address is known: all of it is folded together. */
function describeCaller(): string {
  const address = callerAddress()
  return address === null ? 'job' : toAddressKey(address)
}
