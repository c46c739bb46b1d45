import type { Profile } from '@merleg/contract/profile.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { tellSessionsChanged } from '../users/sessions.repository.ts'

export async function findProfile(db: DbOrTx, userId: string): Promise<Omit<Profile, 'credit'> | null> {
  const profile = db.selectFrom('users').select(['name', 'email', 'phone']).where('user_id', '=', userId)
  return (await profile.executeTakeFirst()) ?? null
}

export async function updateProfile(
  db: DbOrTx,
  { userId, name, phone }: { userId: string; name: string | undefined; phone: string | undefined },
): Promise<void> {
  if (name === undefined && phone === undefined) return
  await db
    .with('changed', (part) => part.updateTable('users').set({ name, phone }).where('user_id', '=', userId))
    .selectNoFrom(tellSessionsChanged)
    .execute()
}
