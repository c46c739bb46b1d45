import { SIGN_IN_METHODS, type SignInMethod } from '@merleg/contract/sessions.contract'
import { boolean, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { latestMoment } from '../../shared/clock-jump.ts'
import { tellSessionsChanged } from './sessions.repository.ts'

const OWN_COLUMNS = {
  sessionId: uuid,
  userAgent: text,
  address: orNull(text),
  method: oneOf(SIGN_IN_METHODS),
  hasSecondFactor: boolean,
  startedAt: timestamptz,
  lastSeenAt: timestamptz,
}

/** Where a user is signed in. */
export type OwnSession = RowOf<typeof OWN_COLUMNS>

const NO_ID = '00000000-0000-0000-0000-000000000000'

const ownSessions = statement({
  row: OWN_COLUMNS,
  examples: [{ userId: NO_ID, now: new Date(0) }],
  sql: ({ userId, now }: { userId: string; now: Date }) => sql`
    select session_id as "sessionId", user_agent as "userAgent", address, method,
           has_second_factor as "hasSecondFactor", created_at as "startedAt", last_seen_at as "lastSeenAt"
      from sessions
     where user_id = ${userId} and expires_at > ${now} and last_seen_at <= ${latestMoment(now)}
     order by last_seen_at desc, session_id`,
})

/** The live sessions of a user, the one used last first. */
export function listOwnSessions(db: DbOrTx, asked: { userId: string; now: Date }): Promise<OwnSession[]> {
  return ownSessions.list(db, asked)
}

/** How a session began; null where it has ended. */
export async function findSession(db: DbOrTx, sessionId: string): Promise<{ method: SignInMethod } | null> {
  const session = await oneSession.find(db, sessionId)
  return session
}

const oneSession = statement({
  row: { method: oneOf(SIGN_IN_METHODS) },
  examples: [NO_ID],
  sql: (sessionId: string) => sql`select method from sessions where session_id = ${sessionId}`,
})

/** Ends a session of a user, at once in every process; false where he has no such session. */
export async function deleteOwnSession(
  db: DbOrTx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const gone = await db
    .with('gone', (part) =>
      part
        .deleteFrom('sessions')
        .where('session_id', '=', sessionId)
        .where('user_id', '=', userId)
        .returning('session_id'),
    )
    .selectFrom('gone')
    .select(tellSessionsChanged)
    .executeTakeFirst()
  return gone !== undefined
}

/** Whether the sessions of a user, or one of them, count as begun by two factors. */
export async function updateSecondFactorOfSessions(
  db: DbOrTx,
  { userId, sessionId, hasSecondFactor }: { userId: string; sessionId?: string; hasSecondFactor: boolean },
): Promise<void> {
  await db
    .with('changed', (part) => {
      const sessions = part.updateTable('sessions').set({ has_second_factor: hasSecondFactor })
      const ofUser = sessions.where('user_id', '=', userId)
      return sessionId === undefined ? ofUser : ofUser.where('session_id', '=', sessionId)
    })
    .selectNoFrom(tellSessionsChanged)
    .execute()
}

const seats = statement({
  row: { signedIn: integer, contract: orNull(integer) },
  examples: [{ subscriberId: NO_ID, now: new Date(0) }],
  sql: ({ subscriberId, now }: { subscriberId: string; now: Date }) => sql`
    select (select count(distinct user_id)::integer
              from sessions join users using (user_id)
             where users.subscriber_id = subscribers.subscriber_id and disabled_at is null
               and expires_at > ${now} and last_seen_at <= ${latestMoment(now)}) as "signedIn",
           seats as contract
      from subscribers where subscriber_id = ${subscriberId}`,
})

/** How many people of a subscriber are signed in, and for how many its contract is. */
export function countSeats(
  db: DbOrTx,
  asked: { subscriberId: string; now: Date },
): Promise<{ signedIn: number; contract: number | null }> {
  return seats.get(db, asked)
}
