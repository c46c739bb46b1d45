import type { DbOrTx } from '@merleg/db/connect'
import { AppError } from '../../app/app-error.ts'
import type { SessionUser } from '../../app/session.ts'
import { findAccountHolder } from './account-holders.repository.ts'

/** Throws `administration.demo` for an account whose password everybody knows: it may look, and change nothing. */
export async function refuseDemoAdministration(db: DbOrTx, { userId }: Pick<SessionUser, 'userId'>): Promise<void> {
  const holder = await findAccountHolder(db, userId)
  if (holder?.isDemo === true) throw new AppError('administration.demo')
}
