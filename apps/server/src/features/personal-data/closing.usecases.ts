import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { type Locale, parseLocale } from '@merleg/domain/locale'
import { CLOSING_DAYS, USER_DATA } from '@merleg/domain/personal-data/user-data'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { verifyPassword } from '../../shared/passwords.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { findAccount } from '../auth/accounts.repository.ts'
import { type AuditActor, recordAudit } from '../audit/audit.usecases.ts'
import { countLoginAttempt } from '../auth/login-throttle.usecases.ts'
import { deleteSessionsOfUser } from '../users/sessions.repository.ts'
import {
  type Closing,
  findClosing,
  listDueClosings,
  lockClosing,
  updateClosing,
  updateUserAnonymous,
  findColleagues,
  endWithoutUsers,
} from './closing.repository.ts'
import { renderClosedMail, renderClosingMail } from './personal-data.mails.ts'
import { deleteUserRows } from './user-rows.repository.ts'

const DAY_MS = 24 * 3_600_000

type ClosingDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config' | 'logger' | 'sessions'>

/**
 * Closes the user's own account, with his password: in fourteen days, or at once. Throws `auth.invalid-credentials`,
 * `auth.too-many-attempts`, `validation.failed` of a demo account, `user.last-administrator` where others would be left.
 */
export async function closeOwnAccount(
  deps: Deps,
  user: SessionUser,
  asked: { password: string; isAtOnce: boolean; locale: Locale; address: string },
): Promise<{ closingAt: Date | null }> {
  // Whoever holds a stolen session could guess here too, so the throttle of the login counts.
  await countLoginAttempt(deps, { email: user.email, address: asked.address })
  const account = await findAccount(deps.db, user.email)
  if (!(await verifyPassword(account?.passwordHash ?? null, asked.password)))
    throw new AppError('auth.invalid-credentials', { fields: { password: 'wrong-password' } })
  if (account?.isDemo === true) throw new AppError('validation.failed', { fields: { password: 'demo-account' } })
  const { userId } = user
  const { hasUsers, hasAdministrators } = await findColleagues(deps.db, user)
  if (user.role === 'administrator' && hasUsers && !hasAdministrators) throw new AppError('user.last-administrator')
  return askClosing(deps, { userId, askedBy: userId, isAtOnce: asked.isAtOnce })
}

type Asked = {
  userId: string
  askedBy: string
  isAtOnce: boolean
  /** By command, for a user who asked for it otherwise. */
  isByProvider?: boolean
}

/**
 * An account is to be closed: by its user, or by somebody who may do so for him; null where it is closed at once, or
 * there is none. The user is mailed.
 */
export async function askClosing(
  deps: ClosingDeps,
  { userId, askedBy, isAtOnce, isByProvider = false }: Asked,
): Promise<{ closingAt: Date | null }> {
  const closingAt = isAtOnce ? null : new Date(deps.clock.now().getTime() + CLOSING_DAYS * DAY_MS)
  await inTransaction(deps.db, async (tx) => {
    const closing = await lockClosing(tx, userId)
    if (closing === null) return
    if (closingAt === null) {
      await close(tx, deps, closing)
      return
    }
    await updateClosing(tx, { userId, closingAt, askedBy })
    const actor = actorOf(closing, { userId: askedBy, isByProvider })
    await recordAudit(tx, { actor, act: 'account-closing', subject: { id: userId, name: null } })
    const mail = renderClosingMail({ ...closing, locale: parseLocale(closing.locale), closingAt })
    await deps.jobs.enqueue(tx, sendMailJob, mail)
  })
  deps.sessions.clear()
  logSecurity(deps.logger, { event: closingAt === null ? 'account-closed' : 'account-closing', userId })
  return { closingAt }
}

/** Takes back that an account is to be closed; false where it was not to be. */
export async function keepAccountOpen(
  { db, logger }: ClosingDeps,
  userId: string,
  { isByProvider = false }: { isByProvider?: boolean } = {},
): Promise<boolean> {
  const closing = await findClosing(db, userId)
  if (closing?.closingAt == null) return false
  await inTransaction(db, async (tx) => {
    await updateClosing(tx, { userId, closingAt: null, askedBy: null })
    const actor = actorOf(closing, { userId, isByProvider })
    await recordAudit(tx, { actor, act: 'account-kept', subject: { id: userId, name: null } })
  })
  logSecurity(logger, { event: 'account-kept', userId })
  return true
}

function actorOf(
  { subscriberId }: Closing,
  { userId, isByProvider }: { userId: string; isByProvider: boolean },
): AuditActor {
  return isByProvider ? { kind: 'provider', subscriberId } : { subscriberId, userId }
}

/** Closes the accounts whose time has come; answers how many. */
export async function closeDueAccounts(deps: ClosingDeps, signal?: AbortSignal): Promise<number> {
  let closed = 0
  for (const { userId } of await listDueClosings(deps.db, deps.clock.now())) {
    if (signal?.aborted === true) break
    const isClosed = await inTransaction(deps.db, async (tx) => {
      const closing = await lockClosing(tx, userId)
      // Taken back in the meantime, or closed by another worker.
      if (closing?.closingAt == null || closing.closingAt > deps.clock.now()) return false
      await close(tx, deps, closing)
      return true
    })
    if (!isClosed) continue
    closed += 1
    logSecurity(deps.logger, { event: 'account-closed', userId })
  }
  if (closed > 0) deps.sessions.clear()
  return closed
}

/** Deletes what is the user's, and takes his name off what stays; the last mail goes to the address it had. */
async function close(tx: Tx, { jobs, clock }: ClosingDeps, closing: Closing): Promise<void> {
  const { userId, email } = closing
  await deleteSessionsOfUser(tx, { userId })
  for (const { table, column, onClose } of USER_DATA)
    if (onClose === 'delete') await deleteUserRows(tx, { table, column, userId })
  await updateUserAnonymous(tx, { userId, email, now: clock.now() })
  if (!(await findColleagues(tx, closing)).hasUsers)
    await endWithoutUsers(tx, { subscriberId: closing.subscriberId, now: clock.now() })
  const actor = { kind: 'system', subscriberId: closing.subscriberId } as const
  // The trail is kept for years: without the name and the address that were just taken off.
  await recordAudit(tx, { actor, act: 'account-closed', subject: { id: userId, name: null } })
  await jobs.enqueue(tx, sendMailJob, renderClosedMail({ ...closing, locale: parseLocale(closing.locale) }))
}
