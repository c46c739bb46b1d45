import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import type { Claim } from '@merleg/domain/claims'
import type { Role } from '@merleg/domain/roles'
import type { PasswordOwner } from '@merleg/domain/password-fault'
import { sql } from 'kysely'
import { tellSessionsChanged } from './sessions.repository.ts'

export type User = {
  userId: string
  email: string
  name: string
  subscriberId: string
  subscriberName: string
  /** As stored: may hold codes of another version. */
  claims: string[]
  withheldClaims: string[]
  role: Role
  isDemo: boolean
  isDisabled: boolean
  isClosed: boolean
  /** Null where it is no trial. */
  trialEndsAt: Date | null
  lastLoginAt: Date | null
}

export type Subscriber = { subscriberId: string; name: string; claims: string[] }

function selectUsers(db: DbOrTx) {
  return db
    .selectFrom('users')
    .innerJoin('subscribers', 'subscribers.subscriber_id', 'users.subscriber_id')
    .select(['users.user_id as userId', 'users.email', 'users.name', 'users.is_demo as isDemo'])
    .select(['subscribers.subscriber_id as subscriberId', 'subscribers.name as subscriberName', 'subscribers.claims'])
    .select((of) => of.ref('users.role').$castTo<Role>().as('role'))
    .select([
      'users.withheld_claims as withheldClaims',
      'subscribers.trial_ends_at as trialEndsAt',
      'users.disabled_at as disabledAt',
      'users.closed_at as closedAt',
      'users.last_login_at as lastLoginAt',
    ])
}

type UserRow = Omit<User, 'isDisabled' | 'isClosed'> & { disabledAt: Date | null; closedAt: Date | null }

function toUser({ disabledAt, closedAt, ...row }: UserRow): User {
  return { ...row, isDisabled: disabledAt !== null, isClosed: closedAt !== null }
}

/** Every user, by subscriber and e-mail address. */
export async function listUsers(db: DbOrTx): Promise<User[]> {
  const users = selectUsers(db).orderBy('subscribers.name').orderBy('subscribers.subscriber_id').orderBy('users.email')
  return (await users.execute()).map(toUser)
}

/** The user with a lower-case e-mail address. */
export async function findUser(db: DbOrTx, email: string): Promise<User | null> {
  const row = await selectUsers(db).where('users.email', '=', email).executeTakeFirst()
  return row === undefined ? null : toUser(row)
}

/** The subscriber of a name; the oldest, should several have it. */
export async function findSubscriberByName(db: DbOrTx, name: string): Promise<Subscriber | null> {
  const oldest = db
    .selectFrom('subscribers')
    .select(['subscriber_id as subscriberId', 'name', 'claims'])
    .where('name', '=', name)
    .orderBy('created_at')
    .orderBy('subscriber_id')
    .limit(1)
  return (await oldest.executeTakeFirst()) ?? null
}

export type NewSubscriber = {
  name: string
  claims: readonly Claim[]
  /** Of one that tries the service out: until when. */
  trialEndsAt?: Date
  /** The first eight digits of its tax number, where they are known: its company gets no trial. */
  taxStem?: string | null
}

/** Answers the id. */
export async function insertSubscriber(
  db: DbOrTx,
  { name, claims, trialEndsAt, taxStem = null }: NewSubscriber,
): Promise<string> {
  const { subscriber_id: id } = await db
    .insertInto('subscribers')
    .values({ name, claims: [...claims], trial_ends_at: trialEndsAt ?? null, tax_stem: taxStem })
    .returning('subscriber_id')
    .executeTakeFirstOrThrow()
  return id
}

const takeDemoAccounts = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.demo-accounts'))` })

/** One at a time makes the demo accounts; held to the end of the transaction. */
export async function lockDemoAccounts(tx: Tx): Promise<void> {
  await takeDemoAccounts.run(tx)
}

/** Whose password it is: it must not be made of what others know of the user. */
export async function findPasswordOwner(db: DbOrTx, userId: string): Promise<PasswordOwner | null> {
  const owner = db
    .selectFrom('users')
    .innerJoin('subscribers', 'subscribers.subscriber_id', 'users.subscriber_id')
    .select(['users.name', 'users.email', 'users.phone', 'subscribers.name as subscriberName'])
    .where('users.user_id', '=', userId)
  return (await owner.executeTakeFirst()) ?? null
}

export type NewUser = {
  subscriberId: string
  email: string
  name: string
  passwordHash: string
  isDemo: boolean
  /** A member unless told. */
  role?: Role
  withheldClaims?: readonly Claim[]
}

/** Answers the id; `email` in lower case. */
export async function insertUser(
  db: DbOrTx,
  { subscriberId, email, name, passwordHash, isDemo, role = 'member', withheldClaims = [] }: NewUser,
): Promise<string> {
  const values = {
    subscriber_id: subscriberId,
    email,
    name,
    password_hash: passwordHash,
    is_demo: isDemo,
    role,
    withheld_claims: [...withheldClaims],
  }
  const { user_id: id } = await db
    .with('made', (part) => part.insertInto('users').values(values).returning('user_id'))
    // Mails of alerts begin with those that are made after him.
    .insertInto('alert_mail_readers')
    .columns(['user_id', 'position'])
    .expression((select) => select.selectFrom('made').select(['user_id', endOfAlerts]))
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return id
}

const endOfAlerts = sql`coalesce((select position from alert_progress), 0)`.$castTo<number>().as('position')

export async function updateSubscriberClaims(
  db: DbOrTx,
  { subscriberId, claims }: { subscriberId: string; claims: readonly Claim[] },
): Promise<void> {
  const granted = { claims: [...claims] }
  await db
    .with('changed', (part) => part.updateTable('subscribers').set(granted).where('subscriber_id', '=', subscriberId))
    .selectNoFrom(tellSessionsChanged)
    .execute()
}

/** The trial of a subscriber ends at no time any more; false where it was none. */
export async function updateTrialKept(db: DbOrTx, subscriberId: string): Promise<boolean> {
  const kept = await db
    .with('kept', (part) =>
      part
        .updateTable('subscribers')
        .set({ trial_ends_at: null })
        .where('subscriber_id', '=', subscriberId)
        .where('trial_ends_at', 'is not', null)
        .returning('subscriber_id'),
    )
    .selectFrom('kept')
    .select(tellSessionsChanged)
    .executeTakeFirst()
  return kept !== undefined
}

/** Disables or enables a user; null enables. */
export async function updateUserDisabled(
  db: DbOrTx,
  { userId, disabledAt }: { userId: string; disabledAt: Date | null },
): Promise<void> {
  await db
    .with('changed', (part) => part.updateTable('users').set({ disabled_at: disabledAt }).where('user_id', '=', userId))
    .selectNoFrom(tellSessionsChanged)
    .execute()
}

/** What a user is to his subscriber. */
export async function updateUserRole(db: DbOrTx, { userId, role }: { userId: string; role: Role }): Promise<void> {
  await db
    .with('changed', (part) => part.updateTable('users').set({ role }).where('user_id', '=', userId))
    .selectNoFrom(tellSessionsChanged)
    .execute()
}
