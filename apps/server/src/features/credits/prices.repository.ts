import { bigint, boolean, date, oneOf, orNull, present, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { CREDIT_CURRENCIES, type CreditCurrency } from '@merleg/domain/credits/credit-accounts'
import { sql } from 'kysely'

/** What a price is of. `country`: two letters; empty: of every country that has no price of its own. */
export type PricedThing = { product: string; variant: string; country: string }

/** `isDefault`: it came with the program, and nobody has set another one. */
export type Price = { amount: number; currency: CreditCurrency; isDefault: boolean }

const PRICE_COLUMNS = { amount: present(bigint), currency: oneOf(CREDIT_CURRENCIES), isDefault: boolean }

type Asked = { product: string; variant: string; country?: string; day: string }

const EXAMPLE = { product: '', variant: '', country: '', day: '2026-01-01' }

const priceInForce = statement({
  row: PRICE_COLUMNS,
  examples: [EXAMPLE],
  sql: ({ product, variant, country = '', day }: Asked) => sql`
    select p.amount, p.currency, p."isDefault" from (
      select distinct on (country) country, amount, currency, from_day = '2000-01-01'::date as "isDefault"
      from credit_prices
      where product = ${product} and variant = ${variant} and country in (${country}, '') and from_day <= ${day}
      order by country, from_day desc, set_at desc
    ) p where p.amount is not null order by p.country desc limit 1`,
})

/** The price on a day, that of the country before the general one; null where it is not sold. */
export function priceOf(db: DbOrTx, asked: Asked): Promise<Price | null> {
  return priceInForce.find(db, asked)
}

const PRICE_ROW_COLUMNS = {
  product: text,
  variant: text,
  country: text,
  fromDay: date,
  amount: orNull(bigint),
  currency: oneOf(CREDIT_CURRENCIES),
  setAt: timestamptz,
}
/** A price from its day on; `amount` null: none from that day on. */
export type PriceRow = RowOf<typeof PRICE_ROW_COLUMNS>

const priceRows = statement({
  row: PRICE_ROW_COLUMNS,
  sql: sql`
    select distinct on (product, variant, country, from_day)
      product, variant, country, from_day as "fromDay", amount, currency, set_at as "setAt"
    from credit_prices order by product, variant, country, from_day, set_at desc`,
})

/** Every price that was, is or will be in force, by what it is of and its day. */
export function listPrices(db: DbOrTx): Promise<PriceRow[]> {
  return priceRows.list(db)
}

const takePrices = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.credit-prices'))` })

/** One at a time says what something costs, to the end of the transaction. */
export async function lockPrices(tx: Tx): Promise<void> {
  await takePrices.run(tx)
}

// What is said later holds: whoever says it at the same moment, or by a clock that was put back, says it after the last one.
const newPrices = command({
  examples: [[]],
  sql: (rows: readonly PriceRow[]) => sql`
    insert into credit_prices (product, variant, country, from_day, amount, currency, set_at)
    select product, variant, country, "fromDay", amount, currency, greatest("setAt", (
      select max(p.set_at) + interval '1 millisecond' from credit_prices p
      where p.product = r.product and p.variant = r.variant and p.country = r.country and p.from_day = r."fromDay"))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r(product text, variant text, country text, "fromDay" date, amount bigint, currency text, "setAt" timestamptz)`,
})

/** Adds prices, in a transaction that has locked them. */
export async function insertPrices(db: DbOrTx, rows: readonly PriceRow[]): Promise<void> {
  await newPrices.run(db, rows)
}
