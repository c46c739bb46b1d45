import { type RowOf, boolean, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'
const SECRET_COLUMNS = { sealed: text, isConfirmed: boolean }

/** The secret of an authenticator app, as it is stored. */
export type StoredSecret = RowOf<typeof SECRET_COLUMNS>

const oneSecret = statement({
  row: SECRET_COLUMNS,
  examples: [NO_ID],
  sql: (userId: string) => sql`
    select secret as sealed, confirmed_at is not null as "isConfirmed" from totp_secrets where user_id = ${userId}`,
})

export function findSecret(db: DbOrTx, userId: string): Promise<StoredSecret | null> {
  return oneSecret.find(db, userId)
}

type NewSecret = { userId: string; sealed: string; now: Date }

const newSecret = command({
  examples: [{ userId: NO_ID, sealed: '', now: new Date(0) }],
  sql: ({ userId, sealed, now }: NewSecret) => sql`
    insert into totp_secrets as known (user_id, secret, created_at) values (${userId}, ${sealed}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
    where known.confirmed_at is null`,
})

/** Stores a secret in place of one that was never confirmed; false where one is. */
export async function insertSecret(db: DbOrTx, secret: NewSecret): Promise<boolean> {
  return (await newSecret.run(db, secret)) > 0
}

type Taken = { userId: string; step: number; latestStep: number }

const taken = command({
  examples: [{ userId: NO_ID, step: 0, latestStep: 0 }],
  sql: ({ userId, step, latestStep }: Taken) => sql`
    update totp_secrets set last_step = ${step}
     where user_id = ${userId} and (last_step < ${step} or last_step > ${latestStep})`,
})

/**
 * Takes the code of a time step; false where it, or a later one, was taken before. A step beyond the latest possible one was
 * taken while a clock was ahead.
 */
export async function takeStep(db: DbOrTx, step: Taken): Promise<boolean> {
  return (await taken.run(db, step)) > 0
}

export async function updateSecretConfirmed(
  db: DbOrTx,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const confirmed = db.updateTable('totp_secrets').set({ confirmed_at: now }).where('user_id', '=', userId)
  return (await confirmed.where('confirmed_at', 'is', null).returning('user_id').executeTakeFirst()) !== undefined
}

export async function deleteSecret(db: DbOrTx, userId: string): Promise<void> {
  await db.deleteFrom('totp_secrets').where('user_id', '=', userId).execute()
}
