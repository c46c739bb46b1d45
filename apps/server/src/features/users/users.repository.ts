import type { DbOrTx } from '@merleg/db/connect'
import type { Claim } from '@merleg/domain/claims'
import { sql } from 'kysely'
import { tellSessionsChanged } from '../auth/sessions.repository.ts'

export type User = {
  userId: string
  email: string
  name: string
  subscriberId: string
  subscriberName: string
  /** As stored: may hold codes of another version. */
  claims: string[]
  isDemo: boolean
  isDisabled: boolean
  lastLoginAt: Date | null
}

export type Subscriber = { subscriberId: string; name: string; claims: string[] }

const userColumns = sql`
  user_id as "userId", email, users.name, subscriber_id as "subscriberId", subscribers.name as "subscriberName", claims,
  is_demo as "isDemo", disabled_at is not null as "isDisabled", last_login_at as "lastLoginAt"`

/** Every user, by subscriber and e-mail address. */
export async function listUsers(db: DbOrTx): Promise<User[]> {
  const { rows } = await sql<User>`
    select ${userColumns} from users join subscribers using (subscriber_id) order by subscribers.name, subscriber_id, email`.execute(
    db,
  )
  return rows
}

/** The user with a lower-case e-mail address. */
export async function findUser(db: DbOrTx, email: string): Promise<User | null> {
  const { rows } = await sql<User>`
    select ${userColumns} from users join subscribers using (subscriber_id) where email = ${email}`.execute(db)
  return rows[0] ?? null
}

/** The subscriber of a name; the oldest, should several have it. */
export async function findSubscriberByName(db: DbOrTx, name: string): Promise<Subscriber | null> {
  const { rows } = await sql<Subscriber>`
    select subscriber_id as "subscriberId", name, claims from subscribers where name = ${name}
     order by created_at, subscriber_id limit 1`.execute(db)
  return rows[0] ?? null
}

/** Answers the id. */
export async function insertSubscriber(
  db: DbOrTx,
  { name, claims }: { name: string; claims: readonly Claim[] },
): Promise<string> {
  const { rows } = await sql<{ subscriberId: string }>`
    insert into subscribers (name, claims) values (${name}, ${[...claims]}::text[]) returning subscriber_id as "subscriberId"`.execute(
    db,
  )
  return idOf(rows[0]?.subscriberId)
}

export type NewUser = { subscriberId: string; email: string; name: string; passwordHash: string; isDemo: boolean }

/** Answers the id; `email` in lower case. */
export async function insertUser(
  db: DbOrTx,
  { subscriberId, email, name, passwordHash, isDemo }: NewUser,
): Promise<string> {
  const { rows } = await sql<{ userId: string }>`
    insert into users (subscriber_id, email, name, password_hash, is_demo)
    values (${subscriberId}, ${email}, ${name}, ${passwordHash}, ${isDemo}) returning user_id as "userId"`.execute(db)
  return idOf(rows[0]?.userId)
}

export async function updateSubscriberClaims(
  db: DbOrTx,
  { subscriberId, claims }: { subscriberId: string; claims: readonly Claim[] },
): Promise<void> {
  await sql`
    with changed as (update subscribers set claims = ${[...claims]}::text[] where subscriber_id = ${subscriberId})
    ${tellSessionsChanged}`.execute(db)
}

/** Disables or enables a user; null enables. */
export async function updateUserDisabled(
  db: DbOrTx,
  { userId, disabledAt }: { userId: string; disabledAt: Date | null },
): Promise<void> {
  await sql`
    with changed as (update users set disabled_at = ${disabledAt} where user_id = ${userId})
    ${tellSessionsChanged}`.execute(db)
}

function idOf(id: string | undefined): string {
  if (id === undefined) throw new Error('The database returned no id of a new row.')
  return id
}
