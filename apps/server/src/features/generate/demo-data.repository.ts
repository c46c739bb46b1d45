import type { DbOrTx } from '@merleg/db/connect'

/** Does the register hold made-up companies? */
export async function hasDemoData(db: DbOrTx): Promise<boolean> {
  const madeUp = db.selectFrom('companies').select('company_id').where('is_made_up', '=', true).limit(1)
  return (await madeUp.executeTakeFirst()) !== undefined
}

/** Does the register hold no company at all? */
export async function isRegisterEmpty(db: DbOrTx): Promise<boolean> {
  return (await db.selectFrom('companies').select('company_id').limit(1).executeTakeFirst()) === undefined
}

/** The first batch of a made-up country that was merged, or null: its name tells seed, day and how it is told. */
export async function findFirstMadeUpBatch(db: DbOrTx): Promise<{ fileName: string; fileHash: string } | null> {
  const first = db
    .selectFrom('batches')
    .select(['file_name as fileName', 'file_hash as fileHash'])
    .where('source_id', '=', 'made-up')
    .where('outcome', '=', 'merged')
    .orderBy('batch_id')
    .limit(1)
  return (await first.executeTakeFirst()) ?? null
}

/** The files of a source that were merged, by their hash. */
export async function listMergedHashes(db: DbOrTx, sourceId: string): Promise<Set<string>> {
  const merged = db
    .selectFrom('batches')
    .select('file_hash as hash')
    .where('source_id', '=', sourceId)
    .where('outcome', '=', 'merged')
  return new Set((await merged.execute()).map(({ hash }) => hash))
}
