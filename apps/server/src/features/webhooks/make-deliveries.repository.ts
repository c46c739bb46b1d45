import { bigint, integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * The same whenever it is made: a receiver knows an alert again even after its delivery was tidied away. And another one for
 * another alert: after a restore positions are given once more, but not at the moment of the first time.
 */
const messageId = sql`
  'msg_' || replace(n.endpoint_id::text, '-', '') || '_' || n.position || '_' || floor(extract(epoch from n.created_at) * 1000)`

type Making = { now: Date; endpoints: number; alertsEach: number }

// One statement sees one state: of the alerts it reads, the progress says that they are all there.
const made = statement({
  row: { endpointCount: integer, deliveryCount: integer },
  examples: [{ now: new Date(0), endpoints: 1, alertsEach: 1 }],
  sql: ({ now, endpoints, alertsEach }: Making) => sql`
    with behind as (
      select e.endpoint_id, e.subscriber_id, e.cursor_position, p.position as end_position
      from alert_progress p join webhook_endpoints e on e.state = 'active' and e.cursor_position < p.position
      order by e.cursor_position, e.endpoint_id limit ${endpoints} for update of e skip locked
    ), n as (
      select b.endpoint_id, a.position, a.created_at from behind b cross join lateral (
        select a.position, a.created_at from alerts a
        where a.subscriber_id = b.subscriber_id and a.position > b.cursor_position and a.position <= b.end_position
        order by a.position limit ${alertsEach}
      ) a
    ), made as (
      insert into webhook_deliveries (endpoint_id, position, message_id, due_at, queued_at)
      select n.endpoint_id, n.position, ${messageId}, ${now}::timestamptz, ${now}::timestamptz from n
      order by n.endpoint_id, n.position
      on conflict (endpoint_id, position) where position is not null do nothing returning 1
    ), moved as (
      update webhook_endpoints e set cursor_position = case when g.count = ${alertsEach} then g.last else b.end_position end
      from behind b left join (select endpoint_id, count(*) as count, max(position) as last from n group by endpoint_id) g using (endpoint_id)
      where e.endpoint_id = b.endpoint_id returning 1
    )
    select (select count(*) from moved)::integer as "endpointCount", (select count(*) from made)::integer as "deliveryCount"`,
})

/** Makes deliveries of the next alerts of some endpoints that are behind, and moves their cursors, at once or not at all. */
export function insertNextDeliveries(
  db: DbOrTx,
  asked: Making,
): Promise<{ endpointCount: number; deliveryCount: number }> {
  return made.get(db, asked)
}

type Range = { endpointId: string; subscriberId: string; after: number; upTo: number }

const ANY_RANGE: Range = { endpointId: NO_ID, subscriberId: NO_ID, after: 0, upTo: 1 }

const counted = statement({
  row: { count: integer },
  examples: [{ ...ANY_RANGE, limit: 1 }],
  sql: ({ subscriberId, after, upTo, limit }: Range & { limit: number }) => sql`
    select count(*)::integer as count from (
      select from alerts where subscriber_id = ${subscriberId} and position > ${after} and position <= ${upTo} limit ${limit}
    ) a`,
})

/** Alerts of a range; counts no further than `limit`. */
export async function countAlerts(db: DbOrTx, asked: Range & { limit: number }): Promise<number> {
  return (await counted.get(db, asked)).count
}

const replayed = statement({
  row: { position: bigint },
  examples: [{ ...ANY_RANGE, now: new Date(0) }],
  sql: ({ endpointId, subscriberId, after, upTo, now }: Range & { now: Date }) => sql`
    insert into webhook_deliveries as d (endpoint_id, position, message_id, due_at, queued_at)
    select n.endpoint_id, n.position, ${messageId}, ${now}::timestamptz, ${now}::timestamptz
    from (select ${endpointId}::uuid as endpoint_id, position, created_at from alerts
          where subscriber_id = ${subscriberId} and position > ${after} and position <= ${upTo} order by position) n
    on conflict (endpoint_id, position) where position is not null
    do update set state = 'waiting', attempt_count = 0, due_at = excluded.due_at, queued_at = excluded.queued_at,
      claim_id = null, claimed_until = null
    returning coalesce(d.position, 0) as position`,
})

/** Queues the alerts of a range again, whether their deliveries are still there or not; answers how many. */
export async function replayRange(db: DbOrTx, asked: Range & { now: Date }): Promise<number> {
  return (await replayed.list(db, asked)).length
}
