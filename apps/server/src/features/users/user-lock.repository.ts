import { boolean, integer, type RowOf } from '@merleg/db/columns'
import type { Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const locked = command({
  examples: [NO_ID],
  sql: (userId: string) => sql`select from users where user_id = ${userId} for no key update`,
})

/** To the end of the transaction one alone changes how a user signs in. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await locked.run(tx, userId)
}

const takenAddress = command({
  examples: [''],
  sql: (email: string) => sql`select pg_advisory_xact_lock(hashtextextended('merleg.address ' || ${email}, 0))`,
})

/** Who asks for an account of an e-mail address (lower case), or makes one, comes one after the other, to the end of the transaction. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await takenAddress.run(tx, email)
}

const takenName = command({
  examples: [''],
  sql: (name: string) => sql`select pg_advisory_xact_lock(hashtextextended('merleg.subscriber-name ' || ${name}, 0))`,
})

/** Who makes a subscriber of a name where there is none comes one after the other, to the end of the transaction. */
export async function lockSubscriberName(tx: Tx, name: string): Promise<void> {
  await takenName.run(tx, name)
}

const SIGN_IN_COLUMNS = { signInVersion: integer, isDisabled: boolean }

const lockedSignIn = statement({
  row: SIGN_IN_COLUMNS,
  examples: [NO_ID],
  sql: (userId: string) => sql`
    select sign_in_version as "signInVersion", disabled_at is not null as "isDisabled"
      from users where user_id = ${userId} for no key update`,
})

/** The same for who signs in; answers what holds of the user now, which changes no more until the transaction ends. */
export function lockSignIn(tx: Tx, userId: string): Promise<RowOf<typeof SIGN_IN_COLUMNS> | null> {
  return lockedSignIn.find(tx, userId)
}

const ended = command({
  examples: [NO_ID],
  sql: (userId: string) => sql`update users set sign_in_version = sign_in_version + 1 where user_id = ${userId}`,
})

/** What the user proved before signs in no more: what he proves has changed. Locks him, so call it before sessions end. */
export async function updateSignInVersion(tx: Tx, userId: string): Promise<void> {
  await ended.run(tx, userId)
}
