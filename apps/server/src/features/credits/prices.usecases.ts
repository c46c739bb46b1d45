import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { CreditProduct } from '@merleg/domain/credits/credit-accounts'
import { isSold } from '@merleg/domain/credits/sold-things'
import { currencyOfProduct, type StartingPrice } from '@merleg/domain/credits/starting-prices'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import { insertPrices, listPrices, lockPrices, type Price, type PricedThing, priceOf } from './prices.repository.ts'

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
  await lockPrices(tx)
  await insertPrices(tx, [{ ...price, currency: currencyOfProduct(price.product), setAt: now }])
}

/** Why a price cannot be changed: its first day is over; nothing asks for it; or what was never sold cannot end. */
export type PriceFault = 'past' | 'not-sold' | 'never-sold'

export class PriceError extends Error {
  readonly fault: PriceFault

  constructor(fault: PriceFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * What one of the provider's people decides of a price, with its entry in the provider's trail: `amount` null ends it from a
 * day on. Answers what it costs then, which is the general price where that of a country ended; null: it is not sold. Throws
 * {@link PriceError}.
 */
export function changePrice(db: Db, { today, ...change }: Change & { today: string }): Promise<Price | null> {
  return inTransaction(db, async (tx) => {
    const { product, variant, country, fromDay, amount, now } = change
    if (fromDay < today) throw new PriceError('past')
    // What has one all the same can end.
    if (amount !== null && !isSold(change)) throw new PriceError('not-sold')
    await lockPrices(tx)
    const key = keyOf(change)
    const isKnown = amount !== null || (await listPrices(tx)).some((price) => keyOf(price) === key)
    if (!isKnown) throw new PriceError('never-sold')
    await setPrice(tx, change)
    const subject = { id: nameInTrail(change), name: null }
    const said = { product, fromDay, ...(amount === null ? {} : { amount, currency: currencyOfProduct(product) }) }
    const act = amount === null ? 'price-ended' : 'price-set'
    await recordProviderAct(tx, { subscriberId: null, act, subject, detail: said, now })
    return priceOf(tx, { product, variant, country, day: fromDay })
  })
}

/** The first prices of a service that has none, with an entry in the provider's trail; answers how many were set. */
export function proposePrices(db: Db, asked: { prices: readonly StartingPrice[]; now: Date }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const count = await setStartingPrices(tx, asked)
    const subject = { id: 'defaults', name: null }
    if (count > 0)
      await recordProviderAct(tx, { subscriberId: null, act: 'price-set', subject, detail: { count }, now: asked.now })
    return count
  })
}

/** Puts first prices in force where a thing never had one; answers how many. */
export async function setStartingPrices(
  tx: Tx,
  { prices, now }: { prices: readonly StartingPrice[]; now: Date },
): Promise<number> {
  await lockPrices(tx)
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

/** What a price is called in the trail. */
export function nameInTrail({ product, variant, country }: PricedThing): string {
  return [product, variant, country].filter((part) => part !== '').join(' ')
}

function keyOf({ product, variant, country }: PricedThing): string {
  return [product, variant, country].join('\n')
}
