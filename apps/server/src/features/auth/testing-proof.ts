import type { Deps } from '../../app/deps.ts'

/** Has a user prove in each of his sessions, at this moment, who he is. */
export async function proveTestUser({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: clock.now() }).where('user_id', '=', userId).execute()
}
