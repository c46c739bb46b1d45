import { boolean, integer, oneOf, orNull, type RowOf } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { FAILURE_KINDS } from '@merleg/domain/monitoring-events'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

type Week = { subscriberId: string; since: Date; now: Date }
const ANY_WEEK: Week = { subscriberId: NO_ID, since: new Date(0), now: new Date(0) }

const RATING_COLUMNS = {
  /** Null of those of which the register has no profile. */
  kind: orNull(oneOf(ENTITY_KINDS)),
  points: orNull(integer),
  pointsBefore: orNull(integer),
  /** Was there a rating then, be it that of an unrated company? */
  wasKnown: boolean,
  /** Or by other rules of ours. */
  isByOtherModel: boolean,
  /** Did looks find in this time that the company itself came into a worse band, or into a better one? */
  hasFallen: boolean,
  hasRisen: boolean,
  /** Is it worked out by the register alone? */
  isWithoutAccounts: boolean,
  count: integer,
}
export type WatchedRatings = RowOf<typeof RATING_COLUMNS>

const ratings = statement({
  row: RATING_COLUMNS,
  examples: [ANY_WEEK],
  sql: ({ subscriberId, since, now }: Week) => sql`
    with w as materialized (
      select company_id from watched_companies where subscriber_id = ${subscriberId}::uuid and removed_at is null
    ), p as materialized (
      select company_id, kind from company_profiles where company_id = any(array(select company_id from w))
    ), n as materialized (
      select company_id, points, basis, model_version, rules_version from scores where company_id = any(array(select company_id from w))
        and computed_at <= ${now}::timestamptz and (superseded_at is null or superseded_at > ${now}::timestamptz)
    ), b as materialized (
      select distinct on (company_id) company_id, points, model_version, rules_version, computed_at from scores
      where company_id = any(array(select company_id from w)) and computed_at <= ${since}::timestamptz
      order by company_id, computed_at desc
    ), m as materialized (
      select c.company_id, bool_or(e.kind = 'rating-worse') as has_fallen, bool_or(e.kind = 'rating-better') as has_risen
      from monitoring_changes c join monitoring_events e using (position)
      where c.company_id = any(array(select company_id from w)) and c.origin = 'rating'
        and c.heard_at > ${since}::timestamptz and c.heard_at <= ${now}::timestamptz
      group by c.company_id
    )
    select p.kind, n.points::integer as points, b.points::integer as "pointsBefore", b.computed_at is not null as "wasKnown",
           n.company_id is not null and b.company_id is not null
             and (n.model_version, n.rules_version) is distinct from (b.model_version, b.rules_version) as "isByOtherModel",
           coalesce(m.has_fallen, false) as "hasFallen", coalesce(m.has_risen, false) as "hasRisen",
           n.basis is not distinct from 'register' as "isWithoutAccounts", count(*)::integer as count
    from w left join p using (company_id) left join n using (company_id) left join b using (company_id) left join m using (company_id)
    group by 1, 2, 3, 4, 5, 6, 7, 8`,
})

/** How many watched companies have which rating, and had which one before. */
export async function listWatchedRatings(db: DbOrTx, week: Week): Promise<WatchedRatings[]> {
  return ratings.list(db, week)
}

const ALERT_COLUMNS = { negative: integer, neutral: integer, positive: integer, open: integer, failures: integer }
/** Alerts of a week by what they mean, all that are open but those snoozed, and companies that failed. */
export type WatchedAlerts = RowOf<typeof ALERT_COLUMNS>

type AlertWeek = Week & {
  /** Its days, YYYY-MM-DD. */
  from: string
  to: string
}

const alerts = statement({
  row: ALERT_COLUMNS,
  examples: [{ ...ANY_WEEK, from: '1970-01-01', to: '1970-01-01' }],
  sql: ({ subscriberId, since, now, from, to }: AlertWeek) => sql`
    with week as (
      select a.position, a.company_id, a.importance from alerts a join watched_companies w using (subscriber_id, company_id)
      where a.subscriber_id = ${subscriberId}::uuid and a.created_at > ${since}::timestamptz and a.created_at <= ${now}::timestamptz and w.removed_at is null
    )
    select (count(*) filter (where importance = 'negative'))::integer as negative,
           (count(*) filter (where importance = 'neutral'))::integer as neutral,
           (count(*) filter (where importance = 'positive'))::integer as positive,
           (select count(*)::integer from alerts where subscriber_id = ${subscriberId}::uuid and state = 'open'
              and (snoozed_until > ${now}::timestamptz) is not true) as open,
           (select count(distinct k.company_id)::integer from week k join monitoring_events e using (position)
            where e.kind = any(${[...FAILURE_KINDS]}::text[]) and e.importance = 'negative' and (e.told_as = 'news'
              or e.told_as = 'backdated' and e.occurred_on between ${from}::date and ${to}::date)) as failures
    from week`,
})

export async function countWatchedAlerts(db: DbOrTx, week: AlertWeek): Promise<WatchedAlerts> {
  return alerts.get(db, week)
}
