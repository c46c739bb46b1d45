import { boolean, date, integer, jsonb, oneOf, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { MONITORING_EVENT_KINDS, TOLD_AS } from '@merleg/domain/monitoring-events'
import { SCORE_BASES } from '@merleg/domain/score/rate/company-score'
import { type RawBuilder, sql } from 'kysely'
import type { FoundState } from '../monitoring/monitoring-changes.repository.ts'
import { EVENT_RULE_ROWS, fitsRule } from '../register/event-rules.repository.ts'
import { SOURCE_COLUMN, SOURCE_SQL } from '../register/facts.repository.ts'
import type { ToldEntry } from '../report/timeline/render-title.ts'
import type { OpenedReport } from '../search/search-history.repository.ts'

const HEARD_COLUMNS = {
  companyId: text,
  id: text,
  /** Of what was found by looking; null of entries of the register. */
  kind: orNull(oneOf(MONITORING_EVENT_KINDS)),
  toldAs: oneOf(TOLD_AS),
  slot: text,
  /** Null of accounts. */
  before: orNull(jsonb<ToldEntry>()),
  after: orNull(jsonb<ToldEntry>()),
  /** Of accounts alone. */
  year: orNull(integer),
  /** What was found by looking, before and now; null of entries. */
  was: orNull(jsonb<Partial<FoundState>>()),
  is: orNull(jsonb<Partial<FoundState>>()),
  isNegative: boolean,
  on: date,
  heardAt: timestamptz,
  /** Null of what was found by what is known. */
  source: orNull(SOURCE_COLUMN),
  /** How many of the company were heard. */
  count: integer,
}
/** Something that was heard or found of a company after its report was opened. */
export type HeardEvent = RowOf<typeof HEARD_COLUMNS>

type HeardSince = { subscriberId: string; opened: readonly OpenedReport[]; limit: number }

const ANY_OPENED: OpenedReport = { companyId: '', openedAt: new Date(0), seenPosition: null }

const NOBODY = '00000000-0000-0000-0000-000000000000'

const entryOf = (column: 'before' | 'after') => sql`
  case when e.kind is null and e.section <> 'statement' and e.${sql.ref(column)} is not null
       then jsonb_build_object('section', e.section, 'companyId', e.company_id, 'payload', e.${sql.ref(column)}) end`

const OPENED = (opened: readonly OpenedReport[]) => sql`
  select * from unnest(${opened.map(({ companyId }) => companyId)}::text[], ${opened.map(({ openedAt }) => openedAt)}::timestamptz[],
    ${opened.map(({ seenPosition }) => seenPosition)}::bigint[]) o(company_id, opened_at, seen_position)`

/** Of each company the first of some rows `news`, as they are shown: bad news first, then the newest. */
const firstOf = (limit: number): RawBuilder<unknown> => sql`
  select e.company_id as "companyId", e.id, e.kind, e.told_as as "toldAs", e.slot, ${entryOf('before')} as before, ${entryOf('after')} as after,
         case when e.section = 'statement' then (e.after->>'year')::integer end as year,
         case when e.kind is not null then e.before end as was, case when e.kind is not null then e.after end as is,
         e.is_negative as "isNegative", e.occurred_on as "on", e.heard_at as "heardAt",
         case when s.source_id is not null then ${SOURCE_SQL} end as source, e.count
  from (
    select n.*, row_number() over (partition by n.company_id order by n.is_negative desc, n.occurred_on desc, n.place desc) as rank,
           (count(*) over (partition by n.company_id))::integer as count
    from news n
  ) e left join batches b using (batch_id) left join sources s using (source_id)
  where e.rank <= ${limit} order by e.company_id, e.rank`

// By the place in the feed rather than by the time: what a load under way brings was recorded before it could be seen.
const heardSince = statement({
  row: HEARD_COLUMNS,
  examples: [{ subscriberId: NOBODY, opened: [ANY_OPENED], limit: 1 }],
  sql: ({ opened, limit }: HeardSince) => sql`
    ${onePlan} with rules as materialized (${EVENT_RULE_ROWS}
    ), opened as (${OPENED(opened)}
    ), told as materialized (
      select e.company_id, e.event_id, e.section, e.slot, e.before, e.after, split_part(e.type, '.', 2) as change, e.occurred_on, e.recorded_at, e.batch_id
      from events e where e.company_id = any(${opened.map(({ companyId }) => companyId)}::text[])
    ), news as materialized (
      select e.company_id, e.event_id::text as id, null::text as kind, 'news' as told_as, e.section, e.slot, e.before, e.after,
             e.occurred_on, e.recorded_at as heard_at, e.batch_id, e.event_id as place, coalesce((
               select r.importance = 'negative' from rules r
               where r.section = e.section and ${fitsRule({ change: sql`e.change`, before: sql`e.before`, says: sql`e.after` })}
               order by r.place limit 1), false) as is_negative
      from told e join opened o on o.company_id = e.company_id join feed_batches f on f.batch_id = e.batch_id
      where case when o.seen_position is null then e.recorded_at > o.opened_at else f.position > o.seen_position end
    )
    ${firstOf(limit)}`,
})

// Where a rating has gone is told by the ratings themselves.
const foundSince = statement({
  row: HEARD_COLUMNS,
  examples: [{ subscriberId: NOBODY, opened: [ANY_OPENED], limit: 1 }],
  sql: ({ subscriberId, opened, limit }: HeardSince) => sql`
    ${onePlan} with opened as (${OPENED(opened)}
    ), news as materialized (
      select c.company_id, 'found-' || c.position || '-' || e.place as id, case when c.origin <> 'register' then e.kind end as kind,
             e.told_as, e.section, e.slot, e.before, e.after, e.occurred_on, c.heard_at, c.batch_id, c.position as place,
             e.importance = 'negative' as is_negative
      from opened o join monitoring_changes c on c.company_id = o.company_id join monitoring_events e using (position)
      where e.event_id is null and case
        when c.origin <> 'register' then c.heard_at > o.opened_at and (c.origin <> 'rating' or e.kind = 'rating-points')
          and exists (select from alerts a where a.subscriber_id = ${subscriberId}::uuid and a.position = c.position)
        when o.seen_position is null then c.heard_at > o.opened_at else c.feed_position > o.seen_position end
    )
    ${firstOf(limit)}`,
})

/** What was heard of a company: the first of it, and how much it was in all. */
export type HeardOfCompany = { events: readonly HeardEvent[]; count: number }

/**
 * What was heard of companies after their reports were opened, as alerts tell it: news, what the register learnt otherwise of the
 * past, and of whom the subscriber was alerted to what looking at him has found. Of each the first `limit`, bad news first.
 */
export async function listHeardChanges(db: DbOrTx, query: HeardSince): Promise<ReadonlyMap<string, HeardOfCompany>> {
  if (query.opened.length === 0) return new Map()
  const [heard, found] = await Promise.all([heardSince.list(db, query), foundSince.list(db, query)])
  const byCompany = Map.groupBy([...heard, ...found], ({ companyId }) => companyId)
  return new Map([...byCompany].map(([companyId, events]) => [companyId, putTogether(events, query.limit)]))
}

function putTogether(events: readonly HeardEvent[], limit: number): HeardOfCompany {
  const [heard, found] = [events.find(({ id }) => !isFound(id)), events.find(({ id }) => isFound(id))]
  return {
    events: events
      .toSorted((a, b) => Number(b.isNegative) - Number(a.isNegative) || (a.on === b.on ? 0 : a.on < b.on ? 1 : -1))
      .slice(0, limit),
    count: (heard?.count ?? 0) + (found?.count ?? 0),
  }
}

const isFound = (id: string): boolean => id.startsWith('found-')

const RATING_COLUMNS = {
  companyId: text,
  pointsBefore: orNull(integer),
  pointsAfter: orNull(integer),
  basisBefore: oneOf(SCORE_BASES),
  basisAfter: oneOf(SCORE_BASES),
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
           earlier.basis as "basisBefore", now.basis as "basisAfter", now.as_of as "asOf", (now.model_version, now.rules_version) is distinct from (earlier.model_version, earlier.rules_version) as "isByOtherModel"
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
