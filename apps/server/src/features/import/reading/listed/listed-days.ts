import type { BirthSpan } from '@merleg/domain/sanctions/birth-comparison'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** `1.2.1990`, `1. 2. 1990`, `15 February 1972`, `1 Nov. 2005`: every full day in a text, with where it stood. */
const FULL_DAY =
  /(?<!\d)(\d{1,2})\s?\.\s?(\d{1,2})\s?\.\s?(\d{4})|(?<!\d)(\d{1,2})\s+((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)\.?\s+(\d{4})/giu
const BETWEEN = /between\s+(\d{4})\s+and\s+(\d{4})/giu
const YEAR = /\b(?:19|20)\d{2}\b/gu
const ROUGHLY = /approx|circa|about|around/iu
/** How far from the truth a birth year may be that the list calls approximate. */
const ROUGH_YEARS = 2

/** The day on which an entry was listed; null where the text is no single day. */
export function readListedDay(text: string): string | null {
  const [match, ...more] = [...text.matchAll(FULL_DAY)]
  return match === undefined || more.length > 0 || match[0].length !== text.length ? null : toDay(match)
}

/** The days, years and spans in which someone may have been born; other calendars than the Gregorian are left out. */
export function readBirths(text: string): BirthSpan[] {
  const exact = [...text.matchAll(FULL_DAY)].flatMap((match) => toDay(match) ?? [])
  const withoutDays = text.replaceAll(FULL_DAY, ' ')
  const spans = [...withoutDays.matchAll(BETWEEN)].map(([, from = '', to = '']) => toSpan(Number(from), Number(to)))
  const margin = ROUGHLY.test(text) ? ROUGH_YEARS : 0
  const years = [...withoutDays.replaceAll(BETWEEN, ' ').matchAll(YEAR)].map(([year]) =>
    toSpan(Number(year) - margin, Number(year) + margin),
  )
  return [...exact.map((day) => ({ from: day, to: day })), ...spans, ...years]
}

const toSpan = (from: number, to: number): BirthSpan => ({ from: `${from}-01-01`, to: `${to}-12-31` })

function toDay([, day, month, year, wordDay, word, wordYear]: RegExpMatchArray): string | null {
  const named = MONTHS.findIndex((name) => word !== undefined && name.startsWith(word.toLowerCase())) + 1
  const [y, m, d] =
    word === undefined ? [Number(year), Number(month), Number(day)] : [Number(wordYear), named, Number(wordDay)]
  const date = new Date(Date.UTC(y, m - 1, d))
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d && y >= 1880 ? date.toISOString().slice(0, 10) : null
}
