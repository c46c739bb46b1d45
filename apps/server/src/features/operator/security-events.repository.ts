import type { DbOrTx } from '@merleg/db/connect'

type NewEvent = { event: string; userId: string | null; detail: string; now: Date }

export async function insertSecurityEvent(db: DbOrTx, { event, userId, detail, now }: NewEvent): Promise<void> {
  await db.insertInto('security_events').values({ event, user_id: userId, detail, occurred_at: now }).execute()
}
