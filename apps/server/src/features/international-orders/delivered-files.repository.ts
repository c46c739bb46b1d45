import type { DbOrTx, Tx } from '@merleg/db/connect'

export type DeliveredFile = {
  orderId: string
  /** As it is called when it is downloaded. */
  fileName: string
  /** As the operator had it. */
  givenName: string
  contentType: string
  sha256: string
  content: Buffer
}

export async function insertDeliveredFile(tx: Tx, file: DeliveredFile): Promise<void> {
  await tx
    .insertInto('international_order_files')
    .values({
      order_id: file.orderId,
      file_name: file.fileName,
      given_name: file.givenName,
      content_type: file.contentType,
      byte_count: file.content.length,
      sha256: file.sha256,
      content: file.content,
    })
    .execute()
}

/** The delivered report of an order, or null. */
export async function findDeliveredFile(
  db: DbOrTx,
  orderId: string,
): Promise<{ fileName: string; contentType: string; body: Buffer } | null> {
  const row = await db
    .selectFrom('international_order_files')
    .select(['file_name as fileName', 'content_type as contentType', 'content as body'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ?? null
}
