import type { Db } from '@merleg/db/connect'
import { sql } from 'kysely'
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

/** The notices of which jobs are in the queue, by their ids. */
export async function listNoticesOfJobs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ noticeId: string }>`
    select data->>'noticeId' as "noticeId" from pgboss.job where name = 'alert-mails.send' order by 1`.execute(db)
  return rows.map(({ noticeId }) => noticeId)
}

/** Sends what is queued, and answers with the mails. */
export async function sendQueued(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Mail[]> {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  for (const { noticeId } of await listQueuedNotices(deps.db))
    await sendNotice(deps, { mailer, noticeId, attempt: { isLast: false } })
  return mails
}
