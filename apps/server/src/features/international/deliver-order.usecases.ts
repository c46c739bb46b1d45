import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction } from '@merleg/db/transaction'
import { capture } from '../credits/ledger.usecases.ts'
import { documentKey } from './document-keys.ts'
import { changeState } from './foreign-order-steps.repository.ts'
import { findDocumentKeyToChange, type ForeignOrder } from './foreign-orders.repository.ts'
import type { InternationalDeps } from './international-deps.ts'
import type { ProviderDocument } from './provider/foreign-report-provider.ts'

const MAX_DOCUMENT_BYTES = 30_000_000

/** Does it look like a whole PDF? Readers accept what stands around it within a kilobyte. */
export function isPdf(document: Buffer): boolean {
  if (document.length > MAX_DOCUMENT_BYTES) return false
  return document.subarray(0, 1024).includes('%PDF-') && document.subarray(-1024).includes('%%EOF')
}

type DeliverDeps = Pick<InternationalDeps, 'db' | 'clock' | 'files' | 'temporaryFolders'>

/** Keeps the document, and with it, at once, the order is delivered and its price paid. */
export async function deliverOrder(
  deps: DeliverDeps,
  order: ForeignOrder,
  { pdf, asOf, answer }: ProviderDocument,
): Promise<void> {
  const { db, clock, files } = deps
  const { orderId, holdId, price } = order
  const key = documentKey(orderId, randomUUID())
  const document = { key, sha256: createHash('sha256').update(pdf).digest(), bytes: pdf.length }
  await putFile(deps, key, pdf)
  const now = clock.now()
  const isOurs = await inTransaction(db, async (tx) => {
    const isFirst = await changeState(tx, { orderId, state: 'delivered', now, asOf, document, answer })
    if (isFirst && holdId !== null) await capture(tx, { holdId, amount: price, now })
    return isFirst
  }).catch(async (error: unknown) => {
    if (await isKept(db, { orderId, key })) return true
    await files.delete(key)
    throw error
  })
  if (!isOurs) await files.delete(key)
}

/**
 * Has the order this document? Where the answer of the commit was lost it may well have: a file is deleted only where the
 * order was read anew, after whatever was under way with it.
 */
function isKept(db: DeliverDeps['db'], { orderId, key }: { orderId: string; key: string }): Promise<boolean> {
  return inTransaction(db, async (tx) => (await findDocumentKeyToChange(tx, orderId)) === key)
}

async function putFile({ files, temporaryFolders }: DeliverDeps, key: string, content: Buffer): Promise<void> {
  await temporaryFolders.use(async (folder) => {
    const path = join(folder, 'report.pdf')
    await writeFile(path, content)
    await files.put(key, path, { contentType: 'application/pdf' })
  })
}
