import type { SignInMethod } from '@merleg/contract/sessions.contract'
import { integer, oneOf, type RowOf, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { latestMoment, minutesAfter } from '../../shared/clock-jump.ts'
import { hashToken } from '../users/tokens.ts'
import { updateSignInVersion } from '../users/user-lock.repository.ts'

/** How long the second step may take. */
export const SECOND_STEP_MINUTES = 10

const NO_HASH = Buffer.alloc(0)
const STEP_COLUMNS = { userId: uuid, method: oneOf(['password', 'oidc']), attempts: integer }

/** Somebody has proved the first of two factors. */
export type SignInStep = RowOf<typeof STEP_COLUMNS>

type NewStep = { userId: string; method: Exclude<SignInMethod, 'passkey'>; ticketHash: Buffer; expiresAt: Date }

const newStep = command({
  examples: [
    { userId: '00000000-0000-0000-0000-000000000000', method: 'password', ticketHash: NO_HASH, expiresAt: new Date(0) },
  ],
  sql: ({ userId, method, ticketHash, expiresAt }: NewStep) => sql`
    insert into sign_in_steps (ticket_hash, user_id, method, expires_at)
    values (${ticketHash}, ${userId}, ${method}, ${expiresAt})`,
})

/** Stores a step, in place of those of the user that are over. */
export async function insertStep(
  db: DbOrTx,
  { ticket, now, ...step }: Omit<NewStep, 'ticketHash' | 'expiresAt'> & { ticket: string; now: Date },
): Promise<void> {
  await db.deleteFrom('sign_in_steps').where('user_id', '=', step.userId).where('expires_at', '<=', now).execute()
  await newStep.run(db, { ...step, ticketHash: hashToken(ticket), expiresAt: minutesAfter(now, SECOND_STEP_MINUTES) })
}

type Asked = { ticketHash: Buffer; now: Date }

const isLive = ({ ticketHash, now }: Asked) => sql`
  ticket_hash = ${ticketHash} and expires_at > ${now}
  and expires_at <= ${latestMoment(minutesAfter(now, SECOND_STEP_MINUTES))}`

const liveStep = statement({
  row: STEP_COLUMNS,
  examples: [{ ticketHash: NO_HASH, now: new Date(0) }],
  sql: (asked: Asked) => sql`
    select user_id as "userId", method, attempts from sign_in_steps where ${isLive(asked)}`,
})

/** The step of a ticket that is not over, or null. */
export function findStep(db: DbOrTx, { ticket, now }: { ticket: string; now: Date }): Promise<SignInStep | null> {
  return liveStep.find(db, { ticketHash: hashToken(ticket), now })
}

const countedStep = statement({
  row: STEP_COLUMNS,
  examples: [{ ticketHash: NO_HASH, now: new Date(0) }],
  sql: (asked: Asked) => sql`
    update sign_in_steps set attempts = attempts + 1 where ${isLive(asked)}
    returning user_id as "userId", method, attempts`,
})

/** The same, with one more try counted. */
export function countStep(db: DbOrTx, { ticket, now }: { ticket: string; now: Date }): Promise<SignInStep | null> {
  return countedStep.find(db, { ticketHash: hashToken(ticket), now })
}

/** Ends a step; false where somebody else did. */
export async function deleteStep(db: DbOrTx, ticket: string): Promise<boolean> {
  const gone = db.deleteFrom('sign_in_steps').where('ticket_hash', '=', hashToken(ticket)).returning('user_id')
  return (await gone.executeTakeFirst()) !== undefined
}

/** Ends every sign-in of a user that is under way: what he proves has changed. Call it before his sessions end. */
export async function endSignInsUnderWay(tx: Tx, userId: string): Promise<void> {
  await updateSignInVersion(tx, userId)
  await tx.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute()
}
