import { orNull, text, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { latestMoment, minutesAfter } from '../../shared/clock-jump.ts'
import { hashToken } from '../users/tokens.ts'

/** How long the way to the provider and back may take. */
const ATTEMPT_MINUTES = 10

type NewAttempt = {
  stateHash: Buffer
  keyHash: Buffer
  userId: string | null
  nonce: string
  codeVerifier: string
  now: Date
}

const newAttempt = command({
  examples: [
    {
      stateHash: Buffer.alloc(0),
      keyHash: Buffer.alloc(0),
      userId: null,
      nonce: '',
      codeVerifier: '',
      now: new Date(0),
    },
  ],
  sql: ({ stateHash, keyHash, userId, nonce, codeVerifier, now }: NewAttempt) => sql`
    insert into oidc_attempts (state_hash, key_hash, user_id, nonce, code_verifier, expires_at)
    values (${stateHash}, ${keyHash}, ${userId}, ${nonce}, ${codeVerifier}, ${minutesAfter(now, ATTEMPT_MINUTES)})`,
})

const overAttempts = command({
  examples: [new Date(0)],
  sql: (now: Date) => sql`
    delete from oidc_attempts where state_hash in (
      select state_hash from oidc_attempts where expires_at <= ${now} order by expires_at limit 100 for update skip locked
    )`,
})

type Started = { state: string; key: string; userId: string | null; nonce: string; codeVerifier: string; now: Date }

/** Stores that somebody is on his way to the provider; clears away some of those who never came back. */
export async function insertAttempt(db: DbOrTx, { state, key, ...attempt }: Started): Promise<void> {
  await overAttempts.run(db, attempt.now)
  await newAttempt.run(db, { ...attempt, stateHash: hashToken(state), keyHash: hashToken(key) })
}

type Asked = { stateHash: Buffer; keyHash: Buffer; userId: string | null; now: Date }

const takenAttempt = statement({
  row: { userId: orNull(uuid), nonce: text, codeVerifier: text },
  examples: [{ stateHash: Buffer.alloc(0), keyHash: Buffer.alloc(0), userId: null, now: new Date(0) }],
  sql: ({ stateHash, keyHash, userId, now }: Asked) => sql`
    delete from oidc_attempts
     where state_hash = ${stateHash} and key_hash = ${keyHash} and user_id is not distinct from ${userId}::uuid
       and expires_at > ${now} and expires_at <= ${latestMoment(minutesAfter(now, ATTEMPT_MINUTES))}
    returning user_id as "userId", nonce, code_verifier as "codeVerifier"`,
})

/** What the browser that came back had begun, this once; null where it is over, of another browser, or of another user. */
export async function takeAttempt(
  db: DbOrTx,
  { state, key, userId, now }: { state: string; key: string; userId: string | null; now: Date },
): Promise<{ nonce: string; codeVerifier: string } | null> {
  return takenAttempt.find(db, { stateHash: hashToken(state), keyHash: hashToken(key), userId, now })
}
