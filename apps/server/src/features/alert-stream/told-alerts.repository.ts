import {
  arrayOf,
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  oneOf,
  orNull,
  type RowOf,
  smallint,
  text,
  timestamptz,
  uuid,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { MONITORING_LEVELS } from '@merleg/domain/monitoring-events'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'
const IMPORTANCES = ['negative', 'neutral', 'positive'] as const

const ALERT_COLUMNS = {
  position: bigint,
  companyId: text,
  importance: oneOf(IMPORTANCES),
  origin: text,
  heardAt: timestamptz,
  ruleIds: arrayOf(uuid),
}
export type AlertRow = RowOf<typeof ALERT_COLUMNS>

const alertColumns = sql`a.position, a.company_id as "companyId", a.importance, c.origin, c.heard_at as "heardAt", a.rule_ids as "ruleIds"`

export type AlertPage = { subscriberId: string; after: number; upTo: number; limit: number }

const page = statement({
  row: ALERT_COLUMNS,
  examples: [{ subscriberId: NO_ID, after: 0, upTo: 1, limit: 1 }],
  sql: ({ subscriberId, after, upTo, limit }: AlertPage) => sql`
    select ${alertColumns} from alerts a join monitoring_changes c using (position)
    where a.subscriber_id = ${subscriberId} and a.position > ${after} and a.position <= ${upTo}
    order by a.position limit ${limit}`,
})

/** The alerts of a subscriber after a position and up to another, the oldest first. */
export function listAlertsAfter(db: DbOrTx, asked: AlertPage): Promise<AlertRow[]> {
  return page.list(db, asked)
}

const one = statement({
  row: ALERT_COLUMNS,
  examples: [{ subscriberId: NO_ID, position: 1 }],
  sql: ({ subscriberId, position }: { subscriberId: string; position: number }) => sql`
    select ${alertColumns} from alerts a join monitoring_changes c using (position)
    where a.subscriber_id = ${subscriberId} and a.position = ${position}`,
})

export function findAlert(db: DbOrTx, asked: { subscriberId: string; position: number }): Promise<AlertRow | null> {
  return one.find(db, asked)
}

const EVENT_COLUMNS = {
  position: bigint,
  place: smallint,
  kind: text,
  level: oneOf(MONITORING_LEVELS),
  importance: oneOf(IMPORTANCES),
  toldAs: oneOf(['news', 'backdated', 'corrected']),
  occurredOn: date,
  section: text,
  before: orNull(jsonb<unknown>()),
  after: orNull(jsonb<unknown>()),
  isChosen: boolean,
  eventCount: integer,
}
export type AlertEventRow = RowOf<typeof EVENT_COLUMNS>

type AskedEvents = { subscriberId: string; positions: readonly number[]; limit: number }

// A rule of one's own may have fired for events beyond the subscriber's level: then all are told.
const events = statement({
  row: EVENT_COLUMNS,
  examples: [{ subscriberId: NO_ID, positions: [1], limit: 1 }],
  sql: ({ subscriberId, positions, limit }: AskedEvents) => sql`
    with chosen as (
      select e.position, e.place, e.kind, e.level, e.importance, e.told_as, e.occurred_on, e.section, e.before, e.after,
        e.level <= array_position(${[...MONITORING_LEVELS]}::text[], s.monitoring_level)
          and (e.importance = 'negative' or not s.monitoring_negative_events) as is_chosen
      from monitoring_events e cross join subscribers s
      where s.subscriber_id = ${subscriberId} and e.position = any(${[...positions]}::bigint[])
    ), told as (
      select *, bool_or(is_chosen) over (partition by position) as has_chosen from chosen
    ), counted as (
      select *, count(*) over (partition by position)::integer as event_count, row_number() over (partition by position order by place) as row
      from told where is_chosen or not has_chosen
    )
    select position, place, kind, (${[...MONITORING_LEVELS]}::text[])[level] as level, importance, told_as as "toldAs",
      occurred_on as "occurredOn", section, before, after, is_chosen as "isChosen", event_count as "eventCount"
    from counted where row <= ${limit} order by position, place`,
})

/** Of each alert its first events as the subscriber sees them, with how many there are, by the position of the alert. */
export async function listAlertEvents(
  db: DbOrTx,
  asked: AskedEvents,
): Promise<ReadonlyMap<number, readonly AlertEventRow[]>> {
  if (asked.positions.length === 0) return new Map()
  return Map.groupBy(await events.list(db, asked), ({ position }) => position)
}

const end = statement({
  row: { position: bigint },
  sql: sql`select position from alert_progress`,
})

/** Up to which position alerts were made. */
export async function findAlertEnd(db: DbOrTx): Promise<number> {
  return (await end.get(db)).position
}

const unwatched = statement({
  row: { count: integer },
  examples: [{ subscriberId: NO_ID, after: 0, upTo: 1 }],
  sql: ({ subscriberId, after, upTo }: { subscriberId: string; after: number; upTo: number }) => sql`
    select count(*)::integer as count from watched_companies w join monitoring_changes c using (company_id)
    where w.subscriber_id = ${subscriberId} and w.removed_at is null
      and c.position > ${after} and c.position <= ${upTo} and c.feed_position <= w.since_position
      and not exists (select from alerts a where a.subscriber_id = w.subscriber_id and a.position = c.position)`,
})

/** Changes of companies that are watched now, heard before they were: nobody was alerted to them. */
export async function countUnwatchedChanges(
  db: DbOrTx,
  asked: { subscriberId: string; after: number; upTo: number },
): Promise<number> {
  return (await unwatched.get(db, asked)).count
}
