import type { DbOrTx } from '@merleg/db/connect'
import { latestMoment, minutesAfter } from '../../shared/clock-jump.ts'
import { hashToken } from '../users/tokens.ts'

/** Stores the token of a recovery, in place of that of an earlier attempt to mail it; false when it has been mailed or is of no use. */
export async function insertRecovery(
  db: DbOrTx,
  recovery: { recoveryId: string; userId: string; token: string; expiresAt: Date },
): Promise<boolean> {
  const { recoveryId, userId, token, expiresAt } = recovery
  const tokenHash = hashToken(token)
  const stored = await db
    .insertInto('password_recoveries')
    .values({ recovery_id: recoveryId, user_id: userId, token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('recovery_id')
        .doUpdateSet({ token_hash: tokenHash })
        .where('password_recoveries.mailed_at', 'is', null)
        .where('password_recoveries.used_at', 'is', null),
    )
    .returning('recovery_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Has this request been taken up before? */
export async function isRecoveryStored(db: DbOrTx, recoveryId: string): Promise<boolean> {
  const stored = db.selectFrom('password_recoveries').select('recovery_id').where('recovery_id', '=', recoveryId)
  return (await stored.executeTakeFirst()) !== undefined
}

export async function updateRecoveryMailed(
  db: DbOrTx,
  { recoveryId, now }: { recoveryId: string; now: Date },
): Promise<void> {
  await db.updateTable('password_recoveries').set({ mailed_at: now }).where('recovery_id', '=', recoveryId).execute()
}

/** How long a recovery link works (decisions 16). */
export const RECOVERY_MINUTES = 30

export type LiveRecovery = { recoveryId: string; userId: string; email: string }

/** The recovery of an unused, unexpired token of an enabled account; locked when read in a transaction that uses it. */
export async function findLiveRecovery(
  db: DbOrTx,
  { token, now }: { token: string; now: Date },
): Promise<LiveRecovery | null> {
  const live = db
    .selectFrom('password_recoveries')
    .innerJoin('users', 'users.user_id', 'password_recoveries.user_id')
    .select(['recovery_id as recoveryId', 'users.user_id as userId', 'users.email'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestMoment(minutesAfter(now, RECOVERY_MINUTES)))
    .where('users.disabled_at', 'is', null)
    .forUpdate('password_recoveries')
  return (await live.executeTakeFirst()) ?? null
}

/** How many mailed links of the user can be used now and still can at a moment to come. */
export async function countLiveRecoveries(
  db: DbOrTx,
  { userId, liveAt, now }: { userId: string; liveAt: Date; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('password_recoveries')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('mailed_at', 'is not', null)
    .where('expires_at', '>', liveAt)
    .where('expires_at', '<=', latestMoment(minutesAfter(now, RECOVERY_MINUTES)))
    .executeTakeFirstOrThrow()
  return count
}

/** Makes every recovery link of the user useless. */
export async function updateRecoveriesUsed(db: DbOrTx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await db
    .updateTable('password_recoveries')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}
