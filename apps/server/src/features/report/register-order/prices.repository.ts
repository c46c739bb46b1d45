import type { DbOrTx } from '@merleg/db/connect'
import { parsePublicationKind, type PublicationKind } from '@merleg/domain/publications'
import { sql } from 'kysely'

/** Prices in whole forints of the kinds of documents that are offered. */
export async function listPrices(db: DbOrTx): Promise<Map<PublicationKind, number>> {
  const { rows } = await sql<{ kind: string; price: number }>`
    select kind, price::integer as price from register_publications where price is not null`.execute(db)
  const priced = rows.flatMap(({ kind, price }) => {
    const known = parsePublicationKind(kind)
    return known === null ? [] : [[known, price] as const]
  })
  return new Map(priced)
}

/** Null: the kind is not offered from now on. */
export async function updatePrice(
  db: DbOrTx,
  { kind, priceHuf, now }: { kind: PublicationKind; priceHuf: number | null; now: Date },
): Promise<void> {
  await sql`
    insert into register_publications (kind, price, changed_at) values (${kind}, ${priceHuf}, ${now})
    on conflict (kind) do update set price = excluded.price, changed_at = excluded.changed_at`.execute(db)
}
