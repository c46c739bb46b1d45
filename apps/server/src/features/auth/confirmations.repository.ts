import type { DbOrTx } from '@merleg/db/connect'

/** When the user of a session last proved anew who he is; null where he has not, or it has ended. */
export async function findConfirmation(db: DbOrTx, sessionId: string): Promise<Date | null> {
  const session = db.selectFrom('sessions').select('confirmed_at').where('session_id', '=', sessionId)
  return (await session.executeTakeFirst())?.confirmed_at ?? null
}

export async function updateConfirmation(
  db: DbOrTx,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('session_id', '=', sessionId).execute()
}
