import { toSavedDay } from '@merleg/domain/company-search/saved-day'
import type { Locale } from '@merleg/domain/locale'
import { parseDay } from '../../shared/format/parse-day.ts'

/** Years written with two digits reach so far into the future: whatever is later was in the century before. */
const YEARS_AHEAD = 10

type Reader = { locale: Locale; /** YYYY-MM-DD */ today: string }

/**
 * A day as the filters show it, yy.mm.dd (spec part 2 §9), also as it is saved (YYYY.MM.DD), as ISO writes it, without
 * marks, and as the reader writes days elsewhere. Answers YYYY.MM.DD; null for what is no day.
 */
export function readFilterDay(text: string, { locale, today }: Reader): string | null {
  const bare = text.trim()
  const short = /^(\d{2})[.\-/\s]+(\d{1,2})[.\-/\s]+(\d{1,2})\.?$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{2})$/.exec(bare)
  const long = /^(\d{4})(\d{2})(\d{2})$/.exec(bare)
  const [, year = '', month = '', day = ''] = short ?? long ?? []
  const whole = short || long ? `${short ? fullYear(year, today) : year}-${month}-${day}` : bare
  const read = parseDay(whole, locale)
  return read === null ? null : toSavedDay(read)
}

function fullYear(twoDigits: string, today: string): number {
  const last = Number(today.slice(0, 4)) + YEARS_AHEAD
  return last - ((last - Number(twoDigits)) % 100)
}

/** A saved day as the filters show it; with its whole year where two digits would be taken for another one. */
export function writeFilterDay(saved: string | null, reader: Reader): string {
  if (saved === null) return ''
  const short = saved.slice(2)
  return readFilterDay(short, reader) === saved ? short : saved
}
