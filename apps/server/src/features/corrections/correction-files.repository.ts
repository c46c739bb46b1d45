import type { DbOrTx, Tx } from '@merleg/db/connect'

type Evidence = { correctionId: string; fileName: string; contentType: string; sha256: string; content: Buffer }

/** One file a report; another takes its place. */
export async function upsertCorrectionFile(tx: Tx, { correctionId, ...file }: Evidence): Promise<void> {
  const stored = {
    file_name: file.fileName,
    content_type: file.contentType,
    byte_count: file.content.length,
    sha256: file.sha256,
    content: file.content,
  }
  await tx
    .insertInto('correction_files')
    .values({ correction_id: correctionId, ...stored })
    .onConflict((at) => at.column('correction_id').doUpdateSet(stored))
    .execute()
}

/** The evidence of a report, or null. */
export async function findCorrectionFile(
  db: DbOrTx,
  correctionId: string,
): Promise<{ fileName: string; contentType: string; body: Buffer } | null> {
  const row = await db
    .selectFrom('correction_files')
    .select(['file_name as fileName', 'content_type as contentType', 'content as body'])
    .where('correction_id', '=', correctionId)
    .executeTakeFirst()
  return row ?? null
}
