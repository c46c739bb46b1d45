import type { Locale } from '@merleg/domain/locale'
import { NO_VALUE } from './format-number.ts'

const NO_BREAK_SPACE = '\u00A0'

const STYLES: Record<Locale, { tag: string; date: Intl.DateTimeFormatOptions }> = {
  hu: { tag: 'hu-HU', date: { year: 'numeric', month: '2-digit', day: '2-digit' } },
  en: { tag: 'en-GB', date: { year: 'numeric', month: 'short', day: 'numeric' } },
  de: { tag: 'de-DE', date: { year: 'numeric', month: '2-digit', day: '2-digit' } },
}

function format(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(STYLES[locale].tag, options).format(date).replaceAll(' ', NO_BREAK_SPACE)
}

/** A calendar day (YYYY-MM-DD): `2008. 03. 17.`, `17 Mar 2008`, `17.03.2008`; `–` for null or no date. */
export function formatDate(isoDate: string | null | undefined, locale: Locale): string {
  if (isoDate == null) return NO_VALUE
  // Read and written as UTC: a calendar day has no time zone to shift it.
  const date = new Date(`${isoDate.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? NO_VALUE : format(date, locale, { ...STYLES[locale].date, timeZone: 'UTC' })
}

/** A moment (ISO with time) in the reader's time zone, to the minute. */
export function formatDateTime(isoDateTime: string | null | undefined, locale: Locale): string {
  if (isoDateTime == null) return NO_VALUE
  const date = new Date(isoDateTime)
  if (Number.isNaN(date.getTime())) return NO_VALUE
  return format(date, locale, { ...STYLES[locale].date, hour: '2-digit', minute: '2-digit' })
}

/** The day of a moment in the reader's time zone. */
export function formatDay(isoDateTime: string | null | undefined, locale: Locale): string {
  if (isoDateTime == null) return NO_VALUE
  const date = new Date(isoDateTime)
  return Number.isNaN(date.getTime()) ? NO_VALUE : format(date, locale, STYLES[locale].date)
}
