import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import { hashToken } from './tokens.ts'

/** Stores the token of a recovery, in place of that of an earlier attempt to mail it; false when it has been mailed. */
export async function insertRecovery(
  db: DbOrTx,
  recovery: { recoveryId: string; userId: string; token: string; expiresAt: Date },
): Promise<boolean> {
  const { recoveryId, userId, token, expiresAt } = recovery
  const { rows } = await sql`
    insert into password_recoveries (recovery_id, user_id, token_hash, expires_at)
    values (${recoveryId}, ${userId}, ${hashToken(token)}, ${expiresAt})
    on conflict (recovery_id) do update set token_hash = excluded.token_hash where password_recoveries.mailed_at is null
    returning recovery_id`.execute(db)
  return rows.length > 0
}

export async function updateRecoveryMailed(
  db: DbOrTx,
  { recoveryId, now }: { recoveryId: string; now: Date },
): Promise<void> {
  await sql`update password_recoveries set mailed_at = ${now} where recovery_id = ${recoveryId}`.execute(db)
}

export type LiveRecovery = { recoveryId: string; userId: string; email: string }

/** The recovery of an unused, unexpired token of an enabled account; locked when read in a transaction that uses it. */
export async function findLiveRecovery(
  db: DbOrTx,
  { token, now }: { token: string; now: Date },
): Promise<LiveRecovery | null> {
  const { rows } = await sql<LiveRecovery>`
    select recovery_id as "recoveryId", user_id as "userId", email
      from password_recoveries join users using (user_id)
     where token_hash = ${hashToken(token)} and used_at is null and expires_at > ${now} and disabled_at is null
       for update of password_recoveries`.execute(db)
  return rows[0] ?? null
}

/** Makes every recovery link of the user useless. */
export async function updateRecoveriesUsed(db: DbOrTx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await sql`update password_recoveries set used_at = ${now} where user_id = ${userId} and used_at is null`.execute(db)
}
