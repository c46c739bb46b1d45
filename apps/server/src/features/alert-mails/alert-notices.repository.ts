import { arrayOf, bigint, boolean, date, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { ALERT_MAIL_ROUNDS, type AlertMailRound } from '@merleg/domain/alert-mail-rounds'
import { CLAIMS, type Claim } from '@merleg/domain/claims'
import { LOCALES } from '@merleg/domain/locale'
import { MONITORING_LEVELS } from '@merleg/domain/monitoring-events'
import { type RawBuilder, sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'

/** How the ids of the mails of notices begin; that of the notice follows. */
export const NOTICE_MAILS = 'alerts.'

const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Who is due, and of what he is told: of what was alerted since, and of what a mail was to tell that was given up; of an alert
 * whose company is watched no more nobody is.
 */
type Queued = {
  kind: 'at-once' | AlertMailRound
  now: Date
  /** Users in pages by their ids. */
  after: string
  limit: number
  isDue: RawBuilder<unknown>
  /** Mails lost until then are a reason for another one, though nothing new is to be told. */
  lostUntil: Date
  hasReport: RawBuilder<unknown>
  mark: RawBuilder<unknown>
  /** Another process may be at it: leave whom it has, or wait for it. */
  lock: RawBuilder<unknown>
}

const queueOf = ({ kind, now, after, limit, isDue, lostUntil, hasReport, mark, lock }: Queued) => sql`
  with ends as (
    select coalesce((select position from alert_progress), 0) as up_to
  ), due as (
    select r.user_id, u.subscriber_id, r.position, e.up_to, r.frequency = ${kind} as is_told, ${hasReport} as with_report
    from alert_mail_readers r join users u using (user_id) join subscribers s using (subscriber_id) cross join ends e
    where u.disabled_at is null and not is_over(s.trial_ends_at) and not u.is_demo and 'Monitoring' = any(claims_left(s.claims, u.withheld_claims)) and r.stopped_at is null
      and (r.frequency = ${kind} or ${hasReport}) and (${isDue}) and r.user_id > ${after}
      and case when ${hasReport}
          then exists (select from watched_companies w where w.subscriber_id = u.subscriber_id and w.removed_at is null)
          else (r.position < e.up_to and exists (
            select from alerts a join watched_companies w using (subscriber_id, company_id)
            where a.subscriber_id = u.subscriber_id and a.position > r.position and a.position <= e.up_to and w.removed_at is null))
            or exists (
              select from alert_notices l join alerts a on a.subscriber_id = l.subscriber_id and a.position = any(l.positions)
              join watched_companies w on w.subscriber_id = a.subscriber_id and w.company_id = a.company_id
              where l.user_id = r.user_id and l.lost_at <= ${lostUntil}::timestamptz and w.removed_at is null)
          end
    order by r.user_id limit ${limit} ${lock}
  ), found as (
    update alert_notices l set lost_at = null from due d
    where l.user_id = d.user_id and d.is_told and l.lost_at is not null returning l.user_id, l.positions
  ), untold as (
    select d.user_id, d.subscriber_id, a.position from due d
    join alerts a on a.subscriber_id = d.subscriber_id and a.position > d.position and a.position <= d.up_to where d.is_told
    union select d.user_id, d.subscriber_id, unnest(f.positions) from found f join due d using (user_id)
  ), told as (
    select t.user_id, array_agg(t.position order by t.position) as positions
    from untold t join alerts a using (subscriber_id, position) join watched_companies w using (subscriber_id, company_id)
    where w.removed_at is null group by t.user_id
  ), moved as (
    update alert_mail_readers r set position = case when d.is_told then greatest(d.up_to, r.position) else r.position end, ${mark}
    from due d where r.user_id = d.user_id
  )
  insert into alert_notices (subscriber_id, user_id, kind, with_report, positions, created_at)
  select d.subscriber_id, d.user_id, ${kind}, d.with_report, coalesce(t.positions, '{}'), ${now}
  from due d left join told t using (user_id)
  returning notice_id as "noticeId", user_id as "userId"`

const QUEUED_COLUMNS = { noticeId: uuid, userId: uuid }
export type QueuedNotice = RowOf<typeof QUEUED_COLUMNS>

/** Without anything new, who is mailed at once hears of a lost mail a day later: not in a row while the mail server is away. */
const LOST_AT_ONCE_MS = 24 * 3600_000

type AtOnce = { now: Date; notSince: Date; after: string; limit: number }

const queueAtOnce = statement({
  row: QUEUED_COLUMNS,
  examples: [{ now: new Date(0), notSince: new Date(0), after: NO_ID, limit: 1 }],
  sql: ({ notSince, ...page }: AtOnce) =>
    queueOf({
      ...page,
      kind: 'at-once',
      lostUntil: new Date(page.now.getTime() - LOST_AT_ONCE_MS),
      // Later than now: by a clock that has been put back.
      isDue: sql`r.at_once_at is null or r.at_once_at <= ${notSince}::timestamptz or r.at_once_at > ${page.now}::timestamptz`,
      hasReport: sql`false`,
      mark: sql`at_once_at = ${page.now}::timestamptz`,
      lock: sql`for update of r skip locked`,
    }),
})

/** Queues a notice for each of a page of users who are mailed at once and have not been since a moment. */
export async function insertNoticesAtOnce(tx: Tx, page: AtOnce): Promise<QueuedNotice[]> {
  return queueAtOnce.list(tx, page)
}

type Round = { kind: AlertMailRound; day: string; now: Date; after: string; limit: number }

const ANY_ROUND = { day: '2000-01-01', now: new Date(0), after: NO_ID, limit: 1 }
const ROUND_DAYS = { daily: sql`daily_on`, weekly: sql`weekly_on` } as const

const queueRound = statement({
  row: QUEUED_COLUMNS,
  examples: [
    { kind: 'daily', ...ANY_ROUND },
    { kind: 'weekly', ...ANY_ROUND },
  ],
  sql: ({ kind, day, ...page }: Round) => {
    const marked = ROUND_DAYS[kind]
    return queueOf({
      ...page,
      kind,
      lostUntil: page.now,
      // As `isRoundDue` of the domain.
      isDue: sql`r.${marked} is null or r.${marked} < ${day}::date or r.${marked} > ${day}::date + 8`,
      hasReport: kind === 'weekly' ? sql`u.weekly_monitoring_report` : sql`false`,
      mark: sql`${marked} = ${day}::date`,
      lock: sql`for update of r`,
    })
  },
})

/** Queues a notice for each of a page of users who are mailed in the round of a day and were not yet. */
export async function insertNoticesOfRound(tx: Tx, page: Round): Promise<QueuedNotice[]> {
  return queueRound.list(tx, page)
}

const rounds = statement({
  row: { kind: oneOf(ALERT_MAIL_ROUNDS), roundOn: date },
  sql: sql`select kind, round_on as "roundOn" from alert_mail_rounds`,
})

/** The days of the last rounds that were finished. */
export async function listRounds(db: DbOrTx): Promise<ReadonlyMap<AlertMailRound, string>> {
  return new Map((await rounds.list(db)).map(({ kind, roundOn }) => [kind, roundOn]))
}

const finishRound = command({
  examples: [{ kind: 'daily', day: '2000-01-01' }],
  sql: ({ kind, day }: { kind: AlertMailRound; day: string }) => sql`
    insert into alert_mail_rounds (kind, round_on) values (${kind}, ${day}::date)
    on conflict (kind) do update set round_on = excluded.round_on`,
})

/** The round of a day is finished. */
export async function updateRoundFinished(db: DbOrTx, round: { kind: AlertMailRound; day: string }): Promise<void> {
  await finishRound.run(db, round)
}

const NOTICE_COLUMNS = {
  noticeId: uuid,
  subscriberId: uuid,
  kind: oneOf(['at-once', ...ALERT_MAIL_ROUNDS]),
  withReport: boolean,
  positions: arrayOf(bigint),
  createdAt: timestamptz,
}
/** A mail as it was queued. */
export type AlertNotice = RowOf<typeof NOTICE_COLUMNS>

const NOTICE_SQL = sql`
  n.notice_id as "noticeId", n.subscriber_id as "subscriberId", n.kind, n.with_report as "withReport", n.positions, n.created_at as "createdAt"`

const notices = statement({
  row: NOTICE_COLUMNS,
  examples: [NO_ID],
  sql: (noticeId: string) => sql`select ${NOTICE_SQL} from alert_notices n where notice_id = ${noticeId}::uuid`,
})

/**
 * The alerts are the subscriber's, and mails are sent on to colleagues: whoever of the subscriber's users has the address
 * may open the page.
 */
export const ownAlertNotice: OwnedKind<AlertNotice> = {
  find: (db, id) => notices.find(db, id),
  missing: 'alert-notice.not-found',
}

const ADDRESSED_COLUMNS = {
  ...NOTICE_COLUMNS,
  userId: uuid,
  email: text,
  name: text,
  locale: oneOf(LOCALES),
  withTable: boolean,
  claims: arrayOf(text),
  /** Is he still to be mailed, and is he of this? */
  isMailed: boolean,
  unsubscribeToken: uuid,
  /** When the last weekly report before it was queued that went. */
  lastReportAt: orNull(timestamptz),
}
/** A notice with whom it is for, as he is now. */
export type AddressedNotice = Omit<RowOf<typeof ADDRESSED_COLUMNS>, 'claims'> & { claims: readonly Claim[] }

const addressed = statement({
  row: ADDRESSED_COLUMNS,
  examples: [NO_ID],
  sql: (noticeId: string) => sql`
    select ${NOTICE_SQL}, u.user_id as "userId", u.email, u.name, u.locale, u.monitoring_table as "withTable", claims_left(s.claims, u.withheld_claims) as claims,
           u.disabled_at is null and not is_over(s.trial_ends_at) and not u.is_demo and 'Monitoring' = any(claims_left(s.claims, u.withheld_claims)) and r.stopped_at is null
             and (r.frequency <> 'off' or (n.with_report and u.weekly_monitoring_report)) as "isMailed",
           r.unsubscribe_token as "unsubscribeToken",
           (select max(b.created_at) from alert_notices b
            where n.with_report and b.user_id = n.user_id and b.with_report and b.created_at < n.created_at
              and exists (select from sent_mails m where m.mail_id = ${NOTICE_MAILS} || b.notice_id)) as "lastReportAt"
    from alert_notices n join users u using (user_id) join subscribers s on s.subscriber_id = u.subscriber_id
    join alert_mail_readers r using (user_id) where n.notice_id = ${noticeId}::uuid`,
})

/** A notice to be sent; null where the user is gone. */
export async function findAddressedNotice(db: DbOrTx, noticeId: string): Promise<AddressedNotice | null> {
  const found = await addressed.find(db, noticeId)
  return found && { ...found, claims: CLAIMS.filter((claim) => found.claims.includes(claim)) }
}

type Lost = { noticeId: string; now: Date | null }

const lose = command({
  examples: [{ noticeId: NO_ID, now: new Date(0) }],
  sql: ({ noticeId, now }: Lost) => sql`
    update alert_notices set lost_at = ${now}::timestamptz
    where notice_id = ${noticeId}::uuid and positions <> '{}' and lost_at is distinct from ${now}::timestamptz`,
})

/** The mail of a notice was given up, so that the next one to its reader tells of its alerts; null: it is not to. */
export async function updateNoticeLost(db: DbOrTx, notice: Lost): Promise<void> {
  await lose.run(db, notice)
}

const WISH_COLUMNS = { level: oneOf(MONITORING_LEVELS), onlyNegative: boolean, withClosings: boolean }

const wishes = statement({
  row: WISH_COLUMNS,
  examples: [NO_ID],
  sql: (subscriberId: string) => sql`
    select monitoring_level as level, monitoring_negative_events as "onlyNegative", notification_of_closes as "withClosings"
    from subscribers where subscriber_id = ${subscriberId}`,
})

/** What a subscriber wants to hear. */
export async function findMonitoringWish(db: DbOrTx, subscriberId: string): Promise<RowOf<typeof WISH_COLUMNS> | null> {
  return wishes.find(db, subscriberId)
}
