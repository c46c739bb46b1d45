import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { parseLocale } from '@merleg/domain/locale'
import { CLOSING_DAYS, USER_DATA } from '@merleg/domain/personal-data/user-data'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { doEach } from '../../shared/do-each.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { refuseDemoAccount } from '../auth/confirmation.usecases.ts'
import { type AuditActor, recordAudit } from '../audit/audit.usecases.ts'
import { lockSubscriber } from '../users/administered-users.repository.ts'
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
import { renderClosedMail, renderClosingMail, renderKeptMail } from './personal-data.mails.ts'
import { deleteUserRows } from './user-rows.repository.ts'

const DAY_MS = 24 * 3_600_000

export type ClosingDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config' | 'logger' | 'sessions'>

/** Closes the user's own account: in fourteen days, or at once. Throws `auth.demo-account`, `user.last-administrator`. */
export async function closeOwnAccount(
  deps: Deps,
  user: SessionUser,
  { isAtOnce }: { isAtOnce: boolean },
): Promise<{ closingAt: Date | null }> {
  await refuseDemoAccount(deps, user)
  const { userId } = user
  return askClosing(deps, { userId, askedBy: userId, isAtOnce, refuse: refuseLastAdministrator })
}

/** Whose account could be closed only by leaving others without an administrator. Throws `user.last-administrator`. */
export async function refuseLastAdministrator(tx: Tx, closing: Closing): Promise<void> {
  const { hasUsers, hasAdministrators } = await findColleagues(tx, closing)
  if (closing.role === 'administrator' && hasUsers && !hasAdministrators) throw new AppError('user.last-administrator')
}

type Asked = {
  userId: string
  askedBy: string
  isAtOnce: boolean
  /** By command, for a user who asked for it otherwise. */
  isByProvider?: boolean
  /** What speaks against it, as it is while nobody else changes who administers the subscriber. */
  refuse?: (tx: Tx, closing: Closing) => Promise<void>
}

/**
 * An account is to be closed: by its user, or by somebody who may do so for him; null where it is closed at once, or
 * there is none. The user is mailed.
 */
export async function askClosing(
  deps: ClosingDeps,
  { userId, askedBy, isAtOnce, isByProvider = false, refuse }: Asked,
): Promise<{ closingAt: Date | null }> {
  const closingAt = isAtOnce ? null : new Date(deps.clock.now().getTime() + CLOSING_DAYS * DAY_MS)
  await inTransaction(deps.db, async (tx) => {
    const closing = await lockWithSubscriber(tx, userId)
    if (closing === null) return
    const { subscriberId } = closing
    await refuse?.(tx, closing)
    const actor = actorOf(closing, { userId: askedBy, isByProvider })
    if (closingAt === null) {
      const isOwn = askedBy === userId && !isByProvider
      await close(tx, deps, { closing, actor: isOwn ? { kind: 'system', subscriberId } : actor })
      return
    }
    await updateClosing(tx, { userId, closingAt, askedBy })
    await recordAudit(tx, { actor, act: 'account-closing', subject: { id: userId, name: null } })
    const mail = renderClosingMail({
      ...closing,
      locale: parseLocale(closing.locale),
      closingAt,
      isByOther: isByProvider || askedBy !== userId,
    })
    await deps.jobs.enqueue(tx, sendMailJob, mail)
  })
  deps.sessions.clear()
  logSecurity(deps.logger, { event: closingAt === null ? 'account-closed' : 'account-closing', userId })
  return { closingAt }
}

type Keeping = { keptBy?: string; isByProvider?: boolean; refuse?: (tx: Tx) => Promise<void> }

/** Takes back that an account is to be closed; false where it was not to be. */
export async function keepAccountOpen(
  { db, jobs, logger }: ClosingDeps,
  userId: string,
  { keptBy = userId, isByProvider = false, refuse }: Keeping = {},
): Promise<boolean> {
  const isKept = await inTransaction(db, async (tx) => {
    const closing = await lockWithSubscriber(tx, userId)
    await refuse?.(tx)
    // Closed in the meantime, or never to be.
    if (closing?.closingAt == null) return false
    await updateClosing(tx, { userId, closingAt: null, askedBy: null })
    const actor = actorOf(closing, { userId: keptBy, isByProvider })
    await recordAudit(tx, { actor, act: 'account-kept', subject: { id: userId, name: null } })
    const isByOther = isByProvider || keptBy !== userId
    const reader = { ...closing, locale: parseLocale(closing.locale), closingAt: closing.closingAt }
    if (isByOther) await jobs.enqueue(tx, sendMailJob, renderKeptMail(reader))
    return true
  })
  if (isKept) logSecurity(logger, { event: 'account-kept', userId })
  return isKept
}

/** The subscriber before the user's row, as whoever changes a role does. */
async function lockWithSubscriber(tx: Tx, userId: string): Promise<Closing | null> {
  const found = await findClosing(tx, userId)
  if (found === null) return null
  await lockSubscriber(tx, found.subscriberId)
  return lockClosing(tx, userId)
}

function actorOf(
  { subscriberId }: Closing,
  { userId, isByProvider }: { userId: string; isByProvider: boolean },
): AuditActor {
  return isByProvider ? { kind: 'provider', subscriberId } : { subscriberId, userId }
}

/** Closes the accounts whose time has come, each by itself; answers how many. Throws at the end where one could not be. */
export async function closeDueAccounts(deps: ClosingDeps, signal?: AbortSignal): Promise<number> {
  let closed = 0
  await doEach(await listDueClosings(deps.db, deps.clock.now()), {
    signal,
    work: async ({ userId }) => {
      if (await closeDueAccount(deps, userId)) closed += 1
    },
    onFault: (error, { userId }) => deps.logger.warn({ err: error, userId }, 'an account could not be closed'),
  })
  return closed
}

async function closeDueAccount(deps: ClosingDeps, userId: string): Promise<boolean> {
  const isClosed = await inTransaction(deps.db, async (tx) => {
    const closing = await lockWithSubscriber(tx, userId)
    // Taken back in the meantime, or closed by another worker.
    if (closing?.closingAt == null || closing.closingAt > deps.clock.now()) return false
    await close(tx, deps, { closing, actor: { kind: 'system', subscriberId: closing.subscriberId } })
    return true
  })
  if (!isClosed) return false
  deps.sessions.clear()
  logSecurity(deps.logger, { event: 'account-closed', userId })
  return true
}

/** Deletes what is the user's, and takes his name off what stays; the last mail goes to the address it had. */
async function close(
  tx: Tx,
  { jobs, clock }: ClosingDeps,
  { closing, actor }: { closing: Closing; actor: AuditActor },
): Promise<void> {
  const { userId, email } = closing
  await deleteSessionsOfUser(tx, { userId })
  for (const { table, column, onClose } of USER_DATA)
    if (onClose === 'delete') await deleteUserRows(tx, { table, column, userId })
  await updateUserAnonymous(tx, { userId, email, now: clock.now() })
  if (!(await findColleagues(tx, closing)).hasUsers)
    await endWithoutUsers(tx, { subscriberId: closing.subscriberId, now: clock.now() })
  // The trail is kept for years: without the name and the address that were just taken off.
  await recordAudit(tx, { actor, act: 'account-closed', subject: { id: userId, name: null } })
  await jobs.enqueue(tx, sendMailJob, renderClosedMail({ ...closing, locale: parseLocale(closing.locale) }))
}
