import { orNull, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { latestMoment, minutesAfter } from '../../shared/clock-jump.ts'
import { hashToken } from '../users/tokens.ts'

/** How long a user may take to answer his device. */
export const CHALLENGE_MINUTES = 5

/** What is proved by the answer. */
export type ChallengePurpose = 'add' | 'sign-in' | 'second-step' | 'confirm'

type NewChallenge = { challengeHash: Buffer; purpose: ChallengePurpose; userId: string | null; now: Date }

const newChallenge = command({
  examples: [{ challengeHash: Buffer.alloc(0), purpose: 'add', userId: null, now: new Date(0) }],
  sql: ({ challengeHash, purpose, userId, now }: NewChallenge) => sql`
    insert into passkey_challenges (challenge_hash, purpose, user_id, expires_at)
    values (${challengeHash}, ${purpose}, ${userId}, ${minutesAfter(now, CHALLENGE_MINUTES)})`,
})

const overChallenges = command({
  examples: [new Date(0)],
  sql: (now: Date) => sql`
    delete from passkey_challenges where challenge_hash in (
      select challenge_hash from passkey_challenges
       where expires_at <= ${now} order by expires_at limit 100 for update skip locked
    )`,
})

type Asked = { challenge: string; purpose: ChallengePurpose; now: Date }

/** Stores what somebody is asked to sign; clears away some of what nobody answered. */
export async function insertChallenge(
  db: DbOrTx,
  { challenge, purpose, userId, now }: Asked & { userId: string | null },
): Promise<void> {
  await overChallenges.run(db, now)
  await newChallenge.run(db, { challengeHash: hashToken(challenge), purpose, userId, now })
}

const takenChallenge = statement({
  row: { userId: orNull(uuid) },
  examples: [{ challengeHash: Buffer.alloc(0), purpose: 'add', now: new Date(0) }],
  sql: ({ challengeHash, purpose, now }: Omit<NewChallenge, 'userId'>) => sql`
    delete from passkey_challenges
     where challenge_hash = ${challengeHash} and purpose = ${purpose}
       and expires_at > ${now} and expires_at <= ${latestMoment(minutesAfter(now, CHALLENGE_MINUTES))}
    returning user_id as "userId"`,
})

/** What was asked, this once, and of whom; null where it is over, or was not asked for this. */
export function takeChallenge(
  db: DbOrTx,
  { challenge, purpose, now }: Asked,
): Promise<{ userId: string | null } | null> {
  return takenChallenge.find(db, { challengeHash: hashToken(challenge), purpose, now })
}
