import { bigint } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { Span } from '../register/feed.repository.ts'
import { type Dismissed, isDismissed } from './dismissed-matches.repository.ts'

/** Told when alerts were made. */
export const ALERTS_CHANNEL = 'merleg_alerts'

const progress = statement({
  row: { after: bigint, upTo: bigint },
  sql: sql`
    select coalesce((select position from alert_progress), 0) as after,
           coalesce((select max(position) from monitoring_changes), 0) as "upTo"`,
})

/** The changes of which no alerts were made yet, by their positions. */
export async function findAlertProgress(db: DbOrTx): Promise<Span> {
  return progress.get(db)
}

type PageAsked = { after: number; changes: number; alerts: number }

const pageEnd = statement({
  row: { position: bigint },
  examples: [{ after: 0, changes: 1, alerts: 1 }],
  sql: ({ after, changes, alerts }: PageAsked) => sql`
    with page as (
      select position, company_id from monitoring_changes where position > ${after} order by position limit ${changes}::integer
    ), counted as (
      select position, row_number() over (order by position) as place,
             sum((select count(*) from watched_companies w where w.company_id = page.company_id and w.removed_at is null))
               over (order by position) as total
      from page
    )
    select max(position) as position from counted where total <= ${alerts}::bigint or place = 1`,
})

/** The last of the next changes whose alerts are made together: so many changes, and watches of them, at most. */
export async function findPageEnd(db: DbOrTx, asked: PageAsked): Promise<number> {
  return (await pageEnd.get(db, asked)).position
}

const move = command({
  examples: [{ after: 0, upTo: 1 }],
  sql: ({ after, upTo }: Span) => sql`
    insert into alert_progress as p (position) values (${upTo})
    on conflict (is_only) do update set position = excluded.position where p.position = ${after}`,
})

/** Alerts up to the end of the span were made; in the transaction that makes them. Throws where others were quicker. */
export async function updateAlertProgress(tx: Tx, span: Span): Promise<void> {
  if ((await move.run(tx, span)) === 0) throw new Error('somebody else makes alerts')
}

/** Changes of which alerts are made, and who is not alerted to which of them. */
export type FanOut = { span: Span; now: Date; dismissed: readonly Dismissed[] }

/**
 * Of a watch `w` and a change `c`: did it begin before? What follows from a new day or another model has no place of its
 * own in the feed: whoever watches by then is told.
 */
export const IS_WATCHED_BY_THEN = sql`
  (w.since_position < c.feed_position or (c.batch_id is null and w.since_position = c.feed_position))`

const insertAlerts = command({
  examples: [{ span: { after: 0, upTo: 1 }, now: new Date(0), dismissed: [] }],
  sql: ({ span, now, dismissed }: FanOut) => sql`
    with wishes as (
      select subscriber_id, array_position(array['basic', 'mid', 'high'], monitoring_level) as level,
             monitoring_negative_events as only_negative, notification_of_closes as with_closings
      from subscribers
    )
    insert into alerts (subscriber_id, position, company_id, importance, created_at)
    select w.subscriber_id, c.position, c.company_id,
           case when c.negative_level <= s.level then 'negative'
                when c.positive_level <= s.level and not s.only_negative then 'positive' else 'neutral' end, ${now}::timestamptz
    from monitoring_changes c join watched_companies w using (company_id) join wishes s using (subscriber_id)
    where c.position > ${span.after} and c.position <= ${span.upTo} and w.removed_at is null
      and ${IS_WATCHED_BY_THEN} and not ${isDismissed(dismissed, sql`w.subscriber_id`)}
      and (case when s.only_negative then c.negative_level <= s.level else c.level <= s.level end or (s.with_closings and c.is_closing))
    -- As the indexes have them: a page of its own for each of a hundred thousand alerts would be many to write.
    order by w.subscriber_id, c.position`,
})

/** An alert of each of the changes for each subscriber whom it concerns. Returns how many. */
export async function insertAlertsOfSpan(tx: Tx, fanOut: FanOut): Promise<number> {
  return insertAlerts.run(tx, fanOut)
}

const notify = command({ sql: sql`select pg_notify(${ALERTS_CHANNEL}, '')` })

/** Wakes, at the commit, whoever sends alerts on. */
export async function notifyAlerts(tx: Tx): Promise<void> {
  await notify.run(tx)
}
