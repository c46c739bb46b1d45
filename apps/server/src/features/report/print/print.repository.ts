import type { PdfExportSettings } from '@merleg/contract/report/print.contract'
import type { DbOrTx } from '@merleg/db/connect'

/** What the user saved last, or null. */
export async function findPrintSettings(db: DbOrTx, userId: string): Promise<unknown> {
  const row = await db.selectFrom('print_settings').select('settings').where('user_id', '=', userId).executeTakeFirst()
  return row?.settings ?? null
}

export async function upsertPrintSettings(
  db: DbOrTx,
  { userId, settings, now }: { userId: string; settings: PdfExportSettings; now: Date },
): Promise<void> {
  const saved = { settings: JSON.stringify(settings), saved_at: now }
  await db
    .insertInto('print_settings')
    .values({ user_id: userId, ...saved })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
    .execute()
}
