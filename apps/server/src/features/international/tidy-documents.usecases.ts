import type { InternationalDeps } from './international-deps.ts'
import { documentFolder, orderIdOf } from './document-keys.ts'
import { listDocumentKeys } from './foreign-orders.repository.ts'

const DAY_MS = 24 * 3_600_000
const KEYS_AT_ONCE = 500

type TidyDeps = Pick<InternationalDeps, 'db' | 'files' | 'clock'>

/**
 * Deletes documents that belong to no order: of a process that ended between keeping one and saying so. None that is younger
 * than a day, whose order may be under way. Answers how many there were.
 */
export async function tidyDocuments(deps: TidyDeps, signal?: AbortSignal): Promise<number> {
  let count = 0
  let keys: string[] = []
  for await (const key of deps.files.list(documentFolder)) {
    keys.push(key)
    if (keys.length < KEYS_AT_ONCE) continue
    count += await deleteOrphans(deps, keys)
    keys = []
    signal?.throwIfAborted()
  }
  return count + (await deleteOrphans(deps, keys))
}

async function deleteOrphans({ db, files, clock }: TidyDeps, keys: readonly string[]): Promise<number> {
  const owned = new Set(await listDocumentKeys(db, [...new Set(keys.flatMap((key) => orderIdOf(key) ?? []))]))
  const before = clock.now().getTime() - DAY_MS
  let count = 0
  for (const key of keys) {
    if (owned.has(key)) continue
    const putAt = await files.findPutAt(key)
    if (putAt === null || putAt.getTime() > before) continue
    await files.delete(key)
    count += 1
  }
  return count
}
