import { currencyWord } from '../format/amount.ts'
import { formatNumber, NO_BREAK_SPACE } from '../format/number.ts'
import type { Locale } from '../locale.ts'
import { formatDecimal, parseDecimal } from '../money.ts'
import { type CreditCurrency, MINOR_UNITS } from './credit-accounts.ts'

/** More than anybody tops up by one item; far within what a number holds exactly. */
const MAX_MINOR = 1_000_000_000_000

/**
 * An amount of minor units as people write it: euros with cents, forints without fillér unless there are some; `signed`
 * puts a plus before gains.
 */
export function formatCredit(
  locale: Locale,
  minor: number,
  { currency, isSigned = false }: { currency: CreditCurrency; isSigned?: boolean },
): string {
  const decimals = currency === 'HUF' && minor % MINOR_UNITS === 0 ? 0 : 2
  const figure = formatNumber(locale, minor / MINOR_UNITS, { decimals, signed: isSigned })
  return `${figure}${NO_BREAK_SPACE}${currencyWord(locale, currency)}`
}

/** Minor units as a decimal of whole units for files: `12.5` for 1250. Exact, as 2⁵³ hundredths are. */
export function toMajorUnits(minor: number): number {
  return Number(formatDecimal({ digits: BigInt(minor), scale: 2 }))
}

/**
 * An amount of whole units as it is typed (`1000`, `12.5`, `12,50`) in minor units; null where it is none: no number,
 * negative, finer than a hundredth, or beyond ten thousand million.
 */
export function parseCredit(text: string): number | null {
  const decimal = parseDecimal(text.trim(), text.includes(',') ? ',' : '.')
  if (decimal === null || decimal.digits < 0n || decimal.scale > 2) return null
  const minor = decimal.digits * 10n ** BigInt(2 - decimal.scale)
  return minor > BigInt(MAX_MINOR) ? null : Number(minor)
}
