import type { SignInAnswer } from '@merleg/contract/auth.contract'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { verifyPassword } from '../../shared/passwords.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { type Account, findAccount } from './accounts.repository.ts'
import { enter, type SignInPlace, startSession } from './enter.usecases.ts'
import { countLoginAttempt } from './login-throttle.usecases.ts'
import { deleteSession } from '../users/sessions.repository.ts'

export type Credentials = SignInPlace & { username: string; password: string }

/**
 * Signs in with e-mail address and password. That an account is disabled, or its trial over, is said only to whoever knows
 * its password.
 */
export async function login(deps: Deps, credentials: Credentials): Promise<SignInAnswer> {
  const account = await checkCredentials(deps, credentials)
  return enter(deps, { account, place: credentials, method: 'password' })
}

/** Signs in to an account marked as demo, and to no other (decisions 14). */
export async function demoLogin(
  deps: Deps,
  credentials: Credentials & { termsAccepted: boolean },
): Promise<{ token: string }> {
  if (!credentials.termsAccepted) throw new AppError('auth.terms-not-accepted')
  const account = await checkCredentials(deps, credentials)
  if (!account.isDemo || account.isDisabled) {
    logSecurity(deps.logger, { event: 'login-failed', userId: account.userId, reason: 'no-demo' })
    throw new AppError('auth.invalid-credentials')
  }
  const token = await startSession(deps, { account, place: credentials, method: 'password', hasSecondFactor: false })
  return { token }
}

export async function logout(deps: Deps, user: SessionUser): Promise<void> {
  await deleteSession(deps.db, user.sessionId)
  deps.sessions.clear()
}

/** An e-mail address as it is stored and compared. */
export function normalizeEmail(email: string): string {
  return toSingleLine(email).toLowerCase()
}

/** The account of whoever knows its password; throws `auth.invalid-credentials`, and what the throttle does. */
export async function checkCredentials(
  deps: Deps,
  { username, password, address }: Pick<Credentials, 'username' | 'password' | 'address'>,
): Promise<Account> {
  const email = normalizeEmail(username)
  await countLoginAttempt(deps, { email, address })
  const account = await findAccount(deps.db, email)
  const isRight = await verifyPassword(account?.passwordHash ?? null, password)
  if (account && isRight) return account
  const reason = account ? 'password' : 'no-account'
  logSecurity(deps.logger, { event: 'login-failed', userId: account?.userId ?? null, reason })
  throw new AppError('auth.invalid-credentials')
}
