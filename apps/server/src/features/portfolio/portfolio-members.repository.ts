import { boolean, date, integer, jsonb, oneOf, orNull, present, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { type PortfolioMember, type RatingThen } from '@merleg/domain/portfolio/portfolio-member'
import { WATCH_IMPORTANCES, type WatchImportance } from '@merleg/domain/watch-list/watch-importance'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { type RawBuilder, sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whose companies, narrowed by what is noted of them, and two moments. */
export type MembersAsked = {
  subscriberId: string
  importance: WatchImportance | null
  label: string | null
  from: Date
  to: Date
  limit: number
}

export type NamedMember = PortfolioMember & { name: string; isMadeUp: boolean }

/** Of ratings s of a company the one in force at a moment, or now. */
function ratingAt(moment: Date | null): RawBuilder<unknown> {
  const isInForce =
    moment === null
      ? sql`s.superseded_at is null`
      : sql`s.computed_at <= ${moment}::timestamptz and (s.superseded_at is null or s.superseded_at > ${moment}::timestamptz)`
  return sql`(array_agg(jsonb_build_object('points', s.points, 'basis', s.basis, 'unratedReason', s.unrated_reason, 'modelVersion', s.model_version,
      'rulesVersion', s.rules_version) order by s.computed_at desc) filter (where ${isInForce}))[1]`
}

const members = statement({
  row: {
    companyId: text,
    name: text,
    kind: oneOf(ENTITY_KINDS),
    status: oneOf(COMPANY_STATUSES),
    isMadeUp: boolean,
    county: orNull(text),
    scheme: orNull(text),
    code: orNull(text),
    importance: present(oneOf(WATCH_IMPORTANCES)),
    isWatched: present(boolean),
    wasIn: present(boolean),
    isIn: present(boolean),
    current: orNull(jsonb<RatingThen>()),
    before: orNull(jsonb<RatingThen>()),
    after: orNull(jsonb<RatingThen>()),
  },
  examples: [
    { subscriberId: NOBODY, importance: null, label: null, from: new Date(0), to: new Date(0), limit: 1 },
    { subscriberId: NOBODY, importance: 'high', label: '', from: new Date(0), to: new Date(0), limit: 1 },
  ],
  sql: ({ subscriberId, importance, label, from, to, limit }: MembersAsked) => {
    const at = (moment: Date) =>
      sql`bool_or(w.since <= ${moment}::timestamptz and (w.until is null or w.until > ${moment}::timestamptz))`
    return sql`
    with times as (
      select company_id, importance, labels, added_at as since, null::timestamptz as until from watched_companies
      where subscriber_id = ${subscriberId} and removed_at is null
      union all
      select company_id, importance, labels, since, until from former_watches where subscriber_id = ${subscriberId}
    ), newest as (
      select distinct on (company_id) company_id, importance, labels from times
      order by company_id, until desc nulls first, since desc
    ), m as materialized (
      select w.company_id, n.importance, bool_or(w.until is null) as is_watched, ${at(from)} as was_in, ${at(to)} as is_in
      from times w join newest n on n.company_id = w.company_id
      where (${importance}::text is null or n.importance = ${importance}) and (${label}::text is null or ${label} = any(n.labels))
      group by w.company_id, n.importance
      having bool_or(w.until is null) or ${at(from)} or ${at(to)}
      limit ${limit}
    ), rated as materialized (
      select s.company_id, ${ratingAt(null)} as current, ${ratingAt(from)} as before, ${ratingAt(to)} as after
      from scores s where s.company_id = any(array(select company_id from m)) group by s.company_id
    )
    select m.company_id as "companyId", p.name, p.kind, p.status, p.is_made_up as "isMadeUp", p.seat_county as county,
      p.main_activity_scheme as scheme, p.main_activity_code as code, m.importance, m.is_watched as "isWatched",
      m.was_in as "wasIn", m.is_in as "isIn", r.current, r.before, r.after
    from m join company_profiles p using (company_id) left join rated r using (company_id)`
  },
})

/** Companies that are watched today, or were at either moment, in no order. */
export async function listMembers(db: DbOrTx, asked: MembersAsked): Promise<NamedMember[]> {
  return (await members.list(db, asked)).map(({ scheme, code, ...member }) => ({
    ...member,
    activity: scheme === null || code === null ? null : { scheme, code },
  }))
}

const labels = statement({
  row: { label: present(text) },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    select distinct l.label from watched_companies w cross join unnest(w.labels) l(label)
    where w.subscriber_id = ${subscriberId} and w.removed_at is null order by l.label limit 500`,
})

/** Labels in use. */
export async function listLabels(db: DbOrTx, subscriberId: string): Promise<string[]> {
  return (await labels.list(db, subscriberId)).map(({ label }) => label)
}

const state = statement({
  row: {
    watchedCount: integer,
    missingCount: integer,
    ratedOn: orNull(date),
    firstRatingAt: orNull(timestamptz),
    firstWatchAt: orNull(timestamptz),
  },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    with watched as materialized (
      select company_id from watched_companies where subscriber_id = ${subscriberId} and removed_at is null
    ), known as materialized (
      select company_id from company_profiles where company_id = any(array(select company_id from watched))
    )
    select (select count(*) from watched)::integer as "watchedCount",
      ((select count(*) from watched) - (select count(*) from known))::integer as "missingCount",
      (select max(as_of) from score_runs where finished_at is not null) as "ratedOn",
      (select min(started_at) from score_runs) as "firstRatingAt",
      (select min(t.at) from (
        select min(added_at) as at from watched_companies where subscriber_id = ${subscriberId}
        union all select min(since) from former_watches where subscriber_id = ${subscriberId}) t) as "firstWatchAt"`,
})

/** How many companies are watched, of how many of them nothing is there any more, as of when all were last rated, and since when ratings and the list are known. */
export function findPortfolioState(db: DbOrTx, subscriberId: string): ReturnType<typeof state.get> {
  return state.get(db, subscriberId)
}
