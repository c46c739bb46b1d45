import type { FastifyBaseLogger } from 'fastify'

/** What somebody who watches over the accounts wants to know of; `userId` is all that is said of a person. */
export type SecurityEvent =
  | { event: 'login'; userId: string }
  | {
      event: 'login-failed'
      userId: string | null
      reason: 'no-account' | 'password' | 'disabled' | 'no-demo' | 'trial-over'
    }
  | { event: 'locked-out'; userId: string | null }
  | { event: 'recovery-asked'; userId: string | null }
  | { event: 'trial-asked'; requestNumber: number }
  | { event: 'trial-started'; userId: string }
  | { event: 'password-reset'; userId: string }
  | { event: 'password-changed'; userId: string }
  | { event: 'account-closing' | 'account-kept' | 'account-closed'; userId: string }
  | { event: 'claim-refused'; userId: string; claim: string }
  | { event: 'invitation-accepted'; userId: string }
  | { event: 'key-created' | 'key-revoked'; userId: string; keyId: string }
  | { event: 'person-opened'; userId: string; personId: string }
  | { event: 'order'; userId: string; orderNumber: string }

const ALARMING: ReadonlySet<SecurityEvent['event']> = new Set(['login-failed', 'locked-out', 'claim-refused'])

/** A line with `security` in the log, however little else is logged. */
export function logSecurity(logger: FastifyBaseLogger, { event, ...details }: SecurityEvent): void {
  const always = logger.level === 'silent' ? logger : logger.child({}, { level: 'info' })
  const line = { security: event, ...details }
  if (ALARMING.has(event)) always.warn(line, event)
  else always.info(line, event)
}
