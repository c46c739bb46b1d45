import type { Locale } from '../locale.ts'

/** Shown for what is not known. */
export const NO_VALUE = '–'
/** Between a figure and its unit, and between groups of digits. */
export const NO_BREAK_SPACE = '\u00A0'
const MINUS = '\u2212'

export type NumberStyle = {
  /** Digits after the decimal mark, always this many; without it as many as needed, at most 2. */
  decimals?: number
  /** Puts a plus before gains; zero carries no sign. */
  signed?: boolean
}

// Making a formatter costs more than a hundred uses of it.
const formatters = new Map<string, Intl.NumberFormat>()

function getFormatter(locale: Locale, { decimals, signed = false }: NumberStyle): Intl.NumberFormat {
  const key = `${locale} ${decimals ?? ''} ${signed}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
    useGrouping: 'always',
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
  formatters.set(key, made)
  return made
}

/** A number grouped by no-break spaces in every language (decisions 18), with a true minus; `–` for null. */
export function formatNumber(locale: Locale, value: number | null | undefined, style: NumberStyle = {}): string {
  if (value == null || !Number.isFinite(value)) return NO_VALUE
  return getFormatter(locale, style)
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? NO_BREAK_SPACE : part.type === 'minusSign' ? MINUS : part.value))
    .join('')
}

/** A ratio that was worked out (0.084) as per cent with one decimal: `8,4 %`, in English `8.4%`; `–` for null. */
export function formatPercent(
  locale: Locale,
  ratio: number | null | undefined,
  style: Pick<NumberStyle, 'signed'> = {},
): string {
  return writePercent(locale, ratio, { ...style, decimals: 1 })
}

/** A ratio as somebody stated it, such as a holding or a limit of the law, no more exact than that: `25 %`, `33,33 %`. */
export function formatStatedShare(locale: Locale, ratio: number): string {
  return writePercent(locale, ratio, {})
}

const LEAST_PROBABILITY = 0.0001
const MOST_PROBABILITY = 0.99

/**
 * A probability of 0–1 with two digits that count, as small ones need digits that large ones do not bear: `12 %`,
 * `1,4 %`, `0,16 %`. Nothing is certain: `< 0,01 %` and `> 99 %` are the ends.
 */
export function formatProbability(locale: Locale, probability: number): string {
  if (probability < LEAST_PROBABILITY / 2)
    return `<${NO_BREAK_SPACE}${writePercent(locale, LEAST_PROBABILITY, { decimals: 2 })}`
  if (probability >= (1 + MOST_PROBABILITY) / 2)
    return `>${NO_BREAK_SPACE}${writePercent(locale, MOST_PROBABILITY, { decimals: 0 })}`
  const decimals = probability >= 0.0995 ? 0 : probability >= 0.00995 ? 1 : 2
  return writePercent(locale, probability, { decimals })
}

function writePercent(locale: Locale, ratio: number | null | undefined, style: NumberStyle): string {
  if (ratio == null || !Number.isFinite(ratio)) return NO_VALUE
  // Scaling by hand turns 0.07 into 7.000000000000001; the rounding to a few decimals hides it.
  const text = formatNumber(locale, ratio * 100, style)
  return locale === 'en' ? `${text}%` : `${text}${NO_BREAK_SPACE}%`
}
