import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { sql } from 'kysely'

export type Account = {
  userId: string
  email: string
  name: string
  passwordHash: string
  isDemo: boolean
  isDisabled: boolean
}

/** The account of a lower-case e-mail address. */
export async function findAccount(db: DbOrTx, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select user_id as "userId", email, name, password_hash as "passwordHash", is_demo as "isDemo", disabled_at is not null as "isDisabled"
      from users where email = ${email}`.execute(db)
  return rows[0] ?? null
}

/** Remembers the login, and the language for mails that nobody is asking for at the time. */
export async function updateLastLogin(
  db: DbOrTx,
  { userId, now, locale }: { userId: string; now: Date; locale: Locale },
): Promise<void> {
  await sql`update users set last_login_at = ${now}, locale = ${locale} where user_id = ${userId}`.execute(db)
}

export async function updatePasswordHash(
  db: DbOrTx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where user_id = ${userId}`.execute(db)
}
