import { formatNumber, NO_VALUE } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'

const DECIMAL_MARK = { hu: ',', en: '.', de: ',' } as const satisfies Record<Locale, string>

/**
 * A number as people type or paste it: spaces between its digits, either mark, either minus. The last of two marks is
 * the decimal one; a single one that is not the reader's own parts thousands where three digits follow it. Null for
 * nothing typed, NaN for what is no number.
 */
export function readTypedNumber(text: string, locale: Locale): number | null {
  const bare = text.replaceAll(/[\s'’]/g, '').replace(/^[−–]/, '-')
  if (bare === '') return null
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return Number.NaN
  const mark = findDecimalMark(bare, locale)
  if (mark === undefined) return Number.NaN
  const digits = mark === null ? bare.replaceAll(/[.,]/g, '') : withDecimals(bare, mark)
  return Number(digits)
}

/** Null without one, undefined where marks make no number. */
function findDecimalMark(text: string, locale: Locale): string | null | undefined {
  const marks: readonly string[] = text.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return null
  const isOnce = marks.indexOf(last) === marks.length - 1
  if (marks.length > 1 && !isOnce) return marks.every((mark) => mark === last) ? null : undefined
  if (marks.length > 1) return last
  return last !== DECIMAL_MARK[locale] && /\d[.,]\d{3}$/.test(text) ? null : last
}

function withDecimals(text: string, mark: string): string {
  const [whole = '', decimals = ''] = text.split(mark)
  return `${whole.replaceAll(/[.,]/g, '')}.${decimals}`
}

/** The number as it is shown in a field, with all of its decimals. */
export function writeTypedNumber(value: number | null, locale: Locale): string {
  const decimals = String(value ?? '').split('.')[1]?.length ?? 0
  const text = formatNumber(locale, value, { decimals: Math.min(decimals, 12) })
  return text === NO_VALUE ? '' : text
}
