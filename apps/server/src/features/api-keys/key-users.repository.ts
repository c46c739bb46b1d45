import { arrayOf, boolean, integer, orNull, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { type Claim, isGranting } from '@merleg/domain/claims'
import { sql } from 'kysely'
import type { LiveSession } from '../../app/session-cache.ts'
import { latestMoment } from '../../shared/clock-jump.ts'
import { knownClaims } from '../users/sessions.repository.ts'
import { hashToken } from '../users/tokens.ts'
import { isKeyText } from './key-text.ts'

type Asked = { keyHash: Buffer; now: Date }

const keyUser = statement({
  row: {
    keyId: uuid,
    name: text,
    keyClaims: arrayOf(text),
    claims: arrayOf(text),
    subscriberId: uuid,
    userId: uuid,
    email: text,
    callsPerMinute: integer,
    callsPerMonth: integer,
    expiresAt: timestamptz,
    trialEndsAt: orNull(timestamptz),
    isTrialOver: boolean,
  },
  examples: [{ keyHash: Buffer.alloc(0), now: new Date(0) }],
  sql: ({ keyHash, now }: Asked) => sql`${onePlan}
    select k.key_id as "keyId", k.name, k.claims as "keyClaims", s.claims, s.subscriber_id as "subscriberId",
           u.user_id as "userId", u.email, s.calls_per_minute as "callsPerMinute", s.calls_per_month as "callsPerMonth",
           least(k.expires_at, case when s.trial_ends_at > ${now} then s.trial_ends_at end) as "expiresAt",
           s.trial_ends_at as "trialEndsAt", coalesce(s.trial_ends_at <= ${now}, false) as "isTrialOver"
      from api_keys k join subscribers s using (subscriber_id) join users u on u.user_id = k.created_by
     where k.key_hash = ${keyHash} and k.expires_at > ${now} and k.revoked_at is null
       and k.created_at <= ${latestMoment(now)}`,
})

/**
 * Who calls by a key that is neither revoked nor over: its subscriber, with the claims of the key that the contract has
 * today. Lists and favourites are those of the user who made it, also when he is disabled: keys are the subscriber's.
 */
export async function findKeyUser(
  db: DbOrTx,
  { token, now }: { token: string; now: Date },
): Promise<LiveSession | null> {
  // What was mistyped, or made up, costs no look into the database.
  if (!isKeyText(token)) return null
  const row = await keyUser.find(db, { keyHash: hashToken(token), now })
  if (row === null) return null
  const { keyId, keyClaims, claims, callsPerMinute, callsPerMonth, expiresAt, trialEndsAt, isTrialOver, ...user } = row
  return {
    user: {
      ...user,
      isSecondFactorGiven: false,
      sessionId: keyId,
      role: 'member',
      claims: claimsOfKey(knownClaims(claims), knownClaims(keyClaims)),
      trial: trialEndsAt === null ? null : { endsAt: trialEndsAt, isOver: isTrialOver },
      key: { keyId, callsPerMinute, callsPerMonth },
      // Of people: a key is made by one who has signed in with it.
      mustSetUpSecondFactor: false,
    },
    expiresAt,
  }
}

// What the contract restricts binds a key too, whatever it was given.
function claimsOfKey(contract: readonly Claim[], given: readonly Claim[]): Claim[] {
  return contract.filter((claim) => !isGranting(claim) || given.includes(claim))
}
