import type { Db } from '@merleg/db/connect'
import type { AlertMailFrequency } from '@merleg/domain/alert-mail-rounds'
import type { Deps } from '../../app/deps.ts'
import type { Mail } from '../../shared/mail.ts'
import { sendNotice } from './alert-mails.usecases.ts'

/** How often a user wants to be mailed. */
export async function setFrequency(db: Db, userId: string, frequency: AlertMailFrequency): Promise<void> {
  await db.updateTable('alert_mail_readers').set({ frequency }).where('user_id', '=', userId).execute()
}

/** The notices that wait in the queue, in their order. */
export async function listQueuedNotices(db: Db): Promise<{ noticeId: string; userId: string; positions: number[] }[]> {
  return db
    .selectFrom('alert_notices')
    .select(['notice_id as noticeId', 'user_id as userId', 'positions'])
    .orderBy('notice_id')
    .execute()
}

/** Sends what is queued, and answers with the mails. */
export async function sendQueued(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Mail[]> {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  for (const { noticeId } of await listQueuedNotices(deps.db))
    await sendNotice(deps, { mailer, noticeId, attempt: { isLast: false } })
  return mails
}
