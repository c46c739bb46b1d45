import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

/** Does the register hold made-up companies? */
export async function hasDemoData(db: DbOrTx): Promise<boolean> {
  const result = await sql<{ found: boolean }>`select exists (select from companies where is_made_up) as found`.execute(
    db,
  )
  return result.rows[0]?.found ?? false
}

/** Does the register hold no company at all? */
export async function isRegisterEmpty(db: DbOrTx): Promise<boolean> {
  const result = await sql<{ found: boolean }>`select exists (select from companies) as found`.execute(db)
  return !(result.rows[0]?.found ?? false)
}

/** Which made-up country (seed and day) the register holds, or null: the name of its first batch that was merged. */
export async function findMadeUpCountry(db: DbOrTx): Promise<string | null> {
  const result = await sql<{ name: string }>`
    select file_name as name from batches where source_id = 'made-up' and outcome = 'merged' order by batch_id limit 1`.execute(
    db,
  )
  return result.rows[0]?.name ?? null
}
