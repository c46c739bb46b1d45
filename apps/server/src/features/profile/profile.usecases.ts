import { inTransaction } from '@merleg/db/transaction'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { hashPassword, verifyPassword } from '../../shared/passwords.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { findAccount, updatePasswordHash } from '../auth/accounts.repository.ts'
import { countLoginAttempt, forgiveLoginAttempts } from '../auth/login-throttle.usecases.ts'
import { updateRecoveriesUsed } from '../auth/recoveries.repository.ts'
import { endSignInsUnderWay } from '../auth/sign-in-steps.repository.ts'
import { lockSignIn } from '../users/user-lock.repository.ts'
import { refuseWeakPassword } from '../users/password-choice.usecases.ts'
import { deleteSessionsOfUser } from '../users/sessions.repository.ts'
import { updateProfile } from './profile.repository.ts'

/** What is undefined, and a `password` that is empty, stays as it is. */
export type ProfileChange = {
  name: string | undefined
  phone: string | undefined
  currentPassword: string
  password: string
  address: string
}

/** Saves the profile. A new password needs the current one, ends the other sessions and kills recovery links. Throws
 * `password.current-required`, `auth.invalid-credentials`, `auth.too-many-attempts`, `validation.failed`. */
export async function changeProfile(deps: Deps, user: SessionUser, change: ProfileChange): Promise<void> {
  const [name, phone] = [change.name, change.phone].map((text) => (text === undefined ? undefined : toSingleLine(text)))
  const profile = { userId: user.userId, name, phone }
  if (name === '') throw new AppError('validation.failed', { fields: { name: 'too_small' } })
  if (change.password === '') await updateProfile(deps.db, profile)
  else await changePassword(deps, user, { ...change, ...profile })
  deps.sessions.clear()
}

async function changePassword(
  deps: Deps,
  user: SessionUser,
  change: ProfileChange & { userId: string },
): Promise<void> {
  if (change.currentPassword === '')
    throw new AppError('password.current-required', { fields: { currentPassword: 'current-password-required' } })
  const { passwordHash, signInVersion } = await checkNewPassword(deps, user, change)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    // The link of a mail may have set another one while this one was looked at.
    if ((await lockSignIn(tx, user.userId))?.signInVersion !== signInVersion) throw new AppError('auth.account-changed')
    await updateProfile(tx, change)
    await updatePasswordHash(tx, { userId: user.userId, passwordHash })
    await updateRecoveriesUsed(tx, { userId: user.userId, now })
    await endSignInsUnderWay(tx, user.userId)
    await deleteSessionsOfUser(tx, { userId: user.userId, exceptSessionId: user.sessionId })
    await forgiveLoginAttempts(tx, { ...user, address: change.address, now })
  })
  logSecurity(deps.logger, { event: 'password-changed', userId: user.userId })
}

/** Whoever holds a stolen session could guess here too, so the throttle of the login counts. */
async function checkNewPassword(
  deps: Deps,
  user: SessionUser,
  { currentPassword, password, address }: ProfileChange,
): Promise<{ passwordHash: string; signInVersion: number | undefined }> {
  // What is refused here was no guess at the current one.
  await refuseWeakPassword(deps.db, user.userId, password)
  await countLoginAttempt(deps, { email: user.email, address })
  const account = await findAccount(deps.db, user.email)
  if (!(await verifyPassword(account?.passwordHash ?? null, currentPassword)))
    throw new AppError('auth.invalid-credentials', { fields: { currentPassword: 'wrong-password' } })
  // The password of a demo account is everybody's: changing it would shut the others out.
  if (account?.isDemo) throw new AppError('validation.failed', { fields: { password: 'demo-account' } })
  return { passwordHash: await hashPassword(password), signInVersion: account?.signInVersion }
}
