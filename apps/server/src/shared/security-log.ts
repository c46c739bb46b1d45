import { AsyncLocalStorage } from 'node:async_hooks'
import type { SignInMethod } from '@merleg/contract/sessions.contract'
import type { FastifyBaseLogger } from 'fastify'

/** What somebody who watches over the accounts wants to know of; `userId` is all that is said of a person. */
export type SecurityEvent =
  | { event: 'login'; userId: string; method: SignInMethod }
  | {
      event: 'login-failed'
      userId: string | null
      reason: 'no-account' | 'password' | 'disabled' | 'no-demo' | 'trial-over' | 'not-linked'
    }
  | { event: 'locked-out'; userId: string | null }
  | { event: 'recovery-asked'; userId: string | null }
  | { event: 'trial-asked'; requestNumber: number }
  | { event: 'trial-started'; userId: string }
  | { event: 'password-reset'; userId: string }
  | { event: 'password-changed'; userId: string }
  | { event: 'second-factor-failed'; userId: string; reason: 'code' | 'replayed' | 'passkey' | 'locked' }
  | { event: 'second-factor-locked'; userId: string }
  | { event: 'identity-confirmed'; userId: string }
  | { event: 'app-set' | 'app-removed' | 'recovery-codes-made' | 'recovery-code-used'; userId: string }
  | { event: 'passkey-added' | 'passkey-removed'; userId: string; passkeyId: string }
  | { event: 'passkey-refused'; userId: string | null; reason: string }
  | { event: 'second-factor-reset'; userId: string }
  | { event: 'oidc-refused'; userId: string | null; reason: string }
  | { event: 'oidc-linked' | 'oidc-unlinked'; userId: string; identityId: string }
  | { event: 'session-ended'; userId: string; which: 'one' | 'others' }
  | { event: 'account-closing' | 'account-kept' | 'account-closed'; userId: string }
  /** What one of the provider's people did, and to whom. */
  | { event: 'operator-act'; userId: string; act: string; subjectId: string }
  | { event: 'claim-refused'; userId: string; claim: string }
  | { event: 'invitation-accepted'; userId: string }
  | { event: 'key-created' | 'key-revoked'; userId: string; keyId: string }
  | { event: 'person-opened'; userId: string; personId: string }
  | { event: 'order'; userId: string; orderNumber: string }

const ALARMING: ReadonlySet<SecurityEvent['event']> = new Set([
  'login-failed',
  'locked-out',
  'claim-refused',
  'second-factor-failed',
  'second-factor-locked',
  'passkey-refused',
  'oidc-refused',
])

/** From which network address the request came that is being worked on. */
const callers = new AsyncLocalStorage<string>()

/** What is logged as security while `work` goes on was brought about from this address. */
export function asCalledFrom(address: string, work: () => void): void {
  callers.run(address, work)
}

/** From where what is going on was asked for; null where nobody asked, as in a job. */
export function callerAddress(): string | null {
  return callers.getStore() ?? null
}

/** Where events are kept beside the log, by the logger of the process; its children have it too. */
const keepers = new WeakMap<object, (event: SecurityEvent) => void>()

/** From now on what is logged as security with this logger, or a child of it, is kept as well. */
export function keepSecurityEvents(logger: FastifyBaseLogger, keep: (event: SecurityEvent) => void): void {
  keepers.set(logger, keep)
}

function findKeeper(logger: object): ((event: SecurityEvent) => void) | undefined {
  // A child of a logger has it for its prototype.
  for (let at: unknown = logger; typeof at === 'object' && at !== null; at = Object.getPrototypeOf(at)) {
    const keep = keepers.get(at)
    if (keep) return keep
  }
  return undefined
}

/** A line with `security` in the log, however little else is logged. */
export function logSecurity(logger: FastifyBaseLogger, told: SecurityEvent): void {
  findKeeper(logger)?.(told)
  const { event, ...details } = told
  const always = logger.level === 'silent' ? logger : logger.child({}, { level: 'info' })
  const line = { security: event, ...details }
  if (ALARMING.has(event)) always.warn(line, event)
  else always.info(line, event)
}
