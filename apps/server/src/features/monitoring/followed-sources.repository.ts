import { arrayOf, bigint, boolean, date, oneOf, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES, SOURCE_RHYTHMS } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { isReplacedList } from '../register/source-columns.repository.ts'
import { UNREAD_COLUMNS, unreadLines, type UnreadSource } from '../register/unread-lines.repository.ts'
import { MONITORING_CURSOR, MONITORING_LOOKS_CURSOR } from './monitoring.follower.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const SOURCE_COLUMNS = {
  publisher: text,
  title: text,
  licence: text,
  url: orNull(text),
  isMadeUp: boolean,
  covers: arrayOf(oneOf(SOURCE_COVERAGES)),
  toldFrom: date,
  toldUntil: date,
  isSpan: boolean,
  recordedAt: timestamptz,
  rhythm: orNull(oneOf(SOURCE_RHYTHMS)),
}
/** A source with the days of which it told in what monitoring has followed. */
export type FollowedSource = RowOf<typeof SOURCE_COLUMNS>

/** Up to which place of the feed all alerts were made: the register may be ahead of monitoring, and monitoring of its alerts. */
const ALERTED_POSITION = sql`
  least(coalesce((select position from followers where name = ${MONITORING_CURSOR}), 0),
    (select min(feed_position) - 1 from monitoring_changes where position > coalesce((select position from alert_progress), 0)))`

const alertedPosition = statement({
  row: { position: bigint },
  examples: [undefined],
  sql: () => sql`select ${ALERTED_POSITION} as position`,
})

/** Up to which place of the feed all alerts were made; 0 before the first. */
export async function findAlertedPosition(db: DbOrTx): Promise<number> {
  return (await alertedPosition.get(db, undefined)).position
}

/** Batches of which all was told that monitoring tells: also what is found by looking, of ratings, owners and failures around. */
const FOLLOWED = sql`
  select b.batch_id, b.source_id, b.observed_on, b.recorded_at from feed_batches f join batches b using (batch_id)
  where f.position <= least(${ALERTED_POSITION}, (select position from followers where name = ${MONITORING_LOOKS_CURSOR}))`

const SOURCES_SQL = sql`
  select s.publisher, s.title, s.licence, s.url, s.is_made_up as "isMadeUp", s.covers, coalesce(s.told_from, days.first) as "toldFrom",
         days.last as "toldUntil", s.told_from is not null as "isSpan", days.recorded_at as "recordedAt", s.rhythm
  from sources s join (
    select source_id, min(observed_on) as first, max(observed_on) as last, max(recorded_at) as recorded_at from followed group by source_id
  ) days using (source_id)
  where not ${isReplacedList}`

/** The companies a subscriber watches, and the sources that have told of any of them. */
const watchedAndTelling = (subscriberId: string) => sql`
    watched as (
      select company_id from watched_companies where subscriber_id = ${subscriberId}::uuid and removed_at is null
    ), telling as (
      select distinct f.source_id from followed f where f.batch_id in (
        select c.first_batch_id from companies c join watched using (company_id)
        union select t.batch_id from batch_companies t join watched using (company_id))
    )`

type AlertingAsked = {
  subscriberId: string
  /** Of which sections anything may be told: lists of others cannot make an alert. */
  sections: readonly string[]
}

// A sanctions list looks at everybody; a list of all companies of a register tells of those by leaving them out, too.
const alerting = statement({
  row: SOURCE_COLUMNS,
  examples: [{ subscriberId: NO_ID, sections: ['sanction'] }],
  sql: ({ subscriberId, sections }: AlertingAsked) => sql`
    with followed as (${FOLLOWED}), ${watchedAndTelling(subscriberId)}, lists as (
      select b.source_id, array['sanction'] as sections, null::text as country_code, null::boolean as is_made_up
      from sanction_lists l join batches b using (batch_id)
      union all
      select source_id, whole_sections, country_code, is_made_up from sources where whole_sections <> '{}'
    ), watched_lists as (
      select source_id from lists where sections && ${[...sections]}::text[] and (country_code is null
        or (country_code, is_made_up) in (select c.country_code, c.is_made_up from companies c join watched using (company_id)))
    )
    ${SOURCES_SQL} and (s.source_id in (select source_id from watched_lists)
      or s.source_id in (select source_id from telling) and s.source_id not in (select source_id from lists))
    order by days.last desc, s.source_id`,
})

/** The sources that may make alerts of a subscriber's watched companies: those that have told of any, and lists of what he is told. */
export async function listAlertingSources(db: DbOrTx, asked: AlertingAsked): Promise<FollowedSource[]> {
  return alerting.list(db, asked)
}

type Watching = {
  subscriberId: string
  /** Lines that were met before are of no use to who asks. */
  since: Date
}

const unreadOfWatched = statement({
  row: UNREAD_COLUMNS,
  examples: [{ subscriberId: NO_ID, since: new Date(0) }],
  // Not an array of the companies, in which each line would be looked for one after the other.
  sql: ({ subscriberId, since }: Watching) => sql`
    with w as materialized (
      select company_id, added_at from watched_companies where subscriber_id = ${subscriberId}::uuid and removed_at is null
    ), unread as materialized (${unreadLines(sql`any(select company_id from w)`)})
    select unread.* from unread join w on w.company_id = unread."companyId" where unread."metAt" >= greatest(w.added_at, ${since})
    order by unread."companyId", unread."toldUntil" desc, unread."sourceId"`,
})

/** The sources in which lines of watched companies could not be read since then, and since they are watched. */
export async function listUnreadOfWatched(db: DbOrTx, watching: Watching): Promise<UnreadSource[]> {
  return unreadOfWatched.list(db, watching)
}
