import { integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { parsePublicationKind, type PublicationKind } from '@merleg/domain/publications'
import { sql } from 'kysely'

const prices = statement({
  row: { kind: text, price: integer },
  sql: sql`
    select kind, price::integer as price from register_publications where price is not null`,
})

/** Prices in whole forints of the kinds of documents that are offered. */
export async function listPrices(db: DbOrTx): Promise<Map<PublicationKind, number>> {
  const rows = await prices.list(db)
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
  const priced = { price: priceHuf, changed_at: now }
  await db
    .insertInto('register_publications')
    .values({ kind, ...priced })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(priced))
    .execute()
}
