import type { Locale } from '@merleg/domain/locale'

/** Shown for what is not known. */
export const NO_VALUE = '–'
const NO_BREAK_SPACE = '\u00A0'
const MINUS = '\u2212'

type NumberStyle = {
  /** Digits after the decimal mark, always this many; without it as many as needed, at most 2. */
  decimals?: number
  /** Puts a plus before gains; zero carries no sign. */
  signed?: boolean
}

const formatters = new Map<string, Intl.NumberFormat>()

function getFormatter(locale: Locale, style: NumberStyle): Intl.NumberFormat {
  const key = `${locale} ${style.decimals ?? ''} ${style.signed ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const digits =
    style.decimals === undefined
      ? { maximumFractionDigits: 2 }
      : { minimumFractionDigits: style.decimals, maximumFractionDigits: style.decimals }
  const made = new Intl.NumberFormat(locale, {
    ...digits,
    useGrouping: 'always',
    signDisplay: style.signed === true ? 'exceptZero' : 'negative',
  })
  formatters.set(key, made)
  return made
}

/** A number grouped by no-break spaces in every language (decisions 18), with a true minus; `–` for null. */
export function formatNumber(value: number | null | undefined, locale: Locale, style: NumberStyle = {}): string {
  if (value == null || !Number.isFinite(value)) return NO_VALUE
  return getFormatter(locale, style)
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? NO_BREAK_SPACE : part.type === 'minusSign' ? MINUS : part.value))
    .join('')
}

/** A ratio (0.084) as percent: `8,4 %` in Hungarian and German, `8.4%` in English. One decimal unless told. */
export function formatPercent(ratio: number | null | undefined, locale: Locale, style: NumberStyle = {}): string {
  if (ratio == null || !Number.isFinite(ratio)) return NO_VALUE
  // Scaling by hand would turn 0.07 into 7.000000000000001; the rounding to a few decimals hides it.
  const text = formatNumber(ratio * 100, locale, { decimals: 1, ...style })
  return locale === 'en' ? `${text}%` : `${text}${NO_BREAK_SPACE}%`
}
