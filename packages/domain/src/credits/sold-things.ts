import { OFFLINE_COUNTRIES } from '../international-orders/offline-countries.ts'
import { ORDERED_VARIANT } from '../international-orders/starting-order-prices.ts'
import { ONLINE_COUNTRIES } from '../international/online-countries.ts'
import { REPORT_VARIANTS } from '../international/report-variants.ts'
import { FIELD_GROUPS } from '../list-export/export-columns.ts'
import type { CreditProduct } from './credit-accounts.ts'

/** Of what there are prices: its kinds, and the countries (two letters, lower case) that may have one of their own. */
export type SoldThings = { variants: readonly string[]; countries: readonly string[] }

export const SOLD_THINGS: Readonly<Record<CreditProduct, SoldThings>> = {
  'list-export': { variants: FIELD_GROUPS, countries: [] },
  'foreign-report': { variants: REPORT_VARIANTS, countries: ONLINE_COUNTRIES },
  'foreign-order': { variants: [ORDERED_VARIANT], countries: OFFLINE_COUNTRIES.map((code) => code.toLowerCase()) },
}

/** Does anything ask for a price of this? `country` empty: of every country without a price of its own. */
export function isSold({ product, variant, country }: { product: CreditProduct; variant: string; country: string }) {
  const { variants, countries } = SOLD_THINGS[product]
  return variants.includes(variant) && (country === '' || countries.includes(country))
}

/** The highest price of one thing, in minor units: a million of them, of every kind, still make a sum that is exact. */
export const UNIT_PRICE_MAX = 100_000_000
