import type { DbOrTx, Tx } from '@merleg/db/connect'
import type { OwnedKind } from '../../app/owned.ts'

/** Who somebody is at a provider: the address in what it says may change hands, these two never do. */
export type Subject = { issuer: string; subject: string }

export type Identity = {
  identityId: string
  userId: string
  subscriberId: string
  label: string
  linkedAt: Date
  lastUsedAt: Date | null
}

function selectIdentities(db: DbOrTx) {
  return db
    .selectFrom('oidc_identities')
    .innerJoin('users', 'users.user_id', 'oidc_identities.user_id')
    .select(['identity_id as identityId', 'users.user_id as userId', 'users.subscriber_id as subscriberId'])
    .select(['label', 'linked_at as linkedAt', 'last_used_at as lastUsedAt'])
}

/** The identities of a user, in the order in which they were linked. */
export function listIdentities(db: DbOrTx, userId: string): Promise<Identity[]> {
  return selectIdentities(db).where('users.user_id', '=', userId).orderBy('linked_at').orderBy('identity_id').execute()
}

export const identityKind: OwnedKind<Identity> = {
  find: async (db, id) => (await selectIdentities(db).where('identity_id', '=', id).executeTakeFirst()) ?? null,
  missing: 'identity.not-found',
}

/** Whose identity it is; null where nobody has linked it. */
export async function findUserOf(db: DbOrTx, { issuer, subject }: Subject): Promise<string | null> {
  const linked = db.selectFrom('oidc_identities').select('user_id')
  const row = await linked.where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst()
  return row?.user_id ?? null
}

export async function updateIdentityUsed(db: DbOrTx, { issuer, subject, now }: Subject & { now: Date }): Promise<void> {
  const used = db.updateTable('oidc_identities').set({ last_used_at: now })
  await used.where('issuer', '=', issuer).where('subject', '=', subject).execute()
}

/** Answers the id; null where somebody has linked the identity. */
export async function insertIdentity(
  tx: Tx,
  { userId, issuer, subject, label, now }: Subject & { userId: string; label: string; now: Date },
): Promise<string | null> {
  const made = await tx
    .insertInto('oidc_identities')
    .values({ user_id: userId, issuer, subject, label, linked_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('identity_id')
    .executeTakeFirst()
  return made?.identity_id ?? null
}

export async function deleteIdentity(tx: Tx, identityId: string): Promise<void> {
  await tx.deleteFrom('oidc_identities').where('identity_id', '=', identityId).execute()
}
