/** How many currency units one filed unit stands for. */
export const AMOUNT_UNITS = { one: 1, thousand: 1000, million: 1_000_000 } as const
export type AmountUnit = keyof typeof AMOUNT_UNITS

/**
 * An exact decimal: `digits` × 10^-`scale`. Amounts come from files and from PostgreSQL `numeric` as text and stay
 * exact; nothing here goes through a floating-point number.
 */
export type Decimal = { digits: bigint; scale: number }

const MAX_LENGTH = 60
const SPACES = /[\s\u00a0\u202f']/gu

/**
 * Reads an amount: `1234`, `-1 234`, `1234.50`, `−12`, also `1234,50` when `decimalMark` is a comma. Null where the
 * text is no number; two marks, an exponent or a mark that groups thousands are no number.
 */
export function parseDecimal(text: string, decimalMark: '.' | ',' = '.'): Decimal | null {
  if (text.length > MAX_LENGTH) return null
  const compact = text.replace(SPACES, '').replace(/^[\u2212\u2013]/, '-')
  const pattern = decimalMark === '.' ? /^([+-]?)(\d+)(?:\.(\d+))?$/ : /^([+-]?)(\d+)(?:,(\d+))?$/
  const parts = pattern.exec(compact)
  if (parts === null) return null
  const [, sign = '', whole = '', fraction = ''] = parts
  const digits = BigInt(whole + fraction)
  return { digits: sign === '-' ? -digits : digits, scale: fraction.length }
}

/** The decimal as PostgreSQL `numeric` takes it: `-1234.50`. */
export function formatDecimal({ digits, scale }: Decimal): string {
  if (scale === 0) return digits.toString()
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  return `${digits < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`
}

/** Divides with rounding half away from zero, as accounts are rounded. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor
}

/** The nearest whole amount, halves away from zero. */
export function roundToWhole({ digits, scale }: Decimal): bigint {
  return scale === 0 ? digits : divideRounded(digits, 10n ** BigInt(scale))
}

/** A whole amount in another unit: to a smaller unit exact, to a greater one rounded half away from zero. */
export function convertAmount(amount: bigint, from: AmountUnit, to: AmountUnit): bigint {
  return divideRounded(amount * BigInt(AMOUNT_UNITS[from]), BigInt(AMOUNT_UNITS[to]))
}

/**
 * A bigint as a number, for JSON. Throws RangeError where a number could not hold it exactly (beyond ±2^53).
 */
export function toSafeNumber(amount: bigint): number {
  const value = Number(amount)
  if (!Number.isSafeInteger(value)) throw new RangeError('amount does not fit into a whole number exactly')
  return value
}
