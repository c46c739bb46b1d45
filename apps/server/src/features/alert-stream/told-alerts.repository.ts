import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
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
import {
  levelNumber,
  MONITORING_EVENT_KINDS,
  MONITORING_LEVELS,
  type MonitoringWish,
  TOLD_AS,
} from '@merleg/domain/monitoring-events'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'
const ALERT_COLUMNS = {
  position: bigint,
  companyId: text,
  importance: oneOf(EVENT_IMPORTANCES),
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
  kind: oneOf(MONITORING_EVENT_KINDS),
  level: smallint,
  importance: oneOf(EVENT_IMPORTANCES),
  toldAs: oneOf(TOLD_AS),
  occurredOn: date,
  section: text,
  before: orNull(jsonb<unknown>()),
  after: orNull(jsonb<unknown>()),
}
export type AlertEventRow = RowOf<typeof EVENT_COLUMNS>

const events = statement({
  row: EVENT_COLUMNS,
  examples: [[1]],
  sql: (positions: readonly number[]) => sql`
    select position, place, kind, level, importance, told_as as "toldAs", occurred_on as "occurredOn", section, before, after
    from monitoring_events where position = any(${[...positions]}::bigint[]) order by position, place`,
})

/** The events of changes, by their positions. */
export async function listAlertEvents(
  db: DbOrTx,
  positions: readonly number[],
): Promise<ReadonlyMap<number, readonly AlertEventRow[]>> {
  if (positions.length === 0) return new Map()
  return Map.groupBy(await events.list(db, positions), ({ position }) => position)
}

const wish = statement({
  row: { level: oneOf(MONITORING_LEVELS), onlyNegative: boolean, withClosings: boolean },
  examples: [NO_ID],
  sql: (subscriberId: string) => sql`
    select monitoring_level as level, monitoring_negative_events as "onlyNegative", notification_of_closes as "withClosings"
    from subscribers where subscriber_id = ${subscriberId}`,
})

/** What a subscriber wants to hear. */
export function getWish(db: DbOrTx, subscriberId: string): Promise<MonitoringWish> {
  return wish.get(db, subscriberId)
}

const end = statement({
  row: { position: bigint },
  sql: sql`select coalesce((select position from alert_progress), 0) as position`,
})

/** Up to which position alerts were made. */
export async function findAlertEnd(db: DbOrTx): Promise<number> {
  return (await end.get(db)).position
}

/** Of what no level tells nobody is alerted who has no rule for it. */
const UNTOLD = sql.lit(levelNumber(null))

const unwatched = statement({
  row: { count: integer },
  examples: [{ subscriberId: NO_ID, after: 0, upTo: 1 }],
  sql: ({ subscriberId, after, upTo }: { subscriberId: string; after: number; upTo: number }) => sql`
    select count(*)::integer as count from watched_companies w join monitoring_changes c using (company_id)
    where w.subscriber_id = ${subscriberId} and w.removed_at is null
      and c.position > ${after} and c.position <= ${upTo} and c.feed_position <= w.since_position and c.level < ${UNTOLD}
      and not exists (select from alerts a where a.subscriber_id = w.subscriber_id and a.position = c.position)`,
})

/** Changes of companies that are watched now, heard before they were: nobody was alerted to them. */
export async function countUnwatchedChanges(
  db: DbOrTx,
  asked: { subscriberId: string; after: number; upTo: number },
): Promise<number> {
  return (await unwatched.get(db, asked)).count
}
