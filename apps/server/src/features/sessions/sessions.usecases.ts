import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { refuseDemoAccount } from '../auth/confirmation.usecases.ts'
import { getFactors } from '../auth/factors.repository.ts'
import { deleteOwnSession } from '../users/own-sessions.repository.ts'
import { deleteSessionsOfUser } from '../users/sessions.repository.ts'

/** Signs the user out there, at once in every process. Throws `session.not-found`. */
export async function endSession(deps: Deps, user: SessionUser, sessionId: string): Promise<void> {
  const { userId } = user
  // The sessions of a demo account are those of strangers.
  const isOwn = sessionId === user.sessionId || !(await isDemoAccount(deps, user))
  if (!isOwn || !(await deleteOwnSession(deps.db, { userId, sessionId }))) throw new AppError('session.not-found')
  deps.sessions.clear()
  logSecurity(deps.logger, { event: 'session-ended', userId, which: 'one' })
}

async function isDemoAccount(deps: Deps, user: SessionUser): Promise<boolean> {
  return (await getFactors(deps.db, user.userId)).isDemo
}

/** Signs the user out everywhere but here. Throws `auth.demo-account`. */
export async function endOtherSessions(deps: Deps, user: SessionUser): Promise<void> {
  const { userId, sessionId } = user
  await refuseDemoAccount(deps, user)
  await deleteSessionsOfUser(deps.db, { userId, exceptSessionId: sessionId })
  deps.sessions.clear()
  logSecurity(deps.logger, { event: 'session-ended', userId, which: 'others' })
}
