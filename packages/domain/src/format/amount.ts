import type { Locale } from '../locale.ts'
import { formatNumber, NO_BREAK_SPACE, NO_VALUE } from './number.ts'

/** How many units of the currency one shown unit is. */
export type AmountScale = 1 | 1000

/** Forint amounts are shown in thousands by preference (decisions 18); other currencies always in whole units. */
export function getAmountScale(currency: string, inThousandHUF: boolean): AmountScale {
  return currency === 'HUF' && inThousandHUF ? 1000 : 1
}

/** Is nothing lost where these amounts are told in thousands? Not where there are none, or small ones alone. */
export function areWholeThousands(amounts: readonly (number | null)[]): boolean {
  const known = amounts.filter((amount) => amount !== null)
  return known.every((amount) => amount % 1000 === 0) && known.some((amount) => Math.abs(amount) >= LEAST_IN_THOUSANDS)
}

const LEAST_IN_THOUSANDS = 10_000

/** An amount in whole units of a currency as a bare number in the shown unit, rounded to it. */
export function formatAmountNumber(locale: Locale, value: number | null | undefined, scale: AmountScale): string {
  return value == null ? NO_VALUE : formatNumber(locale, value / scale, { decimals: 0 })
}

/** The same with its unit behind: `1 284 600 eFt`. */
export function formatAmount(
  locale: Locale,
  value: number | null | undefined,
  shown: { scale: AmountScale; unit: string },
): string {
  return value == null ? NO_VALUE : `${formatAmountNumber(locale, value, shown.scale)}${NO_BREAK_SPACE}${shown.unit}`
}

/** An amount as it was stated, with its unit behind: `3 000 000 Ft`; one that is not whole with both digits of its hundredths. */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  return `${formatNumber(locale, amount, { decimals: Number.isInteger(amount) ? 0 : 2 })}${NO_BREAK_SPACE}${currencyWord(locale, currency)}`
}

/** `Ft` for forints in Hungarian, the code of the currency otherwise. */
export function currencyWord(locale: Locale, currency: string): string {
  return locale === 'hu' && currency === 'HUF' ? 'Ft' : currency
}
