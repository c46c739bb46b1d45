import { createHash } from 'node:crypto'
import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

/** What is counted: tries on one account, or from one address. */
export type Attempted = { scope: 'account' | 'address' | 'recovery-account' | 'recovery-address'; key: string }

export type AttemptCount = { scope: Attempted['scope']; attempts: number; windowStartedAt: Date }

/** Counts one more try on each and returns the counts of the running windows; a window that is over starts anew. */
export async function insertAttempts(
  db: DbOrTx,
  { attempted, now, windowSeconds }: { attempted: readonly Attempted[]; now: Date; windowSeconds: number },
): Promise<AttemptCount[]> {
  const started = new Date(now.getTime() - windowSeconds * 1000)
  // Accounts come before addresses in every call, so that two of them never wait for each other.
  const { rows } = await sql<AttemptCount>`
    insert into login_attempts as known (scope, key, attempts, window_started_at)
    select scope, key, 1, ${now}
      from unnest(${attempted.map((one) => one.scope)}::text[], ${attempted.map((one) => hashKey(one.key))}::bytea[]) as tried(scope, key)
     order by scope
    on conflict (scope, key) do update set
      attempts = case when known.window_started_at <= ${started} then 1 else known.attempts + 1 end,
      window_started_at = case when known.window_started_at <= ${started} then excluded.window_started_at else known.window_started_at end
    returning scope, attempts, window_started_at as "windowStartedAt"`.execute(db)
  return rows
}

/** Takes one counted try back. */
export async function deleteAttempt(db: DbOrTx, { scope, key }: Attempted): Promise<void> {
  await sql`update login_attempts set attempts = attempts - 1 where scope = ${scope} and key = ${hashKey(key)} and attempts > 0`.execute(
    db,
  )
}

/** Forgets every try that was counted. */
export async function deleteAttempts(db: DbOrTx, { scope, key }: Attempted): Promise<void> {
  await sql`delete from login_attempts where scope = ${scope} and key = ${hashKey(key)}`.execute(db)
}

/** Clears away some of the counters whose window is long over; skips those that others are using. */
export async function deleteOldAttempts(db: DbOrTx, before: Date): Promise<void> {
  await sql`
    delete from login_attempts where (scope, key) in (
      select scope, key from login_attempts where window_started_at < ${before} order by window_started_at limit 100 for update skip locked
    )`.execute(db)
}

/** What people type as their name may be anything, also a password; only its hash is kept. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
