import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

export async function isMailSent(db: DbOrTx, mailId: string): Promise<boolean> {
  const { rows } = await sql`select from sent_mails where mail_id = ${mailId}`.execute(db)
  return rows.length > 0
}

export async function insertSentMail(db: DbOrTx, { mailId, now }: { mailId: string; now: Date }): Promise<void> {
  await sql`insert into sent_mails (mail_id, sent_at) values (${mailId}, ${now}) on conflict do nothing`.execute(db)
}
