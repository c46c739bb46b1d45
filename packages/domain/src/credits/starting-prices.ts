import { ORDERED_VARIANT, STARTING_ORDER_PRICES } from '../international-orders/starting-order-prices.ts'
import { CREDIT_PRODUCTS, type CreditCurrency, type CreditProduct, currencyOf } from './credit-accounts.ts'

/** A price to begin with: `country` empty is that of every country without one of its own; minor units. */
export type StartingPrice = { product: CreditProduct; variant: string; country: string; amount: number }

/**
 * What a demo sells for, and what `merleg prices defaults` proposes: prices are rows (decisions 11), these are the first
 * ones. The four variants of foreign reports are those of spec part 1 §2 "International".
 */
export const STARTING_PRICES: readonly StartingPrice[] = [
  // Of lists, by group of fields and company.
  { product: 'list-export', variant: 'base', country: '', amount: 400 },
  { product: 'list-export', variant: 'phone', country: '', amount: 600 },
  { product: 'list-export', variant: 'email', country: '', amount: 600 },
  { product: 'list-export', variant: 'website', country: '', amount: 200 },
  { product: 'list-export', variant: 'people', country: '', amount: 800 },
  { product: 'list-export', variant: 'accounts', country: '', amount: 800 },
  { product: 'list-export', variant: 'bank', country: '', amount: 400 },
  { product: 'list-export', variant: 'rating', country: '', amount: 1200 },
  { product: 'list-export', variant: 'sites', country: '', amount: 400 },
  { product: 'foreign-report', variant: 'small', country: '', amount: 490 },
  { product: 'foreign-report', variant: 'check', country: '', amount: 990 },
  { product: 'foreign-report', variant: 'profile', country: '', amount: 1990 },
  { product: 'foreign-report', variant: 'extended', country: '', amount: 2990 },
  ...[...STARTING_ORDER_PRICES].map(
    ([country, amount]) => ({ product: 'foreign-order', variant: ORDERED_VARIANT, country, amount }) as const,
  ),
]

/** The currency in which a product is priced: that of the account which pays for it. */
export function currencyOfProduct(product: CreditProduct): CreditCurrency {
  return currencyOf(CREDIT_PRODUCTS[product])
}
