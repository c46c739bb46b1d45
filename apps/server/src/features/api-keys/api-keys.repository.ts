import { arrayOf, boolean, date, integer, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { Claim } from '@merleg/domain/claims'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'
import { tellSessionsChanged } from '../users/sessions.repository.ts'
import { hashToken } from '../users/tokens.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Ended keys that are still listed. */
const LISTED_MAX = 100

const KEY_COLUMNS = {
  id: uuid,
  name: text,
  beginning: text,
  claims: arrayOf(text),
  createdAt: timestamptz,
  createdBy: text,
  isCreatorDisabled: boolean,
  expiresAt: timestamptz,
  revokedAt: orNull(timestamptz),
  lastUsedOn: orNull(date),
  callsThisMonth: integer,
}
export type ApiKeyRow = RowOf<typeof KEY_COLUMNS>

type Asked = { subscriberId: string; month: string; now: Date }

const keys = statement({
  row: KEY_COLUMNS,
  examples: [{ subscriberId: NOBODY, month: '1970-01-01', now: new Date(0) }],
  sql: ({ subscriberId, month, now }: Asked) => sql`
    select k.key_id as id, k.name, k.beginning, k.claims, k.created_at as "createdAt", u.name as "createdBy",
           u.disabled_at is not null as "isCreatorDisabled", k.expires_at as "expiresAt", k.revoked_at as "revokedAt",
           (select max(day) from api_key_days d where d.key_id = k.key_id) as "lastUsedOn",
           (select coalesce(sum(calls), 0)::integer from api_key_days d where d.key_id = k.key_id and day >= ${month}::date) as "callsThisMonth"
    from api_keys k join users u on u.user_id = k.created_by where k.subscriber_id = ${subscriberId}
    order by (k.revoked_at is null and k.expires_at > ${now}) desc, k.created_at desc, k.key_id limit ${LISTED_MAX}`,
})

/** The keys of a subscriber, those in use first. */
export function listKeyRows(db: DbOrTx, asked: Asked): Promise<ApiKeyRow[]> {
  return keys.list(db, asked)
}

const contract = statement({
  row: { claims: arrayOf(text), callsPerMinute: integer, callsPerMonth: integer, callsThisMonth: integer },
  examples: [{ subscriberId: NOBODY, month: '1970-01-01' }],
  sql: ({ subscriberId, month }: Omit<Asked, 'now'>) => sql`
    select s.claims, s.calls_per_minute as "callsPerMinute", s.calls_per_month as "callsPerMonth",
           coalesce((select w.month_calls from api_call_windows w where w.subscriber_id = s.subscriber_id and w.month >= ${month}::date), 0) as "callsThisMonth"
    from subscribers s where s.subscriber_id = ${subscriberId}`,
})

/** What the contract lets keys do, and how often. */
export function readKeyContract(
  db: DbOrTx,
  asked: Omit<Asked, 'now'>,
): Promise<{ claims: string[]; callsPerMinute: number; callsPerMonth: number; callsThisMonth: number }> {
  return contract.get(db, asked)
}

/** How many keys of a subscriber are in use. */
export async function countKeysInUse(
  db: DbOrTx,
  { subscriberId, now }: { subscriberId: string; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('subscriber_id', '=', subscriberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export type NewKey = {
  subscriberId: string
  userId: string
  name: string
  key: string
  beginning: string
  claims: readonly Claim[]
  now: Date
  expiresAt: Date
}

/** Stores the hash of a key; answers its id. */
export async function insertKey(db: DbOrTx, key: NewKey): Promise<string> {
  const values = {
    subscriber_id: key.subscriberId,
    name: key.name,
    key_hash: hashToken(key.key),
    beginning: key.beginning,
    claims: [...key.claims],
    created_by: key.userId,
    created_at: key.now,
    expires_at: key.expiresAt,
  }
  const { id } = await db.insertInto('api_keys').values(values).returning('key_id as id').executeTakeFirstOrThrow()
  return id
}

/** Ends a key; false where it was ended before. Every process is told. */
export async function updateKeyRevoked(db: DbOrTx, { keyId, now }: { keyId: string; now: Date }): Promise<boolean> {
  const revoked = await db
    .with('ended', (part) =>
      part
        .updateTable('api_keys')
        .set({ revoked_at: now })
        .where('key_id', '=', keyId)
        .where('revoked_at', 'is', null)
        .returning('key_id'),
    )
    .selectFrom('ended')
    .select(tellSessionsChanged)
    .executeTakeFirst()
  return revoked !== undefined
}

export type OwnKey = { keyId: string; subscriberId: string; name: string }

/** A key by its id, of all administrators of its subscriber. */
export const ownKey: OwnedKind<OwnKey> = {
  find: async (db, id) =>
    (await db
      .selectFrom('api_keys')
      .select(['key_id as keyId', 'subscriber_id as subscriberId', 'name'])
      .where('key_id', '=', id)
      .executeTakeFirst()) ?? null,
  missing: 'key.not-found',
}
