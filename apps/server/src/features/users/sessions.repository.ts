import type { SignInMethod } from '@merleg/contract/sessions.contract'
import { type Claim, parseClaim } from '@merleg/domain/claims'
import { arrayOf, boolean, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { ROLES } from '@merleg/domain/roles'
import { sql } from 'kysely'
import type { SessionUser } from '../../app/session.ts'
import type { LiveSession } from '../../app/session-cache.ts'
import { latestMoment } from '../../shared/clock-jump.ts'
import { isResourceFault } from '@merleg/db/database-fault'
import { hashToken } from './tokens.ts'

/** Every process that serves requests listens here, and asks for its sessions anew when something is told. */
export const SESSION_CHANNEL = 'merleg_sessions'

/** Selected by a statement that ends a session or changes what a user is or may do; told when the transaction commits. */
export const tellSessionsChanged = sql`pg_notify(${sql.lit(SESSION_CHANNEL)}, '')`.as('told')

const SESSION_COLUMNS = {
  userId: uuid,
  subscriberId: uuid,
  sessionId: uuid,
  name: text,
  email: text,
  role: oneOf(ROLES),
  claims: arrayOf(text),
  isSecondFactorGiven: boolean,
  expiresAt: timestamptz,
  trialEndsAt: orNull(timestamptz),
  isTrialOver: boolean,
  mustSetUpSecondFactor: boolean,
  isTouchDue: boolean,
}

const sessionUser = statement({
  row: SESSION_COLUMNS,
  examples: [{ tokenHash: Buffer.alloc(0), now: new Date(0) }],
  sql: ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) => sql`${onePlan}
    select users.user_id as "userId", subscribers.subscriber_id as "subscriberId", session_id as "sessionId",
           users.name, users.email, users.role, claims_left(subscribers.claims, users.withheld_claims) as claims, has_second_factor as "isSecondFactorGiven",
           least(expires_at, case when trial_ends_at > ${now} then trial_ends_at end) as "expiresAt",
           trial_ends_at as "trialEndsAt", coalesce(trial_ends_at <= ${now}, false) as "isTrialOver",
           requires_second_factor and not has_second_factor and not is_demo as "mustSetUpSecondFactor",
           last_seen_at <= ${now}::timestamptz - interval '1 minute' as "isTouchDue"
      from sessions join users using (user_id) join subscribers using (subscriber_id)
     where token_hash = ${tokenHash} and expires_at > ${now} and last_seen_at <= ${latestMoment(now)} and disabled_at is null`,
})

type Asked = { token: string; now: Date }

/**
 * The user behind the token of a live session of an enabled account, or null. Use moves the end of the session on. One
 * that was used in the future is none: it would live on for as long as a clock was ahead. One of a trial is told to end
 * with it; of a trial that is over the user is told, and let in by nobody.
 */
export async function findSessionUser(db: DbOrTx, { token, now }: Asked): Promise<LiveSession | null> {
  const row = await sessionUser.find(db, { tokenHash: hashToken(token), now })
  if (row === null) return null
  if (row.isTouchDue) await touchSession(db, { sessionId: row.sessionId, now })
  return { user: toUser(row), expiresAt: row.expiresAt }
}

/** The same without being a use: the end of the session stays where it is. */
export async function peekSessionUser(db: DbOrTx, { token, now }: Asked): Promise<SessionUser | null> {
  const row = await sessionUser.find(db, { tokenHash: hashToken(token), now })
  return row && toUser(row)
}

type SessionRow = RowOf<typeof SESSION_COLUMNS>

function toUser(row: SessionRow): SessionUser {
  const { isTouchDue: _touch, expiresAt: _end, claims, trialEndsAt, isTrialOver, ...user } = row
  const trial = trialEndsAt === null ? null : { endsAt: trialEndsAt, isOver: isTrialOver }
  return { ...user, claims: knownClaims(claims), trial, key: null }
}

/** How and from where somebody signed in. */
export type SessionOrigin = {
  method: SignInMethod
  hasSecondFactor: boolean
  userAgent: string
  address: string | null
}

type NewSession = { userId: string; tokenHash: Buffer; now: Date; expiresAt: Date; origin: SessionOrigin }

const NO_ID = '00000000-0000-0000-0000-000000000000'
const BY_PASSWORD: SessionOrigin = { method: 'password', hasSecondFactor: false, userAgent: '', address: null }

const newSession = command({
  examples: [
    { userId: NO_ID, tokenHash: Buffer.alloc(0), now: new Date(0), expiresAt: new Date(0), origin: BY_PASSWORD },
  ],
  sql: ({ userId, tokenHash, now, expiresAt, origin }: NewSession) => sql`
    insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, lifetime,
                          method, has_second_factor, user_agent, address)
    values (${tokenHash}, ${userId}, ${now}, ${now}, ${expiresAt}, ${expiresAt}::timestamptz - ${now}::timestamptz,
            ${origin.method}, ${origin.hasSecondFactor}, ${origin.userAgent}, ${origin.address})`,
})

/** Starts a session, whose end each use moves on by as much as it is away now; clears away those of the user that are none any more. */
export async function createSession(
  db: DbOrTx,
  session: { userId: string; token: string; now: Date; expiresAt: Date; origin?: SessionOrigin },
): Promise<void> {
  const { userId, token, now, expiresAt, origin = BY_PASSWORD } = session
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((of) => of.or([of('expires_at', '<=', now), of('last_seen_at', '>', latestMoment(now))]))
    .execute()
  await newSession.run(db, { userId, tokenHash: hashToken(token), now, expiresAt, origin })
}

export async function deleteSession(db: DbOrTx, sessionId: string): Promise<void> {
  await db
    .with('gone', (part) => part.deleteFrom('sessions').where('session_id', '=', sessionId))
    .selectNoFrom(tellSessionsChanged)
    .execute()
}

/** Ends the sessions of a user, all or all but one. */
export async function deleteSessionsOfUser(
  db: DbOrTx,
  { userId, exceptSessionId = null }: { userId: string; exceptSessionId?: string | null },
): Promise<void> {
  await db
    .with('gone', (part) =>
      part
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('session_id', 'is distinct from', exceptSessionId),
    )
    .selectNoFrom(tellSessionsChanged)
    .execute()
}

const sessionTouch = command({
  examples: [{ sessionId: NO_ID, now: new Date(0) }],
  sql: ({ sessionId, now }: { sessionId: string; now: Date }) => sql`
    update sessions
       set last_seen_at = ${now}, expires_at = least(${now}::timestamptz + lifetime, created_at + interval '30 days')
     where session_id = ${sessionId} and last_seen_at <= ${now}::timestamptz - interval '1 minute'`,
})

// At most once a minute, so that reading pages does not write; a session in steady use still ends after 30 days.
async function touchSession(db: DbOrTx, touch: { sessionId: string; now: Date }): Promise<void> {
  await sessionTouch.run(db, touch).catch((error: unknown) => {
    // A full disk keeps nobody from reading what is there.
    if (!isResourceFault(error)) throw error
  })
}

/** A claim that this version does not know grants nothing. */
export function knownClaims(stored: readonly string[]): readonly Claim[] {
  return [...new Set(stored.map(parseClaim).filter((claim) => claim !== null))]
}
