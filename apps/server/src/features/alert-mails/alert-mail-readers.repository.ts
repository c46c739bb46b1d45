import { boolean, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Where the alerts end that were made: who begins to be mailed begins behind them. */
const endOfAlerts = sql`coalesce((select position from alert_progress), 0)`

const mailStates = statement({
  row: { address: text, isDemo: boolean, stoppedAt: orNull(timestamptz) },
  examples: [NO_ID],
  sql: (userId: string) => sql`
    select u.email as address, u.is_demo as "isDemo", r.stopped_at as "stoppedAt"
    from users u left join alert_mail_readers r using (user_id) where u.user_id = ${userId}`,
})

/** Whether mails reach a user. */
export async function findMailState(
  db: DbOrTx,
  userId: string,
): Promise<{ address: string; isDemo: boolean; stoppedAt: Date | null } | null> {
  return mailStates.find(db, userId)
}

const resume = command({
  examples: [NO_ID],
  sql: (userId: string) => sql`
    with resumed as (
      update alert_mail_readers set stopped_at = null, failures = 0, position = ${endOfAlerts}
      where user_id = ${userId} and stopped_at is not null returning user_id
    )
    update alert_notices set lost_at = null where user_id in (select user_id from resumed) and lost_at is not null`,
})

/** Mails a user again whose mails had failed: of what is alerted from now on. */
export async function updateMailsResumed(db: DbOrTx, userId: string): Promise<void> {
  await resume.run(db, userId)
}

const unsubscribe = command({
  examples: [NO_ID],
  sql: (token: string) => sql`
    with ended as (
      update alert_mail_readers set frequency = 'off' where unsubscribe_token = ${token}::uuid returning user_id
    )
    update users set weekly_monitoring_report = false where user_id in (select user_id from ended)`,
})

/** Ends all mails of the monitoring to whom the token was sent; false where nobody was. */
export async function updateUnsubscribed(db: DbOrTx, token: string): Promise<boolean> {
  return (await unsubscribe.run(db, token)) > 0
}

type GivenUp = { userId: string; now: Date; limit: number }

const countFailed = command({
  examples: [{ userId: NO_ID, now: new Date(0), limit: 1 }],
  sql: ({ userId, now, limit }: GivenUp) => sql`
    update alert_mail_readers set failures = failures + 1,
      stopped_at = case when failures + 1 >= ${limit}::integer then ${now}::timestamptz end
    where user_id = ${userId} and stopped_at is null`,
})

/** One more mail in a row that was given up; after so many the user is mailed no more. */
export async function countMailFailure(db: DbOrTx, failure: GivenUp): Promise<void> {
  await countFailed.run(db, failure)
}

const stop = command({
  examples: [{ noticeId: NO_ID, now: new Date(0) }],
  sql: ({ noticeId, now }: { noticeId: string; now: Date }) => sql`
    update alert_mail_readers r set stopped_at = ${now} from alert_notices n
    where n.notice_id = ${noticeId}::uuid and r.user_id = n.user_id and r.stopped_at is null`,
})

/** The user of a notice is mailed no more, as his address is not there; false where he was not any more. */
export async function updateMailsStopped(db: DbOrTx, asked: { noticeId: string; now: Date }): Promise<boolean> {
  return (await stop.run(db, asked)) > 0
}

const forgetFailures = command({
  examples: [NO_ID],
  sql: (userId: string) => sql`
    update alert_mail_readers set failures = 0 where user_id = ${userId} and failures > 0 and stopped_at is null`,
})

/** A mail went: those that failed before it were not the last. */
export async function updateMailsWentThrough(db: DbOrTx, userId: string): Promise<void> {
  await forgetFailures.run(db, userId)
}

const passOver = command({
  sql: sql`
    with passed as (
      select r.user_id from alert_mail_readers r join users u using (user_id) join subscribers s using (subscriber_id)
      where (r.frequency = 'off' or r.stopped_at is not null or u.is_demo or u.disabled_at is not null or is_over(s.trial_ends_at) or not 'Monitoring' = any(claims_left(s.claims, u.withheld_claims)))
    ), forgotten as (
      update alert_notices set lost_at = null where lost_at is not null and user_id in (select user_id from passed)
    )
    update alert_mail_readers set position = ${endOfAlerts}
    where position < ${endOfAlerts} and user_id in (select user_id from passed)`,
})

/** Whoever is not mailed now is not to be mailed later of what he missed. */
export async function updatePassedOver(db: DbOrTx): Promise<void> {
  await passOver.run(db)
}
