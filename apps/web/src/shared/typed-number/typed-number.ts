import { formatNumber, NO_VALUE } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'

const DECIMAL_MARK = { hu: ',', en: '.', de: ',' } as const satisfies Record<Locale, string>

/** Thousands with one and the same mark between them. */
const IN_THOUSANDS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

/**
 * A number as people type or paste it: spaces between its digits, either mark, either minus. The last of two marks is
 * the decimal one; a single one that is not the reader's own parts thousands where three digits follow it. Null for
 * nothing typed, NaN for what is no number.
 */
export function readTypedNumber(text: string, locale: Locale): number | null {
  const decimal = readTypedDecimal(text, locale)
  return decimal === '' ? null : Number(decimal ?? Number.NaN)
}

/** The same number with all its digits and a decimal point (`-1234.5`), for what counts money; null for what is no number. */
export function readTypedDecimal(text: string, locale: Locale): string | null {
  const bare = text.replaceAll(/[\s'’]/g, '').replace(/^[−–]/, '-')
  if (bare === '') return ''
  const [, sign = '', figure] = /^([+-]?)([\d.,]*\d[\d.,]*)$/.exec(bare) ?? []
  const digits = figure === undefined ? null : readFigure(figure, locale)
  return digits === null ? null : `${sign}${digits}`
}

/** Null where marks make no number. */
function readFigure(figure: string, locale: Locale): string | null {
  const at = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','))
  if (at < 0) return figure
  const mark = figure.charAt(at)
  const isOwn = mark === DECIMAL_MARK[locale] && figure.indexOf(mark) === at
  if (IN_THOUSANDS.test(figure) && !isOwn) return withoutMarks(figure)
  const whole = figure.slice(0, at)
  const isWhole = /^\d*$/.test(whole) || (IN_THOUSANDS.test(whole) && !whole.includes(mark))
  if (!isWhole) return null
  const decimals = figure.slice(at + 1)
  return `${withoutMarks(whole) || '0'}${decimals === '' ? '' : `.${decimals}`}`
}

function withoutMarks(figure: string): string {
  return figure.replaceAll(/[.,]/g, '')
}

/** What was typed, written in the reader's way, so that he sees how it was read; what is no number stays. */
export function tidyTypedNumber(text: string, locale: Locale): string {
  const number = readTypedNumber(text, locale)
  return Number.isNaN(number) ? text : writeTypedNumber(number, locale)
}

/** The number as it is shown in a field, with all of its decimals. */
export function writeTypedNumber(value: number | null, locale: Locale): string {
  const decimals = String(value ?? '').split('.')[1]?.length ?? 0
  const text = formatNumber(locale, value, { decimals: Math.min(decimals, 12) })
  return text === NO_VALUE ? '' : text
}
