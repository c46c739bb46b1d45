import type { DbOrTx } from '@merleg/db/connect'

export async function isMailSent(db: DbOrTx, mailId: string): Promise<boolean> {
  const sent = db.selectFrom('sent_mails').select('mail_id').where('mail_id', '=', mailId)
  return (await sent.executeTakeFirst()) !== undefined
}

export async function insertSentMail(db: DbOrTx, { mailId, now }: { mailId: string; now: Date }): Promise<void> {
  await db
    .insertInto('sent_mails')
    .values({ mail_id: mailId, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
