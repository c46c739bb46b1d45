import { integer, oneOf, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { latestMoment } from '../../shared/clock-jump.ts'
import { hashText } from '../users/tokens.ts'

const ATTEMPT_SCOPES = [
  'account',
  'account-address',
  'address',
  'recovery-account-address',
  'recovery-address',
  'demo-message-address',
  'trial-account',
  'trial-address',
  'trial-link-address',
  'second-factor-account',
  'sign-in-start-address',
] as const

/** What is counted: tries on one account, from one address, or on the one from the other. */
export type Attempted = { scope: (typeof ATTEMPT_SCOPES)[number]; key: string }

export type AttemptCount = { scope: Attempted['scope']; attempts: number; windowStartedAt: Date }

// What people type as their name may be anything, also a password; only its hash is kept.
type Tries = { attempted: readonly Attempted[]; now: Date; windowSeconds: number }

// In the same order in every call, so that two of them never wait for each other.
const countedAttempts = statement({
  row: { scope: oneOf(ATTEMPT_SCOPES), attempts: integer, windowStartedAt: timestamptz },
  examples: [{ attempted: [{ scope: 'account', key: '' }], now: new Date(0), windowSeconds: 1 }],
  sql: ({ attempted, now, windowSeconds }: Tries) => {
    const started = new Date(now.getTime() - windowSeconds * 1000)
    const isOver = sql`(known.window_started_at <= ${started} or known.window_started_at > ${latestMoment(now)})`
    return sql`
    insert into login_attempts as known (scope, key, attempts, window_started_at)
    select scope, key, 1, ${now}
      from unnest(${attempted.map((one) => one.scope)}::text[], ${attempted.map((one) => hashText(one.key))}::bytea[]) as tried(scope, key)
     order by scope
    on conflict (scope, key) do update set
      attempts = case when ${isOver} then 1 else known.attempts + 1 end,
      window_started_at = case when ${isOver} then excluded.window_started_at else known.window_started_at end
    returning scope, attempts, window_started_at as "windowStartedAt"`
  },
})

/** Counts one more try on each and returns the counts of the running windows; one that is over, or to come, starts anew. */
export async function insertAttempts(db: DbOrTx, tries: Tries): Promise<AttemptCount[]> {
  return countedAttempts.list(db, tries)
}

/** Takes one counted try back. */
export async function deleteAttempt(db: DbOrTx, { scope, key }: Attempted): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set((of) => ({ attempts: of('attempts', '-', 1) }))
    .where('scope', '=', scope)
    .where('key', '=', hashText(key))
    .where('attempts', '>', 0)
    .execute()
}

/** Forgets every try that was counted. */
export async function deleteAttempts(db: DbOrTx, { scope, key }: Attempted): Promise<void> {
  await db.deleteFrom('login_attempts').where('scope', '=', scope).where('key', '=', hashText(key)).execute()
}

const oldAttempts = command({
  examples: [new Date(0)],
  sql: (before: Date) => sql`
    delete from login_attempts where (scope, key) in (
      select scope, key from login_attempts where window_started_at < ${before} order by window_started_at limit 100 for update skip locked
    )`,
})

/** Clears away some of the counters whose window is long over; skips those that others are using. */
export async function deleteOldAttempts(db: DbOrTx, before: Date): Promise<void> {
  await oldAttempts.run(db, before)
}
