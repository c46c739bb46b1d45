import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  oneOf,
  orNull,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { HISTORY_KINDS } from '../search/search-history.repository.ts'
import { LONG_JOB_STATES } from '../long-jobs/long-jobs.repository.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const JOB_COLUMNS = {
  jobId: uuid,
  kind: text,
  state: oneOf(LONG_JOB_STATES),
  subscriberId: uuid,
  subscriberName: text,
  doneCount: bigint,
  totalCount: orNull(bigint),
  createdAt: timestamptz,
  failure: orNull(text),
  isCancelAsked: boolean,
}
export type ListedJob = RowOf<typeof JOB_COLUMNS>

const jobs = statement({
  row: JOB_COLUMNS,
  examples: [{ isAll: false, limit: 1 }],
  sql: ({ isAll, limit }: { isAll: boolean; limit: number }) => sql`
    select job_id as "jobId", kind, state, subscriber_id as "subscriberId", s.name as "subscriberName", done_count as "doneCount",
           total_count as "totalCount", j.created_at as "createdAt", failure, cancel_asked_at is not null as "isCancelAsked"
    from long_jobs j join subscribers s using (subscriber_id)
    where ${isAll}::boolean or finished_at is null order by j.created_at desc, job_id desc limit ${limit}`,
})

/** Long jobs of everybody, the newest first; those that are over only where all are asked for. */
export function listAllJobs(db: DbOrTx, asked: { isAll: boolean; limit: number }): Promise<ListedJob[]> {
  return jobs.list(db, asked)
}

const SOURCE_COLUMNS = {
  sourceId: text,
  publisher: text,
  title: text,
  isMadeUp: boolean,
  observedOn: orNull(date),
  mergedAt: orNull(timestamptz),
  readCount: integer,
  rejectedCount: integer,
  refusedBatches: integer,
}
export type ListedSource = RowOf<typeof SOURCE_COLUMNS>

const sources = statement({
  row: SOURCE_COLUMNS,
  sql: sql`
    select s.source_id as "sourceId", s.publisher, s.title, s.is_made_up as "isMadeUp", b.observed_on as "observedOn",
           b.recorded_at as "mergedAt", coalesce(b.read_count, 0) as "readCount", coalesce(b.rejected_count, 0) as "rejectedCount",
           (select count(*)::integer from batches r where r.source_id = s.source_id and r.outcome = 'refused') as "refusedBatches"
    from sources s left join lateral (
      select observed_on, recorded_at, read_count, rejected_count from batches b
      where b.source_id = s.source_id and b.outcome = 'merged' order by batch_id desc limit 1
    ) b on true order by b.recorded_at nulls first, s.source_id`,
})

/** Sources with their newest batch; those of which nothing was heard for longest come first. */
export function listSourceStates(db: DbOrTx): Promise<ListedSource[]> {
  return sources.list(db)
}

const EVENT_COLUMNS = {
  eventId: bigint,
  occurredAt: timestamptz,
  event: text,
  email: orNull(text),
  detail: jsonb<Record<string, unknown>>(),
}
export type StoredSecurityEvent = RowOf<typeof EVENT_COLUMNS>

const events = statement({
  row: EVENT_COLUMNS,
  examples: [1],
  sql: (limit: number) => sql`
    select event_id as "eventId", occurred_at as "occurredAt", event, u.email, detail
    from security_events left join users u using (user_id) order by occurred_at desc, event_id desc limit ${limit}`,
})

/** The newest security events. */
export function listSecurityEvents(db: DbOrTx, limit: number): Promise<StoredSecurityEvent[]> {
  return events.list(db, limit)
}

const READ_COLUMNS = { text, who: text, at: timestamptz }
/** `kind`: of a search; null of a company that is watched. */
export type ReadRow = RowOf<typeof READ_COLUMNS> & { kind: (typeof HISTORY_KINDS)[number] | null }
type Reading = { subscriberId: string; limit: number }

const watched = statement({
  row: READ_COLUMNS,
  examples: [{ subscriberId: NOBODY, limit: 1 }],
  sql: ({ subscriberId, limit }: Reading) => sql`
    select coalesce(p.name, w.company_id) || ' (' || w.company_id || ')' as text, u.email as who, w.added_at as at
    from watched_companies w join users u on u.user_id = w.added_by left join company_profiles p using (company_id)
    where w.subscriber_id = ${subscriberId} and w.removed_at is null order by w.added_at desc, w.company_id limit ${limit}`,
})

/** The companies that a subscriber watches. */
export async function listWatchedOf(db: DbOrTx, asked: Reading): Promise<ReadRow[]> {
  return (await watched.list(db, asked)).map((row) => ({ ...row, kind: null }))
}

const searches = statement({
  row: { ...READ_COLUMNS, kind: oneOf(HISTORY_KINDS) },
  examples: [{ subscriberId: NOBODY, limit: 1 }],
  sql: ({ subscriberId, limit }: Reading) => sql`
    select h.kind, h.query as text, u.email as who, h.searched_at as at
    from search_history h join users u using (user_id)
    where u.subscriber_id = ${subscriberId} order by h.searched_at desc, h.url limit ${limit}`,
})

/** What the users of a subscriber searched for and opened. */
export function listSearchesOf(db: DbOrTx, asked: Reading): Promise<ReadRow[]> {
  return searches.list(db, asked)
}
