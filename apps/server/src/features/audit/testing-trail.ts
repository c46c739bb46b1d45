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
