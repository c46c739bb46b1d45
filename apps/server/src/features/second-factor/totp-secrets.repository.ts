import { type RowOf, boolean, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { latestMoment, minutesAfter } from '../../shared/clock-jump.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'
const SECRET_COLUMNS = { sealed: text, isConfirmed: boolean, isLocked: boolean }

/** The secret of an authenticator app, as it is stored. */
export type StoredSecret = RowOf<typeof SECRET_COLUMNS>

const oneSecret = statement({
  row: SECRET_COLUMNS,
  examples: [NO_ID],
  sql: (userId: string) => sql`
    select secret as sealed, confirmed_at is not null as "isConfirmed", locked_at is not null as "isLocked"
      from totp_secrets where user_id = ${userId}`,
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

type Taken = { userId: string; sealed: string; step: number; latestStep: number }

const taken = command({
  examples: [{ userId: NO_ID, sealed: '', step: 0, latestStep: 0 }],
  sql: ({ userId, sealed, step, latestStep }: Taken) => sql`
    update totp_secrets set last_step = ${step}
     where user_id = ${userId} and secret = ${sealed} and locked_at is null and (last_step < ${step} or last_step > ${latestStep})`,
})

/**
 * Takes the code of a time step; false where it, or a later one, was taken before, codes are taken no more, or the secret is
 * another by now. A step beyond the latest possible one was taken while a clock was ahead.
 */
export async function takeStep(db: DbOrTx, step: Taken): Promise<boolean> {
  return (await taken.run(db, step)) > 0
}

const WRONG_CODES_HOURS = 24

type Wrong = { userId: string; most: number; now: Date }

// A day that was begun in the future was begun while a clock was ahead.
const wrong = statement({
  row: { isLockedNow: boolean },
  examples: [{ userId: NO_ID, most: 1, now: new Date(0) }],
  sql: ({ userId, most, now }: Wrong) => sql`
    with counted as (
      select user_id, case when wrong_since > ${minutesAfter(now, -WRONG_CODES_HOURS * 60)} and wrong_since <= ${latestMoment(now)}
                           then wrong_codes + 1 else 1 end as codes
        from totp_secrets where user_id = ${userId} and confirmed_at is not null and locked_at is null for no key update)
    update totp_secrets s
       set wrong_codes = codes, wrong_since = case when codes = 1 then ${now} else wrong_since end,
           locked_at = case when codes >= ${most}::integer then ${now}::timestamptz end
      from counted where s.user_id = counted.user_id
    returning locked_at is not null as "isLockedNow"`,
})

/** Counts a wrong code; were there so many in 24 hours that from now on none of the app is taken? */
export async function countWrongCode(db: DbOrTx, counted: Wrong): Promise<boolean> {
  return (await wrong.find(db, counted))?.isLockedNow === true
}

/** Codes of the app are taken again. */
export async function updateSecretUnlocked(db: DbOrTx, userId: string): Promise<void> {
  const values = { wrong_codes: 0, wrong_since: null, locked_at: null }
  await db.updateTable('totp_secrets').set(values).where('user_id', '=', userId).execute()
}

/** False where it is confirmed already, or another secret is stored by now. */
export async function updateSecretConfirmed(db: DbOrTx, { userId, sealed, now }: NewSecret): Promise<boolean> {
  const ofUser = db.updateTable('totp_secrets').set({ confirmed_at: now }).where('user_id', '=', userId)
  const confirmed = ofUser.where('secret', '=', sealed)
  return (await confirmed.where('confirmed_at', 'is', null).returning('user_id').executeTakeFirst()) !== undefined
}

export async function deleteSecret(db: DbOrTx, userId: string): Promise<void> {
  await db.deleteFrom('totp_secrets').where('user_id', '=', userId).execute()
}
