import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

/** Does the register hold made-up companies? */
export async function hasDemoData(db: DbOrTx): Promise<boolean> {
  const result = await sql<{
    found: boolean
  }>`select exists (select 1 from companies where is_made_up) as found`.execute(db)
  return result.rows[0]?.found ?? false
}

/** Does the register hold no company at all? */
export async function isRegisterEmpty(db: DbOrTx): Promise<boolean> {
  const result = await sql<{ found: boolean }>`select exists (select 1 from companies) as found`.execute(db)
  return !(result.rows[0]?.found ?? false)
}

/** The first batch of a made-up country that was merged, or null: its name tells seed, day and how it is told. */
export async function findFirstMadeUpBatch(db: DbOrTx): Promise<{ fileName: string; fileHash: string } | null> {
  const result = await sql<{ fileName: string; fileHash: string }>`
    select file_name as "fileName", file_hash as "fileHash" from batches
    where source_id = 'made-up' and outcome = 'merged' order by batch_id limit 1`.execute(db)
  return result.rows[0] ?? null
}

/** The files of a source that were merged, by their hash. */
export async function listMergedHashes(db: DbOrTx, sourceId: string): Promise<Set<string>> {
  const result = await sql<{ hash: string }>`
    select file_hash as hash from batches where source_id = ${sourceId} and outcome = 'merged'`.execute(db)
  return new Set(result.rows.map(({ hash }) => hash))
}
