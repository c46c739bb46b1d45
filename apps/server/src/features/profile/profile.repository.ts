import type { Profile } from '@merleg/contract/profile.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import { tellSessionsChanged } from '../auth/sessions.repository.ts'

export async function findProfile(db: DbOrTx, userId: string): Promise<Profile | null> {
  const { rows } = await sql<Profile>`select name, email, phone from users where user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

export async function updateProfile(
  db: DbOrTx,
  { userId, name, phone }: { userId: string; name: string; phone: string },
): Promise<void> {
  await sql`
    with changed as (update users set name = ${name}, phone = ${phone} where user_id = ${userId})
    ${tellSessionsChanged}`.execute(db)
}
