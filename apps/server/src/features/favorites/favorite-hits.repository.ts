import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { DbOrTx, Tx } from '@merleg/db/connect'

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

/** Whom a search found, and of which state of the register. */
export type Hits = { companyIds: readonly string[]; asOf: Date }

/** Sorted, ids share their beginnings: a hundred thousand of them take a third of their length. */
export async function packIds(companyIds: readonly string[]): Promise<Buffer> {
  return pack(companyIds.toSorted().join('\n'))
}

async function unpackIds(packed: Buffer): Promise<string[]> {
  const text = (await unpack(packed)).toString('utf8')
  return text === '' ? [] : text.split('\n')
}

/** Whom the search found last, and when it was asked. */
export async function findHits(db: DbOrTx, favoriteId: string): Promise<(Hits & { checkedAt: Date }) | null> {
  const found = await db
    .selectFrom('favorite_hits')
    .select(['as_of', 'checked_at', 'company_ids'])
    .where('favorite_id', '=', favoriteId)
    .executeTakeFirst()
  if (found === undefined) return null
  return { companyIds: await unpackIds(found.company_ids), asOf: found.as_of, checkedAt: found.checked_at }
}

type NewHits = { favoriteId: string; hits: Hits; packed: Buffer; now: Date }

/** Puts whom the search finds in the place of whom it found. */
export async function upsertHits(tx: Tx, { favoriteId, hits, packed, now }: NewHits): Promise<void> {
  const values = { checked_at: now, as_of: hits.asOf, hit_count: hits.companyIds.length, company_ids: packed }
  await tx
    .insertInto('favorite_hits')
    .values({ favorite_id: favoriteId, ...values })
    .onConflict((conflict) => conflict.column('favorite_id').doUpdateSet(values))
    .execute()
}

export async function deleteHits(db: DbOrTx, favoriteIds: readonly string[]): Promise<void> {
  if (favoriteIds.length === 0) return
  await db.deleteFrom('favorite_hits').where('favorite_id', 'in', favoriteIds).execute()
}
