import { dayBefore } from '../calendar-days.ts'
import type { Locale } from '../locale.ts'
import { NO_BREAK_SPACE, NO_VALUE } from './number.ts'

type Style = { tag: string; day: Intl.DateTimeFormatOptions }
const STYLES: Record<Locale, Style> = {
  hu: { tag: 'hu-HU', day: { year: 'numeric', month: '2-digit', day: '2-digit' } },
  en: { tag: 'en-GB', day: { year: 'numeric', month: 'short', day: 'numeric' } },
  de: { tag: 'de-DE', day: { year: 'numeric', month: '2-digit', day: '2-digit' } },
}

const KINDS = {
  // Read and written as UTC: a calendar day has no time zone to shift it.
  calendarDay: { timeZone: 'UTC' },
  // One clock for all readers: a moment is the same on a page, in a file and in a mail, and the day it is counted by.
  dayOfMoment: { timeZone: 'Europe/Budapest' },
  moment: { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Budapest' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// Making a formatter costs more than a hundred uses of it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(locale: Locale, kind: keyof typeof KINDS): Intl.DateTimeFormat {
  const key = `${locale} ${kind}`
  const known = formatters.get(key)
  if (known) return known
  const { tag, day } = STYLES[locale]
  const made = new Intl.DateTimeFormat(tag, { ...day, ...KINDS[kind] })
  formatters.set(key, made)
  return made
}

function write(locale: Locale, moment: string, kind: keyof typeof KINDS): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return NO_VALUE
  return getFormatter(locale, kind).format(date).replaceAll(' ', NO_BREAK_SPACE)
}

/** A calendar day (YYYY-MM-DD): `2008. 03. 17.`, `17 Mar 2008`, `17.03.2008`; `–` for null or no date. */
export function formatDate(locale: Locale, day: string | null | undefined): string {
  return day == null ? NO_VALUE : write(locale, `${day.slice(0, 10)}T00:00:00Z`, 'calendarDay')
}

/** A moment (ISO with time) to the minute, by the Hungarian clock wherever it is written or read. */
export function formatDateTime(locale: Locale, moment: string | null | undefined): string {
  return moment == null ? NO_VALUE : write(locale, moment, 'moment')
}

/** The same of a date. */
export function formatHungarianMoment(locale: Locale, moment: Date): string {
  return write(locale, moment.toISOString(), 'moment')
}

/** The day of a moment, by the same clock. */
export function formatDay(locale: Locale, moment: string | null | undefined): string {
  return moment == null ? NO_VALUE : write(locale, moment, 'dayOfMoment')
}

/** From one day to another, both meant: `2024. 01. 01. – 2024. 12. 31.` */
export function formatDays(locale: Locale, first: string, last: string): string {
  return `${formatDate(locale, first)} – ${formatDate(locale, last)}`
}

/** Half-open validity as people write it, both ends included: `2015. 03. 01. – 2019. 05. 31.`; null where both are open. */
export function formatPeriod(locale: Locale, validFrom: string | null, validTo: string | null): string | null {
  if (validFrom === null && validTo === null) return null
  const from = validFrom === null ? '' : `${formatDate(locale, validFrom)} `
  const to = validTo === null ? '' : ` ${formatDate(locale, dayBefore(validTo))}`
  return `${from}–${to}`
}
