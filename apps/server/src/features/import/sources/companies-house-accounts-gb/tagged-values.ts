import { normaliseSpaces } from '../../reading/cell-values.ts'

/** How a number is written, by the name of its transformation without its prefix. */
const ZERO_FORMATS: ReadonlySet<string> = new Set(['zerodash', 'numdash', 'fixedzero', 'fixed-zero'])
const EMPTY_FORMATS: ReadonlySet<string> = new Set(['nocontent', 'fixedempty', 'fixed-empty'])
const COMMA_FORMATS: ReadonlySet<string> = new Set([
  'numcomma',
  'numdotcomma',
  'numspacecomma',
  'numcommadecimal',
  'num-comma-decimal',
])
const DASH = /^[-\u2010-\u2015\u2212]$/
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NONE: ReadonlySet<string> = new Set(['nil', 'no', 'none'])

export type WrittenNumber = { text: string; format: string; scale: string; sign: string }

/**
 * The number that a tagged text stands for: a dash is zero, `scale` counts places, a minus is told by `sign` or by
 * brackets. Null where the text is no number, as nothing is guessed from words beside it, and where a minus is told in both
 * ways: read by the letter it is a plus, and seldom meant.
 */
export function readTaggedNumber({ text, format, scale, sign }: WrittenNumber): number | null {
  const form = format.slice(format.indexOf(':') + 1).toLowerCase()
  const written = normaliseSpaces(text)
  if (EMPTY_FORMATS.has(form)) return null
  if (ZERO_FORMATS.has(form) || DASH.test(written) || NONE.has(written.toLowerCase())) return 0
  const word = WORDS.indexOf(written.toLowerCase())
  const value = word === -1 ? readDigits(written, COMMA_FORMATS.has(form)) : word
  const places = scale === '' ? 0 : Number(scale)
  if (value === null || !Number.isInteger(places) || Math.abs(places) > 12) return null
  if (sign === '-' && value < 0) return null
  // Powers of ten below one are not exact: dividing by one above it is.
  const scaled = places < 0 ? value / 10 ** -places : value * 10 ** places
  return (sign === '-' ? -scaled : scaled) + 0
}

function readDigits(text: string, isCommaDecimal: boolean): number | null {
  const [, bracket, minus, figure = '', closing] =
    /^(\()?\s*(?:£\s*)?([-\u2212])?\s*(?:£\s*)?([\d.,\s]*\d)\s*(\))?$/.exec(text) ?? []
  if ((bracket === undefined) !== (closing === undefined)) return null
  const bare = figure.replaceAll(/\s/g, '')
  const plain = isCommaDecimal ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
  if (!/^\d{0,15}(?:\.\d{1,9})?$/.test(plain) || plain === '') return null
  return bracket !== undefined || minus !== undefined ? -Number(plain) : Number(plain)
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A day as accounts write it: `2025-12-31`, `31 December 2025`, `December 31, 2025`, `31.12.25`; null otherwise. */
export function readTaggedDay(text: string, format = ''): string | null {
  const written = normaliseSpaces(text).replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(written)
  if (iso) return toDay(iso[1], Number(iso[2]), iso[3])
  const named = /^(\d{1,2})[\s-]?([A-Za-z]{3,9})\.?,?[\s-]?(\d{4}|\d{2})$/.exec(written)
  if (named) return toDay(named[3], monthOf(named[2]), named[1])
  const american = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/.exec(written)
  if (american) return toDay(american[3], monthOf(american[1]), american[2])
  const figures = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4}|\d{2})$/.exec(written)
  if (!figures) return null
  const [, first = '', second = '', year] = figures
  return /(?:date(?:slash|dot)us|date-?month-?day-?year)$/i.test(format)
    ? toDay(year, Number(first), second)
    : toDay(year, Number(second), first)
}

function monthOf(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function toDay(year = '', month: number, day = ''): string | null {
  const full = Number(year.length === 2 ? `20${year}` : year)
  const date = new Date(Date.UTC(full, month - 1, Number(day)))
  const isReal = full >= 1900 && full <= 2099 && date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day)
  return isReal ? date.toISOString().slice(0, 10) : null
}
