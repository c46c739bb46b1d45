import { bigint, integer, orNull, type RowOf, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const COUNT_COLUMNS = {
  open: integer,
  mine: integer,
  snoozed: integer,
  proposed: integer,
  newer: integer,
  newest: orNull(bigint),
}
type AskedCounts = { subscriberId: string; userId: string; now: Date; after: number | null }

const counts = statement({
  row: COUNT_COLUMNS,
  examples: [{ subscriberId: NO_ID, userId: NO_ID, now: new Date(0), after: null }],
  sql: ({ subscriberId, userId, now, after }: AskedCounts) => sql`
    ${onePlan} select count(*) filter (where isOpen)::int as open, count(*) filter (where isOpen and assignee_id = ${userId})::int as mine,
           count(*) filter (where not isOpen and state = 'open')::int as snoozed, count(*) filter (where state = 'proposed')::int as proposed,
           count(*) filter (where isOpen and position > ${after}::bigint)::int as newer,
           (select max(position) from alerts where subscriber_id = ${subscriberId}) as newest
    from (
      select position, state, assignee_id, state = 'open' and (snoozed_until > ${now}) is not true as isOpen
      from alerts where subscriber_id = ${subscriberId} and state <> 'done'
    ) work`,
})

/** How many alerts of a subscriber wait for what; newer ones where it is said than which. */
export async function getAlertCounts(db: DbOrTx, asked: AskedCounts): Promise<RowOf<typeof COUNT_COLUMNS>> {
  return counts.get(db, asked)
}

const STATISTICS_COLUMNS = {
  watchedCount: integer,
  negative7: integer,
  neutral7: integer,
  positive7: integer,
  negative30: integer,
  neutral30: integer,
  positive30: integer,
  openCount: integer,
  oldestPosition: orNull(bigint),
  oldestAt: orNull(timestamptz),
}
type AskedStatistics = { subscriberId: string; now: Date; since7: Date; since30: Date }

const statistics = statement({
  row: STATISTICS_COLUMNS,
  examples: [{ subscriberId: NO_ID, now: new Date(0), since7: new Date(0), since30: new Date(0) }],
  sql: ({ subscriberId, now, since7, since30 }: AskedStatistics) => sql`
    ${onePlan} select
      (select count(*) from watched_companies where subscriber_id = ${subscriberId} and removed_at is null)::int as "watchedCount",
      lately.*, open.count as "openCount", oldest.position as "oldestPosition", oldest.created_at as "oldestAt"
    from (
      select count(*) filter (where importance = 'negative' and created_at >= ${since7})::int as "negative7",
             count(*) filter (where importance = 'neutral' and created_at >= ${since7})::int as "neutral7",
             count(*) filter (where importance = 'positive' and created_at >= ${since7})::int as "positive7",
             count(*) filter (where importance = 'negative')::int as "negative30",
             count(*) filter (where importance = 'neutral')::int as "neutral30",
             count(*) filter (where importance = 'positive')::int as "positive30"
      from alerts where subscriber_id = ${subscriberId} and created_at >= ${since30}
    ) lately cross join (
      select count(*)::int as count from alerts
      where subscriber_id = ${subscriberId} and state = 'open' and state <> 'done' and (snoozed_until > ${now}) is not true
    ) open left join lateral (
      select position, created_at from alerts
      where subscriber_id = ${subscriberId} and state = 'open' and state <> 'done' and (snoozed_until > ${now}) is not true
      order by position limit 1
    ) oldest on true`,
})

/** What a subscriber watches, what came of it lately, and what is open. */
export async function getAlertStatisticsOf(
  db: DbOrTx,
  asked: AskedStatistics,
): Promise<RowOf<typeof STATISTICS_COLUMNS>> {
  return statistics.get(db, asked)
}
