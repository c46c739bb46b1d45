import { boolean } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { hashText } from '../users/tokens.ts'

const KEPT = sql`interval '90 days'`

type AddressOfAccount = { email: string; address: string }

const known = statement({
  row: { isKnown: boolean },
  examples: [{ email: '', address: '' }],
  sql: ({ email, address }: AddressOfAccount) => sql`
    select exists (select from known_addresses join users using (user_id)
                   where email = ${email} and address_hash = ${hashText(address)}) as "isKnown"`,
})

/** Has somebody who knew the password, or had the mail for a new one, been at this address? */
export async function isAddressKnown(db: DbOrTx, asked: AddressOfAccount): Promise<boolean> {
  return (await known.get(db, asked)).isKnown
}

type Use = { userId: string; address: string; now: Date }

const NO_USE: Use = { userId: '00000000-0000-0000-0000-000000000000', address: '', now: new Date(0) }

const keep = command({
  examples: [NO_USE],
  sql: ({ userId, address, now }: Use) => sql`
    insert into known_addresses (user_id, address_hash, last_used_at) values (${userId}, ${hashText(address)}, ${now})
    on conflict (user_id, address_hash) do update set last_used_at = excluded.last_used_at`,
})

const forget = command({
  examples: [NO_USE],
  sql: ({ userId, now }: Use) => sql`
    delete from known_addresses where user_id = ${userId} and last_used_at < ${now}::timestamptz - ${KEPT}`,
})

/** Remembers from where the owner of an account came; forgets from where nobody has come for long. */
export async function keepAddress(db: DbOrTx, use: Use): Promise<void> {
  await keep.run(db, use)
  await forget.run(db, use)
}
