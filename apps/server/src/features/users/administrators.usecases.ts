import type { Tx } from '@merleg/db/connect'
import { AppError } from '../../app/app-error.ts'
import type { SessionUser } from '../../app/session.ts'
import { isActiveAdministrator, lockSubscriber } from './administered-users.repository.ts'

type Caller = Pick<SessionUser, 'userId' | 'subscriberId'>

/**
 * Begins what an administrator does to his subscriber: alone, and as administrator still. Throws `role.missing` where another
 * one has taken the role, or the account, since he was let in.
 */
export async function lockAsAdministrator(tx: Tx, admin: Caller): Promise<void> {
  await lockSubscriber(tx, admin.subscriberId)
  await demandAdministrator(tx, admin)
}

/** The same where the subscriber is locked already. */
export async function demandAdministrator(tx: Tx, { userId }: Caller): Promise<void> {
  if (!(await isActiveAdministrator(tx, userId))) throw new AppError('role.missing')
}
