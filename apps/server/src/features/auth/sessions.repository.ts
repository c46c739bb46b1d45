import { type Claim, parseClaim } from '@merleg/domain/claims'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { sql } from 'kysely'
import type { SessionUser } from '../../app/session.ts'
import type { LiveSession } from '../../app/session-cache.ts'
import { isResourceFault } from '@merleg/db/database-fault'
import { hashToken } from './tokens.ts'

/** Every process that serves requests listens here, and asks for its sessions anew when something is told. */
export const SESSION_CHANNEL = 'merleg_sessions'

/** Part of a statement that ends a session or changes what a user is or may do; told when the transaction commits. */
export const tellSessionsChanged = sql`select pg_notify(${sql.lit(SESSION_CHANNEL)}, '')`

type SessionRow = Omit<SessionUser, 'claims'> & { claims: string[]; expiresAt: Date; isTouchDue: boolean }

/** The user behind the token of a live session of an enabled account, or null. Use moves the end of the session on. */
export async function findSessionUser(
  db: DbOrTx,
  { token, now }: { token: string; now: Date },
): Promise<LiveSession | null> {
  const { rows } = await sql<SessionRow>`${onePlan}
    select users.user_id as "userId", subscribers.subscriber_id as "subscriberId", session_id as "sessionId",
           users.name, users.email, subscribers.claims, expires_at as "expiresAt",
           last_seen_at <= ${now}::timestamptz - interval '1 minute' as "isTouchDue"
      from sessions join users using (user_id) join subscribers using (subscriber_id)
     where token_hash = ${hashToken(token)} and expires_at > ${now} and disabled_at is null`.execute(db)
  const [row] = rows
  if (!row) return null
  const { isTouchDue, expiresAt, claims, ...user } = row
  if (isTouchDue) await touchSession(db, { sessionId: user.sessionId, now })
  return { user: { ...user, claims: knownClaims(claims) }, expiresAt }
}

/** Starts a session, whose end each use moves on by as much as it is away now; clears away the user's expired ones. */
export async function createSession(
  db: DbOrTx,
  session: { userId: string; token: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, token, now, expiresAt } = session
  await sql`delete from sessions where user_id = ${userId} and expires_at <= ${now}`.execute(db)
  await sql`
    insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, lifetime)
    values (${hashToken(token)}, ${userId}, ${now}, ${now}, ${expiresAt}, ${expiresAt}::timestamptz - ${now}::timestamptz)`.execute(
    db,
  )
}

export async function deleteSession(db: DbOrTx, sessionId: string): Promise<void> {
  await sql`
    with gone as (delete from sessions where session_id = ${sessionId}) ${tellSessionsChanged}`.execute(db)
}

/** Ends the sessions of a user, all or all but one. */
export async function deleteSessionsOfUser(
  db: DbOrTx,
  { userId, exceptSessionId = null }: { userId: string; exceptSessionId?: string | null },
): Promise<void> {
  await sql`
    with gone as (
      delete from sessions where user_id = ${userId} and session_id is distinct from ${exceptSessionId}::uuid
    ) ${tellSessionsChanged}`.execute(db)
}

// At most once a minute, so that reading pages does not write; a session in steady use still ends after 30 days.
async function touchSession(db: DbOrTx, { sessionId, now }: { sessionId: string; now: Date }): Promise<void> {
  await sql`
    update sessions
       set last_seen_at = ${now}, expires_at = least(${now}::timestamptz + lifetime, created_at + interval '30 days')
     where session_id = ${sessionId} and last_seen_at <= ${now}::timestamptz - interval '1 minute'`
    .execute(db)
    .catch((error: unknown) => {
      // A full disk keeps nobody from reading what is there.
      if (!isResourceFault(error)) throw error
    })
}

/** A claim that this version does not know grants nothing. */
function knownClaims(stored: readonly string[]): readonly Claim[] {
  return [...new Set(stored.map(parseClaim).filter((claim) => claim !== null))]
}
