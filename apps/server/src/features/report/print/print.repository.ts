import type { PdfExportSettings } from '@merleg/contract/report/print.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

/** What the user saved last, or null. */
export async function findPrintSettings(db: DbOrTx, userId: string): Promise<unknown> {
  const { rows } = await sql<{ settings: unknown }>`
    select settings from print_settings where user_id = ${userId}`.execute(db)
  return rows[0]?.settings ?? null
}

export async function upsertPrintSettings(
  db: DbOrTx,
  { userId, settings, now }: { userId: string; settings: PdfExportSettings; now: Date },
): Promise<void> {
  const saved = JSON.stringify(settings)
  await sql`
    insert into print_settings (user_id, settings, saved_at) values (${userId}, ${saved}::jsonb, ${now})
    on conflict (user_id) do update set settings = excluded.settings, saved_at = excluded.saved_at`.execute(db)
}
