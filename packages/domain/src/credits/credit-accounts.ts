/** The two kinds of prepaid credit of a subscriber (decisions 11): lists are paid in forints, foreign reports in euros. */
export const CREDIT_ACCOUNTS = ['normal', 'international'] as const
export type CreditAccount = (typeof CREDIT_ACCOUNTS)[number]

export const CREDIT_CURRENCIES = ['HUF', 'EUR'] as const
export type CreditCurrency = (typeof CREDIT_CURRENCIES)[number]

/** ISO 4217: both currencies have hundredths, fillér and cent; every amount of credit is a whole number of them. */
export const MINOR_UNITS = 100

const CURRENCY: Readonly<Record<CreditAccount, CreditCurrency>> = { normal: 'HUF', international: 'EUR' }

export function currencyOf(account: CreditAccount): CreditCurrency {
  return CURRENCY[account]
}

/** What can be bought with credit, and from which account it is paid. */
export const CREDIT_PRODUCTS = {
  'list-export': 'normal',
  'foreign-report': 'international',
  'foreign-order': 'international',
} as const satisfies Record<string, CreditAccount>
export type CreditProduct = keyof typeof CREDIT_PRODUCTS

/** Rows of an older or newer version may name another one. */
export function isCreditProduct(text: string): text is CreditProduct {
  return Object.hasOwn(CREDIT_PRODUCTS, text)
}
