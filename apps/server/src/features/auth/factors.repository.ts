import type { SecondFactor } from '@merleg/contract/auth.contract'
import { boolean, integer, orNull, type RowOf, timestamptz } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const FACTOR_COLUMNS = {
  appSince: orNull(timestamptz),
  passkeys: integer,
  recoveryCodesLeft: integer,
  isAppLocked: boolean,
  isRequired: boolean,
  isDemo: boolean,
}

const factors = statement({
  row: FACTOR_COLUMNS,
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (userId: string) => sql`
    select (select confirmed_at from totp_secrets where totp_secrets.user_id = users.user_id) as "appSince",
           exists (select from totp_secrets
                    where totp_secrets.user_id = users.user_id and locked_at is not null) as "isAppLocked",
           (select count(*)::integer from passkeys where passkeys.user_id = users.user_id) as passkeys,
           (select count(*)::integer from recovery_codes
             where recovery_codes.user_id = users.user_id and used_at is null) as "recoveryCodesLeft",
           requires_second_factor as "isRequired", is_demo as "isDemo"
      from users join subscribers using (subscriber_id) where users.user_id = ${userId}`,
})

/** What a user has set up beside his password, and whether his subscriber asks for it. */
export type Factors = RowOf<typeof FACTOR_COLUMNS>

/** @throws where there is no such user */
export function getFactors(db: DbOrTx, userId: string): Promise<Factors> {
  return factors.get(db, userId)
}

/** By what the user can prove a second factor; empty where he has none, as a demo account, which is everybody's. */
export function listSecondFactors({ appSince, passkeys, recoveryCodesLeft, isDemo }: Factors): SecondFactor[] {
  if (isDemo || (appSince === null && passkeys === 0)) return []
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(appSince === null ? [] : (['code'] as const)),
    ...(recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
  ]
}

/** Takes everything away that a user has set up beside his password. */
export async function deleteFactors(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
