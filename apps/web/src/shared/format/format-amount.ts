import type { Locale } from '@merleg/domain/locale'
import { formatNumber, NO_VALUE } from './format-number.ts'

const NO_BREAK_SPACE = '\u00A0'

/** How many units of the currency one shown unit is. */
export type AmountScale = 1 | 1000

/** Forint amounts are shown in thousands by preference (decisions 18); other currencies always in whole units. */
export function getAmountScale(currency: string, inThousandHUF: boolean): AmountScale {
  return currency === 'HUF' && inThousandHUF ? 1000 : 1
}

/** An amount in whole units of a currency as a bare number in the shown unit, rounded to it. */
export function formatAmountNumber(value: number | null | undefined, locale: Locale, scale: AmountScale): string {
  return value == null ? NO_VALUE : formatNumber(value / scale, locale, { decimals: 0 })
}

/** The same with its unit behind: `1 284 600 eFt`. */
export function formatAmount(
  value: number | null | undefined,
  locale: Locale,
  shown: { scale: AmountScale; unit: string },
): string {
  return value == null ? NO_VALUE : `${formatAmountNumber(value, locale, shown.scale)}${NO_BREAK_SPACE}${shown.unit}`
}
