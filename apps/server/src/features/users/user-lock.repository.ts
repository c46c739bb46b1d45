import type { Tx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { sql } from 'kysely'

const locked = command({
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (userId: string) => sql`select from users where user_id = ${userId} for no key update`,
})

/** To the end of the transaction one alone changes how a user signs in. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await locked.run(tx, userId)
}
