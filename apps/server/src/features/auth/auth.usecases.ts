import { inTransaction } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { verifyPassword } from '../../shared/passwords.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { type Account, findAccount, updateLastLogin } from './accounts.repository.ts'
import { countLoginAttempt, forgiveLoginAttempts } from './login-throttle.usecases.ts'
import { createSession, deleteSession } from '../users/sessions.repository.ts'
import { createToken } from '../users/tokens.ts'

export type Credentials = { username: string; password: string; address: string; locale: Locale }

/**
 * Signs in with e-mail address and password. That an account is disabled, or its trial over, is said only to whoever knows
 * its password.
 */
export async function login(deps: Deps, credentials: Credentials): Promise<{ token: string }> {
  const account = await checkCredentials(deps, credentials)
  if (account.isDisabled) {
    logSecurity(deps.logger, { event: 'login-failed', userId: account.userId, reason: 'disabled' })
    throw new AppError('auth.account-disabled')
  }
  if (isTrialOver(deps, account)) {
    logSecurity(deps.logger, { event: 'login-failed', userId: account.userId, reason: 'trial-over' })
    throw new AppError('trial.over')
  }
  return startSession(deps, account, credentials)
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
  return startSession(deps, account, credentials)
}

export async function logout(deps: Deps, user: SessionUser): Promise<void> {
  await deleteSession(deps.db, user.sessionId)
  deps.sessions.clear()
}

/** An e-mail address as it is stored and compared. */
export function normalizeEmail(email: string): string {
  return toSingleLine(email).toLowerCase()
}

/** Has the account a trial that is over? */
export function isTrialOver({ clock }: Pick<Deps, 'clock'>, { trialEndsAt }: Account): boolean {
  return trialEndsAt !== null && trialEndsAt <= clock.now()
}

/** The account of whoever knows its password; throws `auth.invalid-credentials`, and what the throttle does. */
export async function checkCredentials(
  deps: Deps,
  { username, password, address }: Omit<Credentials, 'locale'>,
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

async function startSession(
  deps: Deps,
  account: Account,
  { address, locale }: Credentials,
): Promise<{ token: string }> {
  const token = createToken()
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + deps.config.MERLEG_SESSION_HOURS * 3_600_000)
  await inTransaction(deps.db, async (tx) => {
    await forgiveLoginAttempts(tx, { ...account, address, now })
    await createSession(tx, { userId: account.userId, token, now, expiresAt })
    await updateLastLogin(tx, { userId: account.userId, now, locale })
  })
  logSecurity(deps.logger, { event: 'login', userId: account.userId })
  return { token }
}
