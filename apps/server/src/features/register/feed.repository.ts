import { bigint, text } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/** Told when a batch was merged, and when batches got their positions. */
export const FEED_CHANNEL = 'merleg_feed'

/** Batches by their positions: after the first, up to and including the second. */
export type Span = { after: number; upTo: number }

const NO_SPAN: Span = { after: 0, upTo: 0 }

type Announced = { batchId: string; isPart: boolean }

const storeWaiting = command({
  examples: [{ batchId: '1', isPart: false }],
  // Not the time of the transaction, which may have begun long ago.
  sql: ({ batchId, isPart }: Announced) => sql`
    insert into feed_waiting (batch_id, is_part, merged_at) values (${batchId}::bigint, ${isPart}, clock_timestamp())`,
})

/** In the batch's own transaction: it is to get its position as soon as the commit shows it. */
export async function announceBatch(tx: DbOrTx, batch: Announced): Promise<void> {
  await storeWaiting.run(tx, batch)
  await notifyFeed(tx)
}

const notify = command({ sql: sql`select pg_notify(${FEED_CHANNEL}, '')` })

/** Wakes whoever listens; in a transaction at its commit. */
export async function notifyFeed(db: DbOrTx): Promise<void> {
  await notify.run(db)
}

const takeFeed = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.feed'))` })

/** One at a time gives positions; held to the end of the transaction. */
export async function lockFeed(tx: Tx): Promise<void> {
  await takeFeed.run(tx)
}

const place = command({
  examples: [true],
  sql: (withParts: boolean) => sql`
    with taken as (
      delete from feed_waiting where ${withParts} or not is_part returning batch_id, merged_at
    ), last as (
      select coalesce(max(position), 0) as position, coalesce(max(last_event_position), 0) as event_position from feed_batches
    ), placed_events as (
      insert into feed_events (position, batch_id, company_id, event_id)
      select last.event_position + row_number() over (order by e.batch_id, e.event_id), e.batch_id, e.company_id, e.event_id
      from last, taken join events e using (batch_id)
      returning batch_id, position
    ), ends as (
      select batch_id, max(position) as position from placed_events group by batch_id
    )
    insert into feed_batches (position, batch_id, last_event_position, merged_at)
    select last.position + row_number() over (order by t.batch_id), t.batch_id,
           coalesce(max(ends.position) over (order by t.batch_id), last.event_position), t.merged_at
    from last, taken t left join ends using (batch_id)`,
})

/**
 * Gives the batches that wait, and their events, the next positions; batches in the order of their numbers. Under the
 * lock, in a transaction that sees what was committed before each statement. Returns how many batches.
 */
export async function placeWaiting(tx: Tx, { withParts }: { withParts: boolean }): Promise<number> {
  return place.run(tx, withParts)
}

const feedEnd = statement({
  row: { end: bigint },
  sql: sql`${onePlan} select coalesce(max(position), 0) as end from feed_batches`,
})

/** The position of the newest batch; 0 before the first. */
export async function findFeedEnd(db: DbOrTx): Promise<number> {
  return (await feedEnd.get(db)).end
}

/** The numbers of the batches. */
export const BATCHES_SQL = ({ after, upTo }: Span) => sql`
  (select batch_id from feed_batches where position > ${after} and position <= ${upTo})`

const touchedCount = statement({
  row: { count: bigint },
  examples: [NO_SPAN],
  sql: (span: Span) => sql`
    select count(*) as count from (
      select company_id from batch_companies where batch_id in ${BATCHES_SQL(span)}
      union select company_id from companies where first_batch_id in ${BATCHES_SQL(span)}) t`,
})

/** How many companies the batches touched, each counted once. */
export async function countTouched(db: DbOrTx, span: Span): Promise<number> {
  return (await touchedCount.get(db, span)).count
}

const touched = statement({
  row: { id: text },
  examples: [NO_SPAN],
  sql: (span: Span) => sql`
    select company_id as id from batch_companies where batch_id in ${BATCHES_SQL(span)}
    union select company_id from companies where first_batch_id in ${BATCHES_SQL(span)}
    order by id`,
})

/** The companies that the batches touched, each once, in the order of their ids. */
export async function listTouched(db: DbOrTx, span: Span): Promise<string[]> {
  return (await touched.list(db, span)).map(({ id }) => id)
}
