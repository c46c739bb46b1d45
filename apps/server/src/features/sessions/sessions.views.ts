import type { listSessions, Session } from '@merleg/contract/sessions.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { DbOrTx } from '@merleg/db/connect'
import type { SessionUser } from '../../app/session.ts'
import { readUserAgent } from '../../shared/user-agent.ts'
import { getFactors } from '../auth/factors.repository.ts'
import { countSeats, listOwnSessions, type OwnSession } from '../users/own-sessions.repository.ts'

/** Where the user is signed in; of a demo account, which is everybody's, only here. */
export async function getSessionsPage(
  db: DbOrTx,
  { userId, subscriberId, sessionId }: SessionUser,
  now: Date,
): Promise<EndpointAnswer<typeof listSessions>> {
  const { isDemo } = await getFactors(db, userId)
  const all = await listOwnSessions(db, { userId, now })
  const shown = isDemo ? all.filter((one) => one.sessionId === sessionId) : all
  const results = shown.map((one) => toSession(one, sessionId))
  const [own, others] = [results.filter(({ isThis }) => isThis), results.filter(({ isThis }) => !isThis)]
  return { results: [...own, ...others], seats: await countSeats(db, { subscriberId, now }), isDemo }
}

function toSession({ sessionId, userAgent, startedAt, lastSeenAt, ...rest }: OwnSession, thisId: string): Session {
  return {
    id: sessionId,
    isThis: sessionId === thisId,
    ...readUserAgent(userAgent),
    ...rest,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }
}
