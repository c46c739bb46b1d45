import { integer } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

type NewCodes = { userId: string; hashes: readonly Buffer[] }

const newCodes = command({
  examples: [{ userId: NO_ID, hashes: [] }],
  sql: ({ userId, hashes }: NewCodes) => sql`
    insert into recovery_codes (user_id, code_hash)
    select ${userId}::uuid, code_hash from unnest(${hashes}::bytea[]) as made(code_hash)`,
})

/** Stores codes in place of all former ones. */
export async function replaceCodes(tx: Tx, codes: NewCodes): Promise<void> {
  await deleteCodes(tx, codes.userId)
  await newCodes.run(tx, codes)
}

export async function deleteCodes(tx: DbOrTx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

type Used = { userId: string; codeHash: Buffer; now: Date }

const usedCode = statement({
  row: { left: integer },
  examples: [{ userId: NO_ID, codeHash: Buffer.alloc(0), now: new Date(0) }],
  sql: ({ userId, codeHash, now }: Used) => sql`
    with used as (
      update recovery_codes set used_at = ${now}
       where user_id = ${userId} and code_hash = ${codeHash} and used_at is null
      returning user_id)
    select (select count(*)::integer - 1 from recovery_codes
             where recovery_codes.user_id = used.user_id and used_at is null) as "left"
      from used`,
})

/** Uses a code up; answers how many are left, or null where it is none, or was used. */
export async function useCode(tx: Tx, used: Used): Promise<number | null> {
  return (await usedCode.find(tx, used))?.left ?? null
}
