import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'

export type Account = {
  userId: string
  email: string
  name: string
  passwordHash: string
  isDemo: boolean
  isDisabled: boolean
  subscriberId: string
  /** Of what its user proves: another one, and what was proved before holds no longer. */
  signInVersion: number
  /** Null where it is no trial. */
  trialEndsAt: Date | null
}

/** The account of a lower-case e-mail address. */
export async function findAccount(db: DbOrTx, email: string): Promise<Account | null> {
  return readAccount(db, { email })
}

/** The account of a user. */
export async function findAccountOf(db: DbOrTx, userId: string): Promise<Account | null> {
  return readAccount(db, { userId })
}

async function readAccount(db: DbOrTx, asked: { email: string } | { userId: string }): Promise<Account | null> {
  const account = db
    .selectFrom('users')
    .innerJoin('subscribers', 'subscribers.subscriber_id', 'users.subscriber_id')
    .select(['user_id as userId', 'email', 'users.name', 'password_hash as passwordHash', 'is_demo as isDemo'])
    .select(['users.subscriber_id as subscriberId', 'trial_ends_at as trialEndsAt', 'sign_in_version as signInVersion'])
    .select((of) => of('disabled_at', 'is not', null).as('isDisabled'))
    .where((of) => ('email' in asked ? of('email', '=', asked.email) : of('user_id', '=', asked.userId)))
  const row = await account.executeTakeFirst()
  return row === undefined ? null : { ...row, isDisabled: row.isDisabled === true }
}

/** Remembers the login, and the language for mails that nobody is asking for at the time. */
export async function updateLastLogin(
  db: DbOrTx,
  { userId, now, locale }: { userId: string; now: Date; locale: Locale },
): Promise<void> {
  await db.updateTable('users').set({ last_login_at: now, locale }).where('user_id', '=', userId).execute()
}

export async function updatePasswordHash(
  db: DbOrTx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute()
}
