import { bigint, integer, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

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

type FailedAttempt = { mailId: string; to: string; subject: string; reason: string; now: Date; isGivenUp: boolean }

const upsertFailed = command({
  examples: [{ mailId: '', to: '', subject: '', reason: '', now: new Date(0), isGivenUp: false }],
  sql: ({ mailId, to, subject, reason, now, isGivenUp }: FailedAttempt) => sql`
    insert into failed_mails as f (mail_id, recipient, subject, attempts, first_failed_at, last_failed_at, given_up_at, reason)
    values (${mailId}, ${to}, ${subject}, 1, ${now}, ${now}, case when ${isGivenUp} then ${now}::timestamptz end, ${reason})
    on conflict (mail_id) do update set attempts = f.attempts + 1, last_failed_at = excluded.last_failed_at,
      given_up_at = excluded.given_up_at, reason = excluded.reason`,
})

/** Notes a failed attempt at a mail, and whether it was the last. */
export async function upsertFailedMail(db: DbOrTx, attempt: FailedAttempt): Promise<void> {
  await upsertFailed.run(db, attempt)
}

/** Nobody tries a mail again that was to be, as it has lost its point. */
export async function updateMailGivenUp(db: DbOrTx, { mailId, now }: { mailId: string; now: Date }): Promise<void> {
  const failed = db.updateTable('failed_mails').set({ given_up_at: now }).where('mail_id', '=', mailId)
  await failed.where('given_up_at', 'is', null).execute()
}

/** How the reason of a mail begins that was sent and came back. */
const CAME_BACK = 'came back: '

/** Notes that a mail came back after it had been sent. */
export async function upsertBounce(db: DbOrTx, { reason, ...mail }: Omit<FailedAttempt, 'isGivenUp'>): Promise<void> {
  await upsertFailedMail(db, { ...mail, reason: `${CAME_BACK}${reason}`, isGivenUp: true })
}

/** Is it noted already that the mail came back? */
export async function isBounceKnown(db: DbOrTx, mailId: string): Promise<boolean> {
  const found = db.selectFrom('failed_mails').select('mail_id').where('mail_id', '=', mailId)
  return (await found.where('reason', 'like', `${CAME_BACK}%`).executeTakeFirst()) !== undefined
}

/** The mail went after all. */
export async function deleteFailedMail(db: DbOrTx, mailId: string): Promise<void> {
  await db.deleteFrom('failed_mails').where('mail_id', '=', mailId).execute()
}

const FAILED_COLUMNS = {
  mailId: text,
  recipient: text,
  subject: text,
  attempts: integer,
  lastFailedAt: timestamptz,
  givenUpAt: orNull(timestamptz),
  reason: text,
}
/** A mail that could not be sent; `givenUpAt` null: it is tried again. */
export type FailedMail = RowOf<typeof FAILED_COLUMNS>

const failedMails = statement({
  row: FAILED_COLUMNS,
  sql: sql`
    select mail_id as "mailId", recipient, subject, attempts, last_failed_at as "lastFailedAt", given_up_at as "givenUpAt", reason
    from failed_mails order by last_failed_at desc, mail_id`,
})

/** Mails that could not be sent, the last failure first. */
export async function listFailedMails(db: DbOrTx): Promise<FailedMail[]> {
  return failedMails.list(db)
}

const failedCounts = statement({
  row: { givenUp: bigint, triedAgain: bigint },
  sql: sql`
    select count(*) filter (where given_up_at is not null) as "givenUp", count(*) filter (where given_up_at is null) as "triedAgain"
    from failed_mails`,
})

/** How many mails were given up within the time they are kept, and how many are tried again. */
export async function countFailedMails(db: DbOrTx): Promise<{ givenUp: number; triedAgain: number }> {
  return failedCounts.get(db)
}
