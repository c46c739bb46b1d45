import type { Db } from '@merleg/db/connect'
import { sql } from 'kysely'

const NAME = sql.raw('refuse_every_entry')

/** Runs something while no entry can be written to any trail. */
export async function whileTrailIsClosed<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`create function ${NAME}() returns trigger language plpgsql as
    $$ begin raise exception 'the trail takes nothing now'; end $$`.execute(db)
  await sql`create trigger ${NAME} before insert on audit_entries for each row execute function ${NAME}()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop function ${NAME} cascade`.execute(db)
  }
}

/** Tables that an act which is not done may change all the same, and why. */
const CHANGED_ALL_THE_SAME: Readonly<Record<string, string>> = {
  'public.audit_entries': 'the trail itself, which the test closes and reads',
  'public.security_events': 'kept beside the answer: that of the call before can come late',
}

/**
 * What stands in the database, but for what may change all the same: of each table how many rows, and which transactions
 * wrote them. Waiting jobs and mails count, by which an act is done later; the bookkeeping of the queue does not.
 */
export async function stateOf(db: Db): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job') order by 1`.execute(db)
  const parts = tables
    .filter(({ name }) => !Object.hasOwn(CHANGED_ALL_THE_SAME, name))
    .map(
      ({ name }) => sql`
        select ${name}::text as name, count(*) || ' ' || coalesce(md5(string_agg(xmin::text, ' ' order by xmin::text)), '') as state
        from ${sql.table(name)}`,
    )
  const { rows } = await sql<{ name: string; state: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}

export type TrailEntry = { act: string; actor: string; subscriberId: string; subject: string }

/** What something wrote to whichever trails. */
export async function trailOf(db: Db, work: () => Promise<unknown>): Promise<TrailEntry[]> {
  const { rows: before } = await sql<{ last: number }>`
    select coalesce(max(entry_id), 0) as last from audit_entries`.execute(db)
  await work()
  const { rows } = await sql<TrailEntry>`
    select act, actor_kind as actor, subscriber_id as "subscriberId", subject_id as subject
    from audit_entries where entry_id > ${before[0]?.last ?? 0} order by entry_id`.execute(db)
  return rows
}
