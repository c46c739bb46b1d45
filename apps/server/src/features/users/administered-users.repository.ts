import { arrayOf, boolean, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { Claim } from '@merleg/domain/claims'
import { ROLES } from '@merleg/domain/roles'
import { sql } from 'kysely'
import { tellSessionsChanged } from './sessions.repository.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const USER_COLUMNS = {
  userId: uuid,
  name: text,
  email: text,
  role: oneOf(ROLES),
  isDisabled: boolean,
  isClosed: boolean,
  closingAt: orNull(timestamptz),
  hasSecondFactor: boolean,
  withheldClaims: arrayOf(text),
  lastLoginAt: orNull(timestamptz),
  createdAt: timestamptz,
  keyCount: integer,
}
/** A user as the administrator of his subscriber sees him. */
export type AdministeredUserRow = RowOf<typeof USER_COLUMNS>

type Asked = { subscriberId: string; now: Date }

const users = statement({
  row: USER_COLUMNS,
  examples: [{ subscriberId: NOBODY, now: new Date(0) }],
  sql: ({ subscriberId, now }: Asked) => sql`
    select u.user_id as "userId", u.name, u.email, u.role, u.disabled_at is not null as "isDisabled",
           u.closed_at is not null as "isClosed", u.closing_at as "closingAt",
           exists (select from totp_secrets t where t.user_id = u.user_id and t.confirmed_at is not null)
             or exists (select from passkeys p where p.user_id = u.user_id) as "hasSecondFactor",
           u.withheld_claims as "withheldClaims", u.last_login_at as "lastLoginAt", u.created_at as "createdAt",
           (select count(*)::integer from api_keys k where k.created_by = u.user_id and k.revoked_at is null and k.expires_at > ${now}) as "keyCount"
    from users u where u.subscriber_id = ${subscriberId} order by u.name collate "hu-x-icu", u.email`,
})

/** The users of a subscriber by name. */
export function listAdministeredUsers(db: DbOrTx, asked: Asked): Promise<AdministeredUserRow[]> {
  return users.list(db, asked)
}

/** Whoever changes who administers a subscriber is alone until the end of the transaction. */
export async function lockSubscriber(tx: Tx, subscriberId: string): Promise<void> {
  await tx.selectFrom('subscribers').select('name').where('subscriber_id', '=', subscriberId).forNoKeyUpdate().execute()
}

const activeAdministrator = statement({
  row: { isOne: boolean },
  examples: [NOBODY],
  sql: (userId: string) => sql`
    select exists (select from users where user_id = ${userId} and role = 'administrator' and disabled_at is null
      and closed_at is null) as "isOne"`,
})

/** Does he administer his subscriber, and can still sign in? */
export async function isActiveAdministrator(db: DbOrTx, userId: string): Promise<boolean> {
  return (await activeAdministrator.get(db, userId)).isOne
}

const contract = statement({
  row: { name: text, claims: arrayOf(text) },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`select name, claims from subscribers where subscriber_id = ${subscriberId}`,
})

/** The name of a subscriber, and what its contract holds, as stored. */
export function readContract(db: DbOrTx, subscriberId: string): Promise<{ name: string; claims: string[] }> {
  return contract.get(db, subscriberId)
}

/** What a user has no part in of what his subscriber may use. */
export async function updateWithheldClaims(
  db: DbOrTx,
  { userId, withheldClaims }: { userId: string; withheldClaims: readonly Claim[] },
): Promise<void> {
  const values = { withheld_claims: [...withheldClaims] }
  await db
    .with('changed', (part) => part.updateTable('users').set(values).where('user_id', '=', userId))
    .selectNoFrom(tellSessionsChanged)
    .execute()
}
