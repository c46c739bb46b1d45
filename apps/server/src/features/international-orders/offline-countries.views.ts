import type { OfflineCountry } from '@merleg/contract/international-orders.contract'
import { bigint, boolean, present, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { toMajorUnits } from '@merleg/domain/credits/credit-money'
import { nameCountry, OFFLINE_COUNTRIES } from '@merleg/domain/international-orders/offline-countries'
import { ORDERED_VARIANT } from '@merleg/domain/international-orders/starting-order-prices'
import type { Locale } from '@merleg/domain/locale'
import { sql } from 'kysely'

// Of two prices of a day the later said holds; from a day on that has no amount the country is not offered.
const pricesOfDay = statement({
  row: { country: text, amount: present(bigint), isDefault: boolean },
  examples: ['2026-01-01'],
  sql: (day: string) => sql`
    select p.country, p.amount, p."isDefault"
    from (select distinct on (country) country, amount, from_day = '2000-01-01'::date as "isDefault"
          from credit_prices where product = 'foreign-order' and variant = ${ORDERED_VARIANT} and from_day <= ${day}::date
          order by country, from_day desc, set_at desc) p
    where p.amount is not null`,
})

type Asked = { locale: Locale; day: string }
type OfflineOffer = {
  countries: OfflineCountry[]
  /** Are prices among them that came with the program, and nobody has set yet? */
  hasDefaultPrices: boolean
}

/**
 * Countries of which a report can be ordered offline, with the price of a day, in the order of their names: the `offline`
 * list of the country list.
 */
export async function listOfflineCountries(db: DbOrTx, { locale, day }: Asked): Promise<OfflineOffer> {
  const prices = new Map((await pricesOfDay.list(db, day)).map((price) => [price.country, price]))
  // A price without a country is that of those that have none of their own.
  const rest = prices.get('')
  const priced = OFFLINE_COUNTRIES.flatMap((code) => {
    const key = code.toLowerCase()
    const price = prices.get(key) ?? rest
    if (price === undefined) return []
    return [{ key, name: nameCountry(locale, code), price: toMajorUnits(price.amount), isDefault: price.isDefault }]
  })
  const collator = new Intl.Collator(locale)
  const countries = priced
    .map(({ key, name, price }) => ({ key, name, price }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
  return { countries, hasDefaultPrices: priced.some(({ isDefault }) => isDefault) }
}
