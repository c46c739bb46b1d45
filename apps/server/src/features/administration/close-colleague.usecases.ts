import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { findColleagues } from '../personal-data/closing.repository.ts'
import { askClosing, keepAccountOpen } from '../personal-data/closing.usecases.ts'
import { listAdministeredUsers } from '../users/administered-users.repository.ts'
import { demandAdministrator } from '../users/administrators.usecases.ts'

/**
 * Closes the account of a colleague as he could himself. Throws `user.self`, `user.not-found`, `user.closed`,
 * `user.last-administrator`, `role.missing`.
 */
export async function closeColleague(
  deps: Deps,
  admin: SessionUser,
  { userId, isAtOnce }: { userId: string; isAtOnce: boolean },
): Promise<{ closingAt: Date | null }> {
  if (userId === admin.userId) throw new AppError('user.self')
  await demandColleague(deps, admin, userId)
  return askClosing(deps, {
    userId,
    askedBy: admin.userId,
    isAtOnce,
    refuse: async (tx, closing) => {
      await demandAdministrator(tx, admin)
      // Who asks is one himself, but for how long where his own account is to be closed.
      if (!(await findColleagues(tx, closing)).hasAdministrators) throw new AppError('user.last-administrator')
    },
  })
}

/** Takes it back. Throws `user.not-found`, `user.closed`, `role.missing`. */
export async function keepColleague(deps: Deps, admin: SessionUser, userId: string): Promise<void> {
  await demandColleague(deps, admin, userId)
  await keepAccountOpen(deps, userId, {
    keptBy: admin.userId,
    refuse: (tx) => demandAdministrator(tx, admin),
  })
}

async function demandColleague({ db, clock }: Deps, { subscriberId }: SessionUser, userId: string): Promise<void> {
  const users = await listAdministeredUsers(db, { subscriberId, now: clock.now() })
  const user = users.find((one) => one.userId === userId)
  if (user === undefined || user.role === 'operator') throw new AppError('user.not-found')
  if (user.isClosed) throw new AppError('user.closed')
}
