import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { latestMoment, minutesAfter } from '../../shared/clock-jump.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { findConfirmation, updateConfirmation } from './confirmations.repository.ts'
import { getFactors } from './factors.repository.ts'

/** For how long it holds that a user proved anew who he is. */
const CONFIRMED_MINUTES = 5

/** The user of this session has proved anew who he is. */
export async function confirmSession({ db, clock, logger }: Deps, { sessionId, userId }: SessionUser): Promise<void> {
  await updateConfirmation(db, { sessionId, now: clock.now() })
  logSecurity(logger, { event: 'identity-confirmed', userId })
}

/** Throws `auth.confirmation-required` where that was not just now, or elsewhere. */
export async function demandConfirmation({ db, clock }: Deps, { sessionId }: SessionUser): Promise<void> {
  const confirmedAt = await findConfirmation(db, sessionId)
  const now = clock.now()
  const isFresh =
    confirmedAt !== null && confirmedAt <= latestMoment(now) && minutesAfter(confirmedAt, CONFIRMED_MINUTES) > now
  if (!isFresh) throw new AppError('auth.confirmation-required')
}

/** Throws `auth.demo-account`: what everybody signs in with is not for one of them to change. */
export async function refuseDemoAccount({ db }: Pick<Deps, 'db'>, { userId }: SessionUser): Promise<void> {
  if ((await getFactors(db, userId)).isDemo) throw new AppError('auth.demo-account')
}
