import { bigint, boolean, float8, integer, text } from '@merleg/db/columns'
import type { Db, DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { type RawBuilder, sql } from 'kysely'

/** How far a follower is: all batches up to `position`, and of those up to `setEnd` the companies up to `lastCompanyId`. */
export type Cursor = { position: number; setEnd: number | null; lastCompanyId: string }

export async function findCursor(db: DbOrTx, name: string): Promise<Cursor> {
  const cursor = await db
    .selectFrom('followers')
    .select(['position', 'set_end as setEnd', 'last_company_id as lastCompanyId'])
    .where('name', '=', name)
    .executeTakeFirst()
  return cursor ?? { position: 0, setEnd: null, lastCompanyId: '' }
}

/** The batches that a follower has not followed, also those without a position. */
export function notFollowedBatches(name: string): RawBuilder<unknown> {
  return sql`
        select batch_id from feed_waiting
        union all select batch_id from feed_batches
        where position > coalesce((select position from followers where name = ${name}), 0)`
}

/**
 * Of some companies those that a batch has touched which a follower has not followed, one without a position among them: what it
 * keeps of them is older than what a statement sees in the register.
 */
export function notFollowed(name: string, companyIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
      with waiting as materialized (${notFollowedBatches(name)}
      )
      select company_id from batch_companies where company_id = any(${companyIds}) and batch_id = any(array(select batch_id from waiting))
      union select company_id from companies where company_id = any(${companyIds}) and first_batch_id = any(array(select batch_id from waiting))`
}

type Move = { name: string; from: number; to: Cursor }

const move = command({
  examples: [{ name: '', from: 0, to: { position: 1, setEnd: null, lastCompanyId: '' } }],
  sql: ({ name, from, to }: Move) => sql`
    insert into followers as f (name, position, set_end, last_company_id)
    values (${name}, ${to.position}, ${to.setEnd}, ${to.lastCompanyId})
    on conflict (name) do update set position = excluded.position, set_end = excluded.set_end, last_company_id = excluded.last_company_id
    where f.position = ${from}`,
})

/**
 * Stores how far a follower is that stood at `from`; in the transaction of what it has done. Throws where it stands
 * elsewhere by now: somebody else follows, and this one has lost its lock.
 */
export async function updateCursor(tx: DbOrTx, moved: Move): Promise<void> {
  if ((await move.run(tx, moved)) === 0) throw new Error(`somebody else follows as ${moved.name}`)
}

const advance = command({
  examples: [{ name: '', position: 1 }],
  sql: ({ name, position }: { name: string; position: number }) => sql`
    insert into followers as f (name, position) select ${name}, ${position}::bigint where ${position}::bigint > 0
    on conflict (name) do update set position = greatest(f.position, excluded.position), failure_count = 0,
      set_end = case when f.set_end > excluded.position then f.set_end end,
      last_company_id = case when f.set_end > excluded.position then f.last_company_id else '' end
    where f.position < excluded.position or f.failure_count > 0`,
})

/** Everything up to the position has been followed, and the run has not failed. Cursors do not go back. */
export async function advanceCursor(db: DbOrTx, name: string, position: number): Promise<void> {
  await advance.run(db, { name, position })
}

const fail = command({
  examples: [''],
  sql: (name: string) => sql`
    insert into followers as f (name, failure_count) values (${name}, 1)
    on conflict (name) do update set failure_count = f.failure_count + 1`,
})

/** Notes that a run failed; cleared by the next one that does not. */
export async function countFailure(db: DbOrTx, name: string): Promise<void> {
  await fail.run(db, name)
}

const tryLock = statement({
  row: { isLocked: boolean },
  examples: [''],
  sql: (name: string) => sql`
    select pg_try_advisory_lock(hashtext('merleg.follower'), hashtext(${name})) as "isLocked"`,
})
const unlock = statement({
  row: { isGiven: boolean },
  examples: [''],
  sql: (name: string) => sql`
    select pg_advisory_unlock(hashtext('merleg.follower'), hashtext(${name})) as "isGiven"`,
})

/** One run of a follower at a time, as long as the connection lives. */
export async function tryLockFollower(connection: Db, name: string): Promise<boolean> {
  return (await tryLock.get(connection, name)).isLocked
}

export async function unlockFollower(connection: Db, name: string): Promise<void> {
  await unlock.get(connection, name)
}

/**
 * How far followers are behind: batches, seconds since the oldest of them was merged, and failed runs in a row; `position`: up to
 * where each has followed, `last`: up to where it could, as a load in parts is followed at its end.
 */
export type Lag = { name: string; position: number; last: number; positions: number; seconds: number; failures: number }

const lags = statement({
  row: { name: text, position: bigint, last: bigint, positions: integer, failures: integer, seconds: float8 },
  examples: [['']],
  sql: (names: readonly string[]) => sql`
    with waiting as (select count(*) as count, min(merged_at) as merged_at from feed_waiting),
     last as (select coalesce(max(position), 0) as position from feed_batches)
     select n.name, coalesce(f.position, 0) as position, last.position as last, (last.position - coalesce(f.position, 0) + waiting.count)::integer as positions, coalesce(f.failure_count, 0) as failures,
       greatest(0, coalesce(extract(epoch from clock_timestamp() - least(waiting.merged_at,
         (select b.merged_at from feed_batches b where b.position = coalesce(f.position, 0) + 1))), 0))::float8 as seconds
     from unnest(${[...names]}::text[]) as n(name) left join followers f using (name), last, waiting`,
})

/** Batches that wait for their position count as well. */
export async function listLags(db: DbOrTx, names: readonly string[]): Promise<Lag[]> {
  return lags.list(db, names)
}
