import { bigint, boolean, date, integer, jsonb, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { EVENT_RULE_ROWS, fitsRule } from '../register/event-rules.repository.ts'
import { SOURCE_COLUMN, SOURCE_SQL } from '../register/facts.repository.ts'
import type { ToldEntry } from '../report/timeline/render-title.ts'
import type { OpenedReport } from '../search/search-history.repository.ts'

const HEARD_COLUMNS = {
  companyId: text,
  eventId: bigint,
  slot: text,
  /** Null of accounts. */
  before: orNull(jsonb<ToldEntry>()),
  after: orNull(jsonb<ToldEntry>()),
  /** Of accounts alone. */
  year: orNull(integer),
  isNegative: boolean,
  on: date,
  heardAt: timestamptz,
  source: SOURCE_COLUMN,
  /** How many of the company were heard. */
  count: integer,
}
/** Something that the register heard of a company after its report was opened. */
export type HeardEvent = RowOf<typeof HEARD_COLUMNS>

type HeardSince = { opened: readonly OpenedReport[]; limit: number }

const ANY_OPENED: OpenedReport = { companyId: '', openedAt: new Date(0), seenPosition: null }

const entryOf = (column: 'before' | 'after') => sql`
  case when e.section <> 'statement' and e.${sql.ref(column)} is not null
       then jsonb_build_object('section', e.section, 'companyId', e.company_id, 'payload', e.${sql.ref(column)}) end`

// By the place in the feed rather than by the time: what a load under way brings was recorded before it could be seen.
const heardSince = statement({
  row: HEARD_COLUMNS,
  examples: [{ opened: [ANY_OPENED], limit: 1 }],
  sql: ({ opened, limit }: HeardSince) => sql`
    ${onePlan} with rules as materialized (${EVENT_RULE_ROWS}
    ), opened as (
      select * from unnest(${opened.map(({ companyId }) => companyId)}::text[], ${opened.map(({ openedAt }) => openedAt)}::timestamptz[],
                ${opened.map(({ seenPosition }) => seenPosition)}::bigint[]) o(company_id, opened_at, seen_position)
    ), told as materialized (
      select e.company_id, e.event_id, e.section, e.slot, e.before, e.after, split_part(e.type, '.', 2) as change, e.occurred_on, e.recorded_at, e.batch_id
      from events e where e.company_id = any(${opened.map(({ companyId }) => companyId)}::text[])
    ), news as materialized (
      select e.*, coalesce((
               select r.importance = 'negative' from rules r
               where r.section = e.section and ${fitsRule({ change: sql`e.change`, before: sql`e.before`, says: sql`e.after` })}
               order by r.place limit 1), false) as is_negative
      from told e join opened o on o.company_id = e.company_id join feed_batches f on f.batch_id = e.batch_id
      where case when o.seen_position is null then e.recorded_at > o.opened_at else f.position > o.seen_position end
    ), heard as materialized (
      select e.*, row_number() over (partition by e.company_id order by e.is_negative desc, e.occurred_on desc, e.event_id desc) as place,
             (count(*) over (partition by e.company_id))::integer as count
      from news e
    )
    select e.company_id as "companyId", e.event_id as "eventId", e.slot, ${entryOf('before')} as before, ${entryOf('after')} as after,
           case when e.section = 'statement' then (e.after->>'year')::integer end as year,
           e.is_negative as "isNegative", e.occurred_on as "on", e.recorded_at as "heardAt", ${SOURCE_SQL} as source, e.count
    from heard e join batches b using (batch_id) join sources s using (source_id)
    where e.place <= ${limit}
    order by e.company_id, e.is_negative desc, e.occurred_on desc, e.event_id desc`,
})

/** What the register heard of companies after their reports were opened: of each the first `limit`, bad news first. */
export async function listHeardChanges(
  db: DbOrTx,
  query: HeardSince,
): Promise<ReadonlyMap<string, readonly HeardEvent[]>> {
  if (query.opened.length === 0) return new Map()
  return Map.groupBy(await heardSince.list(db, query), ({ companyId }) => companyId)
}

const RATING_COLUMNS = {
  companyId: text,
  pointsBefore: orNull(integer),
  pointsAfter: orNull(integer),
  asOf: date,
  /** Or by other rules of ours. */
  isByOtherModel: boolean,
}
/** A rating that was followed by another one after the report was opened. */
export type FollowedRating = RowOf<typeof RATING_COLUMNS>

const followedRatings = statement({
  row: RATING_COLUMNS,
  examples: [[ANY_OPENED]],
  sql: (opened: readonly OpenedReport[]) => sql`
    ${onePlan} select distinct on (now.company_id) now.company_id as "companyId", earlier.points::integer as "pointsBefore", now.points::integer as "pointsAfter",
           now.as_of as "asOf", (now.model_version, now.rules_version) is distinct from (earlier.model_version, earlier.rules_version) as "isByOtherModel"
    from unnest(${opened.map(({ companyId }) => companyId)}::text[], ${opened.map(({ openedAt }) => openedAt)}::timestamptz[]) o(company_id, opened_at)
    join scores now on now.company_id = o.company_id and now.superseded_at is null and now.computed_at > o.opened_at
    join scores earlier on earlier.company_id = now.company_id and earlier.computed_at <= o.opened_at
    order by now.company_id, earlier.computed_at desc`,
})

/** The ratings in force that are younger than the opening, each with the one before; absent where none was stored then. */
export async function listFollowedRatings(
  db: DbOrTx,
  opened: readonly OpenedReport[],
): Promise<ReadonlyMap<string, FollowedRating>> {
  if (opened.length === 0) return new Map()
  return new Map((await followedRatings.list(db, opened)).map((rating) => [rating.companyId, rating]))
}
