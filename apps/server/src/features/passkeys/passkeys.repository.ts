import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  integer,
  orNull,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'

const PASSKEY_COLUMNS = {
  passkeyId: uuid,
  userId: uuid,
  subscriberId: uuid,
  /** Of the user, as it is when the passkey is read: before anything is verified. */
  signInVersion: integer,
  credentialId: text,
  publicKey: bytes,
  counter: bigint,
  transports: arrayOf(text),
  name: text,
  isSynced: boolean,
  createdAt: timestamptz,
  lastUsedAt: orNull(timestamptz),
}
export type StoredPasskey = RowOf<typeof PASSKEY_COLUMNS>

type Asked = { userId: string } | { passkeyId: string } | { credentialId: string }

const NO_ID = '00000000-0000-0000-0000-000000000000'

const found = statement({
  row: PASSKEY_COLUMNS,
  examples: [{ userId: NO_ID }, { passkeyId: NO_ID }, { credentialId: '' }],
  sql: (asked: Asked) => sql`
    select passkey_id as "passkeyId", users.user_id as "userId", users.subscriber_id as "subscriberId", sign_in_version as "signInVersion",
           credential_id as "credentialId", public_key as "publicKey", counter, transports, passkeys.name,
           is_synced as "isSynced", passkeys.created_at as "createdAt", last_used_at as "lastUsedAt"
      from passkeys join users using (user_id) where ${conditionOf(asked)} order by passkeys.created_at, passkey_id`,
})

function conditionOf(asked: Asked) {
  if ('userId' in asked) return sql`users.user_id = ${asked.userId}`
  return 'passkeyId' in asked ? sql`passkey_id = ${asked.passkeyId}` : sql`credential_id = ${asked.credentialId}`
}

/** The passkeys of a user, in the order in which he made them. */
export function listPasskeys(db: DbOrTx, userId: string): Promise<StoredPasskey[]> {
  return found.list(db, { userId })
}

/** The passkey that calls itself so. */
export function findPasskey(db: DbOrTx, credentialId: string): Promise<StoredPasskey | null> {
  return found.find(db, { credentialId })
}

export const passkeyKind: OwnedKind<StoredPasskey> = {
  find: (db, passkeyId) => found.find(db, { passkeyId }),
  missing: 'passkey.not-found',
}

export type NewPasskey = Pick<
  StoredPasskey,
  'userId' | 'credentialId' | 'counter' | 'transports' | 'name' | 'isSynced'
> & { publicKey: Uint8Array; now: Date }

/** Answers the id; null where somebody has this passkey. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<string | null> {
  const { userId, credentialId, publicKey, counter, transports, name, isSynced, now } = passkey
  const made = await tx
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      name,
      is_synced: isSynced,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('passkey_id')
    .executeTakeFirst()
  return made?.passkey_id ?? null
}

/** Remembers a use; false where the counter of the device does not go on: somebody else has the same key. */
export async function updatePasskeyUsed(
  db: DbOrTx,
  { passkeyId, counter, isSynced, now }: Pick<StoredPasskey, 'passkeyId' | 'counter' | 'isSynced'> & { now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, is_synced: isSynced, last_used_at: now })
    .where('passkey_id', '=', passkeyId)
    // Devices that count nothing say 0 for ever.
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('passkey_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function updatePasskeyName(
  db: DbOrTx,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<void> {
  await db.updateTable('passkeys').set({ name }).where('passkey_id', '=', passkeyId).execute()
}

export async function deletePasskey(tx: Tx, passkeyId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('passkey_id', '=', passkeyId).execute()
}
