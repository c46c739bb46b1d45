import type { DbOrTx } from '@merleg/db/connect'
import { findPasswordFault, type PasswordFault, type PasswordOwner } from '@merleg/domain/password-fault'
import { AppError } from '../../app/app-error.ts'
import { loadCommonPasswords } from '../../shared/common-passwords.ts'
import { findPasswordOwner } from './users.repository.ts'

/** Throws `password.common` or `password.own-data` where the new password of a user is easy to guess. */
export async function refuseWeakPassword(db: DbOrTx, userId: string, password: string): Promise<void> {
  const owner = await findPasswordOwner(db, userId)
  const fault = owner && (await judgePassword(password, owner))
  if (fault !== null) throw new AppError(`password.${fault}`, { fields: { password: fault } })
}

/** What is wrong with a new password of somebody; null where nothing is. */
export async function judgePassword(password: string, owner: PasswordOwner): Promise<PasswordFault | null> {
  return findPasswordFault(password, { owner, commonPasswords: await loadCommonPasswords() })
}
