import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { latestMoment, minutesAfter } from '../../shared/clock-jump.ts'
import { verifyPassword } from '../../shared/passwords.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { findAccountOf } from './accounts.repository.ts'
import { findConfirmation, updateConfirmation } from './confirmations.repository.ts'
import { getFactors } from './factors.repository.ts'
import { countLoginAttempt, forgiveLoginAttempts } from './login-throttle.usecases.ts'

/** For how long it holds that a user proved anew who he is. */
const CONFIRMED_MINUTES = 5

/** The user of this session has proved anew who he is. */
export async function confirmSession({ db, clock, logger }: Deps, { sessionId, userId }: SessionUser): Promise<void> {
  await updateConfirmation(db, { sessionId, now: clock.now() })
  logSecurity(logger, { event: 'identity-confirmed', userId })
}

/**
 * Throws `auth.confirmation-required` where the user has not proved in this session, some minutes ago at most, who he is.
 * `hasPassword`: the call asks for the password itself, so that only a second factor is missing. Of a demo account, whose
 * password is everybody's, a proof would prove nothing: what it may not do, each call refuses.
 */
export async function demandFreshProof(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionId }: SessionUser,
  { hasPassword }: { hasPassword: boolean },
): Promise<void> {
  const found = await findConfirmation(db, sessionId)
  if (found?.isDemo === true || (hasPassword && found?.hasSecondFactor === false)) return
  const confirmedAt = found?.confirmedAt ?? null
  const now = clock.now()
  const isFresh =
    confirmedAt !== null && confirmedAt <= latestMoment(now) && minutesAfter(confirmedAt, CONFIRMED_MINUTES) > now
  if (!isFresh) throw new AppError('auth.confirmation-required')
}

/**
 * The password of the user of a session. Whoever holds a stolen session could guess here too, so the throttle of the login
 * counts. Throws `auth.invalid-credentials` at the field, and what the throttle does.
 */
export async function checkOwnPassword(
  deps: Deps,
  user: SessionUser,
  { password, address }: { password: string; address: string },
): Promise<void> {
  await countLoginAttempt(deps, { email: user.email, address })
  const account = await findAccountOf(deps.db, user.userId)
  if (!(await verifyPassword(account?.passwordHash ?? null, password))) {
    logSecurity(deps.logger, { event: 'login-failed', userId: user.userId, reason: 'password' })
    throw new AppError('auth.invalid-credentials', { fields: { password: 'wrong-password' } })
  }
  await forgiveLoginAttempts(deps.db, { ...user, address, now: deps.clock.now() })
}

/** Throws `auth.demo-account`: what everybody signs in with is not for one of them to change. */
export async function refuseDemoAccount({ db }: Pick<Deps, 'db'>, { userId }: SessionUser): Promise<void> {
  if ((await getFactors(db, userId)).isDemo) throw new AppError('auth.demo-account')
}
