import { boolean, orNull, type RowOf, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const CONFIRMATION_COLUMNS = { confirmedAt: orNull(timestamptz), isDemo: boolean, hasSecondFactor: boolean }

const confirmation = statement({
  row: CONFIRMATION_COLUMNS,
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (sessionId: string) => sql`
    select confirmed_at as "confirmedAt", is_demo as "isDemo",
           exists (select from totp_secrets t where t.user_id = users.user_id and t.confirmed_at is not null)
             or exists (select from passkeys p where p.user_id = users.user_id) as "hasSecondFactor"
      from sessions join users using (user_id) where session_id = ${sessionId}`,
})

/** When the user of a session last proved anew who he is, and what he has to prove; null where the session has ended. */
export function findConfirmation(db: DbOrTx, sessionId: string): Promise<RowOf<typeof CONFIRMATION_COLUMNS> | null> {
  return confirmation.find(db, sessionId)
}

export async function updateConfirmation(
  db: DbOrTx,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('session_id', '=', sessionId).execute()
}
