import type { Tx } from '@merleg/db/connect'
import type { CreditProduct } from '@merleg/domain/credits/credit-accounts'
import { currencyOfProduct, type StartingPrice } from '@merleg/domain/credits/starting-prices'
import { insertPrices, listPrices, type PricedThing } from './prices.repository.ts'

/** Before anything was sold. */
const EVER = '2000-01-01'

type Change = PricedThing & {
  product: CreditProduct
  fromDay: string
  /** Minor units; null ends the price. */
  amount: number | null
  now: Date
}

/** Says what something costs from a day on. What was bought before keeps its price; the rows of former prices stay. */
export async function setPrice(tx: Tx, { now, ...price }: Change): Promise<void> {
  await insertPrices(tx, [{ ...price, currency: currencyOfProduct(price.product), setAt: now }])
}

/** Puts first prices in force where a thing never had one; answers how many. */
export async function setStartingPrices(
  tx: Tx,
  { prices, now }: { prices: readonly StartingPrice[]; now: Date },
): Promise<number> {
  const known = new Set((await listPrices(tx)).map(keyOf))
  const missing = prices.filter((price) => !known.has(keyOf(price)))
  const rows = missing.map((price) => ({
    ...price,
    fromDay: EVER,
    currency: currencyOfProduct(price.product),
    setAt: now,
  }))
  if (rows.length > 0) await insertPrices(tx, rows)
  return rows.length
}

function keyOf({ product, variant, country }: PricedThing): string {
  return [product, variant, country].join('\n')
}
